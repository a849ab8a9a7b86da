// When patients are asked how their visit was, and what they may answer.
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { quietUntil } from '@/lib/domain/messages/reminders'

/** By the clinics' clock, on the day after the visit: what reminds of today's visits has gone out by then. */
const FROM = '10:00'
/** Who was asked is left alone for so long, whatever visits they keep. */
const EVERY_DAYS = 30

/** The worst and the best that a visit can be said to have been, and how many characters the patient's own words may have. */
export const ANSWER = { scores: ['5', '4', '3', '2', '1'], longest: 300 } as const

/** The page of all answers sums up so many days. */
export const SUMMARY_DAYS = 90

/** The visits that are asked about now, those of the day before; null where nobody is asked. */
export function questionWindow(now: Date): { from: Date; until: Date; askedSince: Date } | null {
  const { date, time } = localOf(now)
  if (quietUntil(now) || time < FROM) return null
  const until = instantOf(date, '00:00')
  return {
    from: instantOf(addDays(date, -1), '00:00'),
    until,
    askedSince: new Date(now.getTime() - EVERY_DAYS * 86_400_000),
  }
}
