// Reads a place's calendar in the terms of lib/domain. Shared by the use cases that list, hold and move.
import {
  type CalendarRow,
  type CalendarView,
  type NamedCalendarRow,
  readCalendar,
  type TakenStart,
} from '@/lib/db/queries/places'
import { addDays, instantOf, localOf } from '@/lib/domain/clinic-time'
import { nearestSlots } from '@/lib/domain/nearest'
import { type OpenSlot, openSlots, type Taken } from '@/lib/domain/open-slots'
import { BOOKING, bookableDates, type Calendar } from '@/lib/domain/slots'
import type { Deps } from '@/lib/server/deps'

export const takenFrom = (starts: readonly TakenStart[]): Taken => ({
  full: new Set(starts.filter(([, full]) => full).map(([at]) => at)),
  mine: new Set(starts.filter(([, , mine]) => mine).map(([at]) => at)),
})

export const calendarFrom = (row: CalendarRow): Calendar => ({
  hours: row.hours,
  slotMinutes: row.slot_minutes,
  closed: new Set(row.closed),
})

/** What to read for a run of dates, first to last. */
export function viewOf(dates: readonly string[], owner: string, now: Date): CalendarView {
  const from = instantOf(dates[0] as string, '00:00')
  const until = instantOf(addDays(dates[dates.length - 1] as string, 1), '00:00')
  return { owner, now, today: localOf(now).date, from, until }
}

export type PlaceCalendar = { row: NamedCalendarRow; calendar: Calendar; taken: Taken }

/** A place with what is taken on the dates; null when there is no such place. */
export async function placeCalendar(
  { db, now }: Deps,
  placeId: string,
  owner: string,
  dates: readonly string[],
): Promise<PlaceCalendar | null> {
  const row = await readCalendar(db.reads, placeId, viewOf(dates, owner, now))
  return row ? { row, calendar: calendarFrom(row), taken: takenFrom(row.taken) } : null
}

/** The three open slots of the place nearest to the wanted one, for whoever lost it. */
export async function nearestOpen(
  deps: Deps,
  wanted: { placeId: string; owner: string; date: string; start: string },
): Promise<OpenSlot[]> {
  const window = bookableDates(deps.now)
  const place = await placeCalendar(deps, wanted.placeId, wanted.owner, window)
  return place ? nearestSlots(openSlots(place.calendar, place.taken, window, deps.now), wanted, BOOKING.nearest) : []
}
