import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { quietUntil } from '@/lib/domain/messages/reminders'

/** Clinic-local, on the day after the visit, once the reminders for that day have gone out. */
const FROM = '10:00'
export const EVERY_DAYS = 30

export const ANSWER = { scores: ['5', '4', '3', '2', '1'], longest: 300 } as const

export const SUMMARY_DAYS = 90

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
