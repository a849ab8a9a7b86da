import type { Occupancy } from '@/lib/domain/calendar/occupied'
import { type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { BOOKING, bookableDates, type Calendar, offeredSlots, slotsOfDay } from '@/lib/domain/calendar/slots'

export type DayRange = { dates: string[]; earlier: string | null; later: string | null }
type DayState = 'free' | 'full' | 'over' | 'closed'
type RangeDay = { date: string; free: number; state: DayState }
export type DayRangeView = { days: readonly RangeDay[]; earlier: string | null; later: string | null }
export type DayView = DayRangeView & { day: string; slots: OpenSlot[] }

export function dayRangeOf(day: string, now: Date, window: readonly string[] = bookableDates(now)): DayRange {
  const index = Math.max(window.indexOf(day), 0)
  const first = index - (index % BOOKING.stripDays)
  return {
    dates: window.slice(first, first + BOOKING.stripDays),
    earlier: window[first - BOOKING.stripDays] ?? null,
    later: window[first + BOOKING.stripDays] ?? null,
  }
}

export function stateWithout(place: Calendar, date: string, now: Date): DayState {
  if (slotsOfDay(place, date).length === 0) return 'closed'
  return offeredSlots(place, [date], now).length === 0 ? 'over' : 'full'
}

/** By hours, closures and lead time alone: taken times are only known once that range is read. */
export function openingDay(first: string | null, now: Date, canBeOpen: (date: string) => boolean): string | null {
  return first && (dayRangeOf(first, now).dates.find(canBeOpen) ?? first)
}

const rangeDay = (place: Calendar, date: string, free: number, now: Date): RangeDay => ({
  date,
  free,
  state: free > 0 ? 'free' : stateWithout(place, date, now),
})

/** `taken` must cover the whole range of that day. */
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

/** `taken` must cover `day`; the other days stay as given. */
export function viewDayIn(strip: DayRangeView, place: Calendar, taken: Occupancy, day: string, now: Date): DayView {
  const slots = Array.from(openSlots(place, taken, [day], now))
  const days = strip.days.map((one) => (one.date === day ? rangeDay(place, day, slots.length, now) : one))
  return { ...strip, days, day, slots }
}
