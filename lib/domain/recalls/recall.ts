// When a patient is reminded of the next visit.
import { factsOf } from '@/lib/catalogue/chain'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { addDays, instantOf, localOf, minutesOf, timeAtMinute, weekdayOf } from '@/lib/domain/clinic-time'

export const RECALL = {
  /** For a treatment without an interval in the chain file. */
  usualMonths: 6,
  mostMonths: 24,
  secondAfterDays: 30,
  callAfterDays: 14,
} as const

/** First messages spread over these hours of the month's first days, Sundays left out. The rest of the month is spare. */
const SPREAD = { from: '10:00', until: '18:00', days: 20 } as const
/** The spread's hours, and one more for what a standstill held up. */
const LATEST = '19:00'
const SUNDAY = 6
const DAY_MINUTES = minutesOf(SPREAD.until) - minutesOf(SPREAD.from)

export const recallMonths = (treatment: TreatmentKey): number => factsOf(treatment)?.recallMonths ?? RECALL.usualMonths

/** Clinic-local, `YYYY-MM`. */
export const monthOf = (moment: Date): string => localOf(moment).date.slice(0, 7)

function monthAfter(date: string, months: number): string {
  const nth = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, '0')}`
}

/** The id is random, so the same booking always gets the same share of the month. */
const shareOf = (bookingId: string): number => Number.parseInt(bookingId.slice(0, 8), 16) / 2 ** 32

/** `months` is at least 1, so the moment is never in the month of `now`. */
export function recallMoment(now: Date, { months, bookingId }: { months: number; bookingId: string }): Date {
  const first = `${monthAfter(localOf(now).date, months)}-01`
  const days = Array.from({ length: SPREAD.days }, (_, n) => addDays(first, n)).filter(
    (day) => weekdayOf(day) !== SUNDAY,
  )
  const minute = Math.floor(shareOf(bookingId) * days.length * DAY_MINUTES)
  const day = days[Math.floor(minute / DAY_MINUTES)] ?? first
  return instantOf(day, timeAtMinute(minutesOf(SPREAD.from) + (minute % DAY_MINUTES)))
}

export function isRecallTime(now: Date): boolean {
  const { date, time } = localOf(now)
  return weekdayOf(date) !== SUNDAY && time >= SPREAD.from && time < LATEST
}
