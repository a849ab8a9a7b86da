import { type NamedCalendarRow, readDay } from '@/lib/db/queries/calendar/places'
import { type DayView, dayRangeOf, viewDay, viewDayIn } from '@/lib/domain/calendar/day-range'
import { nearestSlots } from '@/lib/domain/calendar/nearest'
import { occupiedByStarts } from '@/lib/domain/calendar/occupied'
import { firstOpen, type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { BOOKING, bookableDates, isUrgent } from '@/lib/domain/calendar/slots'
import { localOf } from '@/lib/domain/clinic-time'
import { cacheDayRange, cachedDayRange } from '@/lib/use-cases/calendar/availability-cache'
import {
  calendarFrom,
  calendarViewOf,
  type PlaceCalendar,
  placeCalendar,
  type VisitTerms,
} from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

type ListedPlace = {
  id: string
  kind: 'clinic' | 'home_zone'
  cityId: string
  cid: string | null
  name: string
}
export type SlotList = DayView & { place: ListedPlace; nearest: OpenSlot[]; preferred: OpenSlot[] }

const firstDate = ({ calendar, taken }: PlaceCalendar, dates: readonly string[], now: Date): string | undefined =>
  firstOpen(1, openSlots(calendar, taken, dates, now))[0]?.date

type DayQuery = {
  placeId: string
  owner: string
  day?: string
  wanted?: { date: string; start: string }
  /** The first slots that fit are listed as `preferred`. The day's slots stay whole. */
  fits?: ((slot: OpenSlot) => boolean) | undefined
} & VisitTerms

const listedPlace = (row: Omit<NamedCalendarRow, 'taken'>): ListedPlace => ({
  id: row.place_id,
  kind: row.kind,
  cityId: row.city_id,
  cid: row.cid,
  name: row.name,
})

/** The day as it is now, in its cached range. Null where the cache is missing or does not apply. */
async function listByKnown(
  deps: Deps,
  { placeId, owner }: DayQuery,
  requestedDay: string | undefined,
): Promise<SlotList | null> {
  const { db, now } = deps
  const [first] = dayRangeOf(requestedDay ?? localOf(now).date, now).dates
  const strip = cachedDayRange(deps, { placeId, first })
  const day = requestedDay ?? strip?.days.find(({ free }) => free > 0)?.date
  const row = strip && day ? await readDay(db.reads, placeId, calendarViewOf([day], owner, now)) : undefined
  if (!strip || !day || !row?.starts) return null
  const view = viewDayIn(strip, calendarFrom(row), occupiedByStarts(row.starts, row.seats), day, now)
  return requestedDay || view.slots.length > 0 ? { place: listedPlace(row), ...view, nearest: [], preferred: [] } : null
}

/** Without a bookable `day`: the first with an open slot, or today. Other days may be five seconds old. */
export async function listSlots(deps: Deps, input: DayQuery): Promise<SlotList | null> {
  const { placeId, owner, wanted, fits } = input
  const { now } = deps
  const window = bookableDates(now)
  const requestedDay = window.find((date) => date === input.day)
  const isUsual = !isUrgent(input.concern) && !input.visitMinutes
  const known = wanted || fits || !isUsual ? null : await listByKnown(deps, input, requestedDay)
  if (known) return known

  const loaded = wanted || fits ? window : dayRangeOf(requestedDay ?? localOf(now).date, now).dates
  let place = await placeCalendar(deps, placeId, owner, loaded, input)
  if (!place) return null
  let day = requestedDay ?? firstDate(place, loaded, now)
  if (day === undefined && loaded !== window) {
    place = (await placeCalendar(deps, placeId, owner, window, input)) ?? place
    day = firstDate(place, window, now)
  }

  const { row, calendar, taken } = place
  const view = viewDay(calendar, taken, day ?? localOf(now).date, now)
  if (isUsual && !row.taken.some(([, , , isMine]) => isMine)) cacheDayRange(deps, placeId, view)
  const nearest = wanted ? nearestSlots(openSlots(calendar, taken, window, now), wanted, BOOKING.nearest) : []
  const preferred = fits ? firstOpen(BOOKING.nearest, openSlots(calendar, taken, window, now), fits) : []
  return { place: listedPlace(row), ...view, nearest, preferred }
}
