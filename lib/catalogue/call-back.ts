// When the chain's dentists call those who asked for it: the chain's own facts, made up like brand.ts.
import type { BEST_TIME } from '@/lib/catalogue/treatments/concerns'

export type BestTime = (typeof BEST_TIME)[number]

export const CALL_BACK = {
  /** Of the week; 0 is Monday. */
  days: [0, 1, 2, 3, 4, 5],
  /** Clinic-local, by what the patient says is the best time. */
  hours: {
    any_time: { from: '09:00', until: '20:00' },
    morning: { from: '09:00', until: '12:00' },
    afternoon: { from: '12:00', until: '17:00' },
    evening: { from: '17:00', until: '20:00' },
  } satisfies Record<BestTime, { from: string; until: string }>,
  /** So many minutes before the end of its hours a call can still be asked for the same day. */
  leastMinutes: 60,
} as const
