// The strips of days that a calendar is shown in: the booking window cut into fortnights, counted from today.

import type { Occupancy } from '@/lib/domain/calendar/occupied'
import { type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { BOOKING, bookableDates, type Calendar, offeredSlots, slotsOfDay } from '@/lib/domain/calendar/slots'

/** The dates of one strip, and the first dates of its neighbours where the window has any. */
export type DayRange = { dates: string[]; earlier: string | null; later: string | null }
/** How a day stands: `over` is one whose last times are too near to be booked or past, `full` one whose times are taken. */
type DayState = 'free' | 'full' | 'over' | 'closed'
/** A day of a strip, with the number of its free times. */
type RangeDay = { date: string; free: number; state: DayState }
/** How the days of a strip stand, and where the strips beside it open. */
export type DayRangeView = { days: readonly RangeDay[]; earlier: string | null; later: string | null }
/** The same with the open slots of one of its days. */
export type DayView = DayRangeView & { day: string; slots: OpenSlot[] }

/** The strip of the window that contains `day`; the first one for a day outside of it. The window is the patients' where none is given. */
export function dayRangeOf(day: string, now: Date, window: readonly string[] = bookableDates(now)): DayRange {
  const index = Math.max(window.indexOf(day), 0)
  const first = index - (index % BOOKING.stripDays)
  return {
    dates: window.slice(first, first + BOOKING.stripDays),
    earlier: window[first - BOOKING.stripDays] ?? null,
    later: window[first + BOOKING.stripDays] ?? null,
  }
}

/** Why a day has no free time, by hours, closures and lead time alone. */
export function stateWithout(place: Calendar, date: string, now: Date): DayState {
  if (slotsOfDay(place, date).length === 0) return 'closed'
  return offeredSlots(place, [date], now).length === 0 ? 'over' : 'full'
}

/**
 * The day that a link to another strip opens: its first that can be open, by hours, closures and lead time; the first of all
 * where there is none. What is taken then is known only once it is read.
 */
export function openingDay(first: string | null, now: Date, canBeOpen: (date: string) => boolean): string | null {
  return first && (dayRangeOf(first, now).dates.find(canBeOpen) ?? first)
}

const rangeDay = (place: Calendar, date: string, free: number, now: Date): RangeDay => ({
  date,
  free,
  state: free > 0 ? 'free' : stateWithout(place, date, now),
})

/** What the calendar shows with `day` chosen. `taken` must cover the whole strip of that day. */
export function viewDay(place: Calendar, taken: Occupancy, day: string, now: Date): DayView {
  const { dates, earlier, later } = dayRangeOf(day, now)
  const slots: OpenSlot[] = []
  const free = new Map(dates.map((date) => [date, 0]))
  for (const slot of openSlots(place, taken, dates, now)) {
    free.set(slot.date, (free.get(slot.date) ?? 0) + 1)
    if (slot.date === day) slots.push(slot)
  }
  const days = Array.from(free, ([date, count]) => rangeDay(place, date, count, now))
  const canBeOpen = (date: string) => stateWithout(place, date, now) === 'full'
  const opening = (first: string | null) => openingDay(first, now, canBeOpen)
  return { days, earlier: opening(earlier), later: opening(later), day, slots }
}

/** The same where only `day` is worked out: `taken` must cover it, and the other days of its strip stand as given. */
export function viewDayIn(strip: DayRangeView, place: Calendar, taken: Occupancy, day: string, now: Date): DayView {
  const slots = Array.from(openSlots(place, taken, [day], now))
  const days = strip.days.map((one) => (one.date === day ? rangeDay(place, day, slots.length, now) : one))
  return { ...strip, days, day, slots }
}
