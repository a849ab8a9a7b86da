// The part of the times that a patient asks for: those of today or tomorrow, or those of evenings.
import type { Slot } from '@/lib/domain/calendar/slots'

export const TIME_WISHES = ['today', 'tomorrow', 'evening'] as const
export type TimeWish = (typeof TIME_WISHES)[number]

/** Clinic-local: from when on it is evening. */
const EVENING = '17:00'

/** Whether a slot is one of those asked for; `window` are the bookable dates, today first. */
export function isPreferred({ date, start }: Slot, wish: TimeWish, window: readonly string[]): boolean {
  if (wish === 'evening') return start >= EVENING
  return date === window[wish === 'today' ? 0 : 1]
}
