// Lists the times of one place for one browser. Writes nothing, and holds nothing.
import { localOf } from '@/lib/domain/clinic-time'
import { nearestSlots } from '@/lib/domain/nearest'
import { firstOpen, type OpenSlot, openSlots } from '@/lib/domain/open-slots'
import { BOOKING, bookableDates } from '@/lib/domain/slots'
import { type DayView, stripOf, viewDay } from '@/lib/domain/strips'
import { type PlaceCalendar, placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

type ListedPlace = {
  id: string
  kind: 'clinic' | 'home_zone'
  cityId: string
  /** The clinic's id; null for a home zone. */
  cid: string | null
  name: string
}
export type SlotList = DayView & { place: ListedPlace; nearest: OpenSlot[] }

const firstDate = ({ calendar, taken }: PlaceCalendar, dates: readonly string[], now: Date): string | undefined =>
  firstOpen(1, openSlots(calendar, taken, dates, now))[0]?.date

/**
 * One day's open slots, the strip of days around it, and with `wanted` the three open slots nearest to it. Without a
 * bookable `day` the first one that has an open slot, or today. Null when there is no such place. Dates are
 * clinic-local. One statement, or two when the first fortnight is full.
 */
export async function listSlots(
  deps: Deps,
  input: { placeId: string; owner: string; day?: string; wanted?: { date: string; start: string } },
): Promise<SlotList | null> {
  const { placeId, owner, wanted } = input
  const { now } = deps
  const window = bookableDates(now)
  const asked = window.find((date) => date === input.day)
  const strip = stripOf(asked ?? localOf(now).date, now)

  const loaded = wanted ? window : strip.dates
  let place = await placeCalendar(deps, placeId, owner, loaded)
  if (!place) return null
  let day = asked ?? firstDate(place, loaded, now)
  if (day === undefined && loaded !== window) {
    place = (await placeCalendar(deps, placeId, owner, window)) ?? place
    day = firstDate(place, window, now)
  }

  const { row, calendar, taken } = place
  return {
    place: { id: row.place_id, kind: row.kind, cityId: row.city_id, cid: row.cid, name: row.name },
    ...viewDay(calendar, taken, day ?? localOf(now).date, now),
    nearest: wanted ? nearestSlots(openSlots(calendar, taken, window, now), wanted, BOOKING.nearest) : [],
  }
}
