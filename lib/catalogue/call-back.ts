// Made-up hours of the chain's dentists.
import type { BEST_TIME } from '@/lib/catalogue/treatments/concerns'

export type BestTime = (typeof BEST_TIME)[number]

export const CALL_BACK = {
  /** Days of the week; 0 is Monday. */
  days: [0, 1, 2, 3, 4, 5],
  /** Clinic-local, by the patient's best time. */
  hours: {
    any_time: { from: '09:00', until: '20:00' },
    morning: { from: '09:00', until: '12:00' },
    afternoon: { from: '12:00', until: '17:00' },
    evening: { from: '17:00', until: '20:00' },
  } satisfies Record<BestTime, { from: string; until: string }>,
  /** With less time before `until`, the call is on a later day. */
  leastMinutes: 60,
} as const
