// Which times a place offers: hours, closures, booking window, lead time. Who took them is open-slots.ts's business.
import { addDays, daysBetween, instantOf, localOf, minutesOf, timeAtMinute, weekdayOf } from '@/lib/domain/clinic-time'

/** The numbers that times, holds and bookings go by. */
export const BOOKING = {
  windowDays: 30,
  /** Of the front desk: recalls are booked half a year ahead. No day and month comes twice in it. */
  deskWindowDays: 365,
  leadMinutes: 120,
  /** Whoever is in an emergency can come at once: long enough for the clinic to read of it. */
  emergencyLeadMinutes: 15,
  holdMinutes: 10,
  /** How long a hold may last that its patient asks to keep. */
  keptMinutes: 20,
  stripDays: 14,
  changeMinutes: 120,
  nearest: 3,
  holdsOfOwner: 3,
} as const

export type DayHours = { opens: string; closes: string } | null
/** The hours of seven days, Monday first; `planned` are those that hold from the clinic-local date `from` on. */
export type Week = { hours: readonly DayHours[]; planned?: { from: string; hours: readonly DayHours[] } | null }
/** What decides a place's times for one kind of visit: its hours, and the clinic-local dates it is closed. */
export type Calendar = Week & {
  slotMinutes: number
  closed: ReadonlySet<string>
  /** How long before it begins a time can be had at the latest; left out, as for any visit. */
  leadMinutes?: number
  /** How many days from today on it can be booked; left out, as by any patient. */
  windowDays?: number
}
/** Clinic-local; `end` is 24:00 where a slot ends at midnight. */
export type Slot = { date: string; start: string; end: string }

/** The hours of seven days, Monday first, that hold on a date. The database has the same rule (hours_on). */
export const hoursOn = ({ hours, planned }: Week, date: string): readonly DayHours[] =>
  planned && planned.from <= date ? planned.hours : hours

/** The slots of a date by hours and closures alone. A slot never passes closing time, and no day passes midnight. */
export function slotsOfDay(place: Calendar, date: string): { start: string; end: string }[] {
  const { slotMinutes, closed } = place
  const day = hoursOn(place, date)[weekdayOf(date)]
  if (!day || closed.has(date)) return []
  const closes = Math.min(minutesOf(day.closes), 1440)
  const slots = []
  for (let at = minutesOf(day.opens); at + slotMinutes <= closes; at += slotMinutes) {
    slots.push({ start: timeAtMinute(at), end: timeAtMinute(at + slotMinutes) })
  }
  return slots
}

const datesFrom = (first: string, days: number): readonly string[] =>
  Array.from({ length: days }, (_, n) => addDays(first, n))

/** Asked for several times a request, and the same all day. */
let bookable: { today: string; dates: readonly string[] } = { today: '', dates: [] }

/** The dates that can be booked: today and the days after it, `windowDays` in all. */
export function bookableDates(now: Date): readonly string[] {
  const today = localOf(now).date
  if (bookable.today !== today) bookable = { today, dates: datesFrom(today, BOOKING.windowDays) }
  return bookable.dates
}

/** The dates that the front desk can book: today and the days after it, `deskWindowDays` in all. */
export const deskDates = (now: Date): readonly string[] => datesFrom(localOf(now).date, BOOKING.deskWindowDays)

/** A slot with its start in milliseconds since 1970. */
export type TimedSlot = Slot & { at: number }

/** Whether a date can be booked: today and the days after it, `windowDays` in all. */
export function isInWindow(date: string, now: Date, windowDays: number = BOOKING.windowDays): boolean {
  const ahead = daysBetween(localOf(now).date, date)
  return ahead >= 0 && ahead < windowDays
}

/** The slots of the dates that lie in the place's window, in order, however soon they begin. */
export function* slotsInWindow(place: Calendar, dates: readonly string[], now: Date): Generator<TimedSlot, undefined> {
  const { windowDays = BOOKING.windowDays } = place
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

/** Whether a visit is about an emergency, which may begin sooner than any other. */
export const isUrgent = (concern: string | null | undefined): boolean => concern === 'emergency'

/** The lead time of a visit, by what it is about. */
export const leadMinutesOf = (concern: string | null | undefined): number =>
  isUrgent(concern) ? BOOKING.emergencyLeadMinutes : BOOKING.leadMinutes

/** Whether a slot begins late enough to be offered: exactly the lead time ahead still is. */
export const hasLead = ({ leadMinutes = BOOKING.leadMinutes }: Calendar, { at }: TimedSlot, now: Date): boolean =>
  at - now.getTime() >= leadMinutes * 60_000

/** The slots that a place offers on the dates, in order: within hours, not closed, in the window, not too soon. */
export function offeredSlots(place: Calendar, dates: readonly string[], now: Date): Slot[] {
  const slots = Array.from(slotsInWindow(place, dates, now)).filter((slot) => hasLead(place, slot, now))
  return slots.map(({ date, start, end }) => ({ date, start, end }))
}
