// Reads a place's calendar in the terms of lib/domain. Shared by the use cases that list, hold and move.
import {
  type CalendarRow,
  type CalendarView,
  type NamedCalendarRow,
  readCalendar,
} from '@/lib/db/queries/calendar/places'
import { nearestSlots } from '@/lib/domain/calendar/nearest'
import { type Occupancy, occupiedBy } from '@/lib/domain/calendar/occupied'
import { type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { BOOKING, bookableDates, type Calendar, leadMinutesOf } from '@/lib/domain/calendar/slots'
import { addDays, daysBetween, instantOf, localOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'

/** `concern` is what the visit is about: an emergency may begin sooner. */
export const calendarFrom = (
  row: Pick<CalendarRow, 'hours' | 'planned' | 'slot_minutes' | 'closed'>,
  concern?: string | null,
): Calendar => ({
  hours: row.hours,
  planned: row.planned,
  slotMinutes: row.slot_minutes,
  closed: new Set(row.closed),
  leadMinutes: leadMinutesOf(concern),
})

/** What to read for a run of dates, first to last. */
export function calendarViewOf(dates: readonly string[], owner: string, now: Date): CalendarView {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('No date, no calendar')
  const from = instantOf(first, '00:00')
  const until = instantOf(addDays(last, 1), '00:00')
  return { owner, now, today: localOf(now).date, from, until }
}

const msOf = ({ date, start }: { date: string; start: string }): number => instantOf(date, start).getTime()

export type PlaceCalendar = { row: NamedCalendarRow; calendar: Calendar; taken: Occupancy }

/** A place with what is taken on the dates; null when there is no such place. */
export async function placeCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  placeId: string,
  owner: string,
  dates: readonly string[],
  concern?: string | null,
): Promise<PlaceCalendar | null> {
  const row = await readCalendar(db.reads, placeId, calendarViewOf(dates, owner, now))
  return row ? { row, calendar: calendarFrom(row, concern), taken: occupiedBy(row.taken, row.seats) } : null
}

const DAY_MS = 86_400_000
type WantedStart = { date: string; start: string }

/** The days of the window around a wanted one: a day to either side. The window is the patients' where none is given. */
export function daysAround(date: string, now: Date, window: readonly string[] = bookableDates(now)): string[] {
  const at = daysBetween(window[0] ?? date, date)
  return window.slice(Math.max(at - 1, 0), Math.max(at + 2, 0))
}

/** The three other open slots of the dates nearest to the wanted one. */
function nearestOf(
  place: Pick<PlaceCalendar, 'calendar' | 'taken'>,
  dates: readonly string[],
  wanted: WantedStart,
  now: Date,
) {
  const open = Array.from(openSlots(place.calendar, place.taken, dates, now))
  const others = open.filter(({ date, start }) => date !== wanted.date || start !== wanted.start)
  return nearestSlots(others, wanted, BOOKING.nearest)
}

/** The same by the days around alone; null when those do not settle it. */
export function nearestAround(
  place: Pick<PlaceCalendar, 'calendar' | 'taken'>,
  wanted: WantedStart,
  now: Date,
): OpenSlot[] | null {
  const nearest = nearestOf(place, daysAround(wanted.date, now), wanted, now)
  // The days around reach at least a day to either side: nothing beyond them is nearer than that.
  const last = nearest[BOOKING.nearest - 1]
  return last && Math.abs(msOf(last) - msOf(wanted)) <= DAY_MS ? nearest : null
}

/**
 * The three other open slots of the place nearest to the wanted one, for whoever lost it or gives it up: in a rush that is
 * nearly everybody, so that the days around are read first, and the whole window only when they do not settle it.
 */
export async function nearestOpen(
  deps: Deps,
  wanted: { placeId: string; owner: string; concern?: string | null | undefined } & WantedStart,
): Promise<OpenSlot[]> {
  const { now } = deps
  const { placeId, owner, date, concern } = wanted
  const dates = daysAround(date, now)
  // None lies in the window where the wanted day is far ahead of it.
  const around = dates.length > 0 ? await placeCalendar(deps, placeId, owner, dates, concern) : null
  const nearest = around && nearestAround(around, wanted, now)
  if (nearest) return nearest
  const window = bookableDates(now)
  const place = await placeCalendar(deps, placeId, owner, window, concern)
  return place ? nearestOf(place, window, wanted, now) : []
}
