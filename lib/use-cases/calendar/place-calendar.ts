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

/** Without `visitMinutes`, the visit takes one slot. */
export type VisitTerms = { concern?: string | null | undefined; visitMinutes?: number | null | undefined }

export const calendarFrom = (
  row: Pick<CalendarRow, 'hours' | 'planned' | 'slot_minutes' | 'closed'>,
  { concern, visitMinutes = null }: VisitTerms = {},
): Calendar => ({
  hours: row.hours,
  planned: row.planned,
  slotMinutes: row.slot_minutes,
  visitMinutes,
  closed: new Set(row.closed),
  leadMinutes: leadMinutesOf(concern),
})

export function calendarViewOf(
  dates: readonly string[],
  owner: string,
  now: Date,
  visitMinutes: number | null | undefined = null,
): CalendarView {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('No date, no calendar')
  const from = instantOf(first, '00:00')
  const until = instantOf(addDays(last, 1), '00:00')
  return { owner, now, today: localOf(now).date, from, until, visitMinutes }
}

const msOf = ({ date, start }: { date: string; start: string }): number => instantOf(date, start).getTime()

export type PlaceCalendar = { row: NamedCalendarRow; calendar: Calendar; taken: Occupancy }

export async function placeCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  placeId: string,
  owner: string,
  dates: readonly string[],
  visit: VisitTerms = {},
): Promise<PlaceCalendar | null> {
  const row = await readCalendar(db.reads, placeId, calendarViewOf(dates, owner, now, visit.visitMinutes))
  return row ? { row, calendar: calendarFrom(row, visit), taken: occupiedBy(row.taken, row.seats) } : null
}

const DAY_MS = 86_400_000
type WantedStart = { date: string; start: string }

export function daysAround(date: string, now: Date, window: readonly string[] = bookableDates(now)): string[] {
  const at = daysBetween(window[0] ?? date, date)
  return window.slice(Math.max(at - 1, 0), Math.max(at + 2, 0))
}

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

export function nearestAround(
  place: Pick<PlaceCalendar, 'calendar' | 'taken'>,
  wanted: WantedStart,
  now: Date,
): OpenSlot[] | null {
  const nearest = nearestOf(place, daysAround(wanted.date, now), wanted, now)
  // The days around reach a day to either side, so nothing nearer lies beyond them.
  const last = nearest[BOOKING.nearest - 1]
  return last && Math.abs(msOf(last) - msOf(wanted)) <= DAY_MS ? nearest : null
}

/** In a rush nearly everybody asks, so the days around are read first and the window only if needed. */
export async function nearestOpen(
  deps: Deps,
  wanted: { placeId: string; owner: string } & VisitTerms & WantedStart,
): Promise<OpenSlot[]> {
  const { now } = deps
  const { placeId, owner, date } = wanted
  const dates = daysAround(date, now)
  const around = dates.length > 0 ? await placeCalendar(deps, placeId, owner, dates, wanted) : null
  const nearest = around && nearestAround(around, wanted, now)
  if (nearest) return nearest
  const window = bookableDates(now)
  const place = await placeCalendar(deps, placeId, owner, window, wanted)
  return place ? nearestOf(place, window, wanted, now) : []
}
