// Until when a patient may move or cancel an appointment without calling the clinic, and undo a cancellation.
import type { Visit } from '@/lib/catalogue/visits'
import { BOOKING } from '@/lib/domain/calendar/slots'
import { localOf } from '@/lib/domain/clinic-time'

/**
 * True up to and with exactly two hours before the start, as long as the patient has not come. Where the clinic itself can't keep
 * the time (`isMet`), until it begins, also by a patient who has come early and waits.
 */
export function canChange({ starts_at, visit }: { starts_at: Date; visit: Visit }, now: Date, isMet = false): boolean {
  const left = starts_at.getTime() - now.getTime()
  if (isMet) return left > 0 && (visit === 'expected' || visit === 'arrived')
  return left >= BOOKING.changeMinutes * 60_000 && visit === 'expected'
}

/** Until the end of its day in the clinic: what the desk may still move or cancel. */
export const canDeskChange = (startsAt: Date, now: Date): boolean => localOf(startsAt).date >= localOf(now).date

/**
 * A cancellation can be undone for a minute. Who tapped in time over a slow network is not too late; where the place is
 * gone by then, another time may be chosen for as long as a hold lasts.
 */
export const UNDO = { seconds: 60, graceSeconds: 15, otherTimeMinutes: 10 } as const

/** Until when the cancellation may be undone, as it is told. */
export const undoUntil = (cancelledAt: Date): Date => new Date(cancelledAt.getTime() + UNDO.seconds * 1000)

/** Whether it can be undone still: at the same time, or at another one of the place. */
export function canUndo(cancelledAt: Date, now: Date, isSameTime: boolean): boolean {
  const seconds = isSameTime ? UNDO.seconds + UNDO.graceSeconds : UNDO.otherTimeMinutes * 60
  return now.getTime() - cancelledAt.getTime() <= seconds * 1000
}
