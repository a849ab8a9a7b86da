import { bookingRules } from '@/lib/catalogue/booking-rules'
import type { DayHours, HoursSpan } from '@/lib/catalogue/clinics/opening-hours'
import { addDays, daysBetween, instantOf, localOf, minutesOf, timeAtMinute, weekdayOf } from '@/lib/domain/clinic-time'

export const BOOKING = {
  /** Recalls are booked half a year ahead. Within 365 days no day and month occurs twice. */
  deskWindowDays: 365,
  /** Long enough for the clinic to read of the emergency. */
  emergencyLeadMinutes: 15,
  stripDays: 14,
  nearest: 3,
  holdsOfOwner: 3,
} as const

/** Monday first; `planned` applies from its clinic-local date on. */
export type Week = { hours: readonly DayHours[]; planned?: { from: string; hours: readonly DayHours[] } | null }
export type Calendar = Week & {
  slotMinutes: number
  /** Of a treatment with a length of its own. A shorter one takes a whole slot. */
  visitMinutes?: number | null
  closed: ReadonlySet<string>
  leadMinutes?: number
  windowDays?: number
}
/** Clinic-local; `end` is 24:00 at midnight. */
export type Slot = { date: string; start: string; end: string }

/** The database function hours_on has the same rule. */
export const hoursOn = ({ hours, planned }: Week, date: string): readonly DayHours[] =>
  planned && planned.from <= date ? planned.hours : hours

/** The spans in which a place is open on a day, in order. The database function day_spans has the same rule. */
export function spansOf(day: DayHours | undefined): HoursSpan[] {
  if (!day) return []
  const { opens, closes, breaks = [] } = day
  const starts = [opens, ...breaks.map(({ until }) => until)]
  return starts.map((start, nth) => ({ opens: start, closes: breaks[nth]?.from ?? closes }))
}

type Length = Pick<Calendar, 'slotMinutes' | 'visitMinutes'>
export const minutesOfVisit = ({ slotMinutes, visitMinutes }: Length): number =>
  Math.max(slotMinutes, visitMinutes ?? 0)

/** At midnight at the latest. A visit that is cut so is the slot of no place. */
export const endOfVisit = (place: Length, start: string): string =>
  timeAtMinute(Math.min(minutesOf(start) + minutesOfVisit(place), 1440))

/** By hours and closures alone. No visit passes a break, closing time or midnight. */
export function slotsOfDay(place: Calendar, date: string): { start: string; end: string }[] {
  const { slotMinutes, closed } = place
  const minutes = minutesOfVisit(place)
  const day = hoursOn(place, date)[weekdayOf(date)]
  if (closed.has(date)) return []
  return spansOf(day).flatMap((span) => {
    const closes = Math.min(minutesOf(span.closes), 1440)
    const slots = []
    for (let at = minutesOf(span.opens); at + minutes <= closes; at += slotMinutes) {
      slots.push({ start: timeAtMinute(at), end: timeAtMinute(at + minutes) })
    }
    return slots
  })
}

const datesFrom = (first: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, n) => addDays(first, n))

/** Cached: a request needs the dates several times, and they stay the same all day. */
let bookable: readonly string[] = []

export function bookableDates(now: Date): readonly string[] {
  const today = localOf(now).date
  const { windowDays } = bookingRules()
  if (bookable[0] !== today || bookable.length !== windowDays) bookable = datesFrom(today, windowDays)
  return bookable
}

export const deskDates = (now: Date): readonly string[] => datesFrom(localOf(now).date, BOOKING.deskWindowDays)

export type TimedSlot = Slot & { at: number }

export function isInWindow(date: string, now: Date, windowDays: number = bookingRules().windowDays): boolean {
  const ahead = daysBetween(localOf(now).date, date)
  return ahead >= 0 && ahead < windowDays
}

export function* slotsInWindow(place: Calendar, dates: readonly string[], now: Date): Generator<TimedSlot, undefined> {
  const { windowDays = bookingRules().windowDays } = place
  const first = localOf(now).date
  const last = addDays(first, windowDays - 1)
  for (const date of dates) {
    if (date < first || date > last) continue
    const midnight = instantOf(date, '00:00').getTime()
    for (const { start, end } of slotsOfDay(place, date)) {
      yield { date, start, end, at: midnight + minutesOf(start) * 60_000 }
    }
  }
}

export const isUrgent = (concern: string | null | undefined): boolean => concern === 'emergency'

export const leadMinutesOf = (concern: string | null | undefined): number =>
  isUrgent(concern) ? BOOKING.emergencyLeadMinutes : bookingRules().leadMinutes

/** A slot exactly the lead time ahead is still offered. */
export const hasLead = (
  { leadMinutes = bookingRules().leadMinutes }: Calendar,
  { at }: TimedSlot,
  now: Date,
): boolean => at - now.getTime() >= leadMinutes * 60_000

export function offeredSlots(place: Calendar, dates: readonly string[], now: Date): Slot[] {
  const slots = Array.from(slotsInWindow(place, dates, now)).filter((slot) => hasLead(place, slot, now))
  return slots.map(({ date, start, end }) => ({ date, start, end }))
}
