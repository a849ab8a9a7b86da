// Reads a place's calendar in the terms of lib/domain. Shared by the use cases that list, hold and move.
import { type CalendarRow, type CalendarView, type NamedCalendarRow, readCalendar } from '@/lib/db/queries/places'
import { addDays, daysBetween, instantOf, localOf } from '@/lib/domain/clinic-time'
import { nearestSlots } from '@/lib/domain/nearest'
import { type OpenSlot, openSlots } from '@/lib/domain/open-slots'
import { BOOKING, bookableDates, type Calendar } from '@/lib/domain/slots'
import { type Occupancy, takenBy } from '@/lib/domain/taken'
import type { Deps } from '@/lib/use-cases/deps'

export const calendarFrom = (row: CalendarRow): Calendar => ({
  hours: row.hours,
  slotMinutes: row.slot_minutes,
  closed: new Set(row.closed),
})

/** What to read for a run of dates, first to last. */
export function viewOf(dates: readonly string[], owner: string, now: Date): CalendarView {
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
): Promise<PlaceCalendar | null> {
  const row = await readCalendar(db.reads, placeId, viewOf(dates, owner, now))
  return row ? { row, calendar: calendarFrom(row), taken: takenBy(row.taken, row.seats) } : null
}

const DAY_MS = 86_400_000

/**
 * The three other open slots of the place nearest to the wanted one, for whoever lost it or gives it up: in a rush that is
 * nearly everybody, so that the days around are read first, and the whole window only when they do not settle it.
 */
export async function nearestOpen(
  deps: Deps,
  wanted: { placeId: string; owner: string; date: string; start: string },
): Promise<OpenSlot[]> {
  const { now } = deps
  const window = bookableDates(now)
  const around = window.filter((date) => Math.abs(daysBetween(wanted.date, date)) <= 1)
  for (const dates of [around, window]) {
    const place = await placeCalendar(deps, wanted.placeId, wanted.owner, dates)
    if (!place) return []
    const open = Array.from(openSlots(place.calendar, place.taken, dates, now))
    const others = open.filter(({ date, start }) => date !== wanted.date || start !== wanted.start)
    const nearest = nearestSlots(others, wanted, BOOKING.nearest)
    // The days around reach at least a day to either side: nothing beyond them is nearer than that.
    const last = nearest[BOOKING.nearest - 1]
    const distance = last ? Math.abs(msOf(last) - msOf(wanted)) : Number.POSITIVE_INFINITY
    if (dates === window || distance <= DAY_MS) return nearest
  }
  return []
}
