// The strips of days that a calendar is shown in: the booking window cut into fortnights, counted from today.
import { type OpenSlot, openSlots } from '@/lib/domain/open-slots'
import { BOOKING, bookableDates, type Calendar } from '@/lib/domain/slots'
import type { Occupancy } from '@/lib/domain/taken'

/** The dates of one strip, and the first dates of its neighbours where the window has any. */
export type Strip = { dates: string[]; earlier: string | null; later: string | null }
/** One day's open slots, and how many the days of its strip have. */
export type DayView = {
  days: { date: string; free: number }[]
  earlier: string | null
  later: string | null
  day: string
  slots: OpenSlot[]
}

/** The strip that contains `day`; the first one for a day outside the booking window. */
export function stripOf(day: string, now: Date): Strip {
  const window = bookableDates(now)
  const index = Math.max(window.indexOf(day), 0)
  const first = index - (index % BOOKING.stripDays)
  return {
    dates: window.slice(first, first + BOOKING.stripDays),
    earlier: window[first - BOOKING.stripDays] ?? null,
    later: window[first + BOOKING.stripDays] ?? null,
  }
}

/** What the calendar shows with `day` chosen. `taken` must cover the whole strip of that day. */
export function viewDay(place: Calendar, taken: Occupancy, day: string, now: Date): DayView {
  const { dates, earlier, later } = stripOf(day, now)
  const slots: OpenSlot[] = []
  const free = new Map(dates.map((date) => [date, 0]))
  for (const slot of openSlots(place, taken, dates, now)) {
    free.set(slot.date, (free.get(slot.date) ?? 0) + 1)
    if (slot.date === day) slots.push(slot)
  }
  return { days: Array.from(free, ([date, count]) => ({ date, free: count })), earlier, later, day, slots }
}
