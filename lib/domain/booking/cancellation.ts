import { bookingRules } from '@/lib/catalogue/booking-rules'
import type { Visit } from '@/lib/catalogue/visits'
import { localOf } from '@/lib/domain/clinic-time'

/**
 * Allowed until exactly the chain's `changeHours` before the start, while the patient has not arrived.
 * When a closure affects the booking (`isMet`): until the start, also after arrival.
 */
export function canChange({ starts_at, visit }: { starts_at: Date; visit: Visit }, now: Date, isMet = false): boolean {
  const left = starts_at.getTime() - now.getTime()
  if (isMet) return left > 0 && (visit === 'expected' || visit === 'arrived')
  return left >= bookingRules().changeHours * 3_600_000 && visit === 'expected'
}

export const canDeskChange = (startsAt: Date, now: Date): boolean => localOf(startsAt).date >= localOf(now).date

/** `graceSeconds` allows for slow networks. `otherTimeMinutes`: for another slot, as long as a hold lasts. */
export const UNDO = { seconds: 60, graceSeconds: 15, otherTimeMinutes: 10 } as const

/** Shown to the patient, so without the grace seconds. */
export const undoUntil = (cancelledAt: Date): Date => new Date(cancelledAt.getTime() + UNDO.seconds * 1000)

export function canUndo(cancelledAt: Date, now: Date, isSameTime: boolean): boolean {
  const seconds = isSameTime ? UNDO.seconds + UNDO.graceSeconds : UNDO.otherTimeMinutes * 60
  return now.getTime() - cancelledAt.getTime() <= seconds * 1000
}
