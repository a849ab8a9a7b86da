// What of a place's times can be had by somebody who holds nothing, and what changed between two looks.
import type { TimeChange } from '@/lib/addresses/live'
import { nextHoldEnd } from '@/lib/db/queries/live-times'
import { openSlots } from '@/lib/domain/open-slots'
import { bookableDates, type Slot } from '@/lib/domain/slots'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

/** The free times of a place by day and start, and when the next hold there runs out by itself. */
export type PlaceTimes = { free: ReadonlyMap<string, Slot>; holdEnds: Date | null }

/** All that is free within the booking window; null when there is no such place. Holds, whose ever, are taken. */
export async function readPlaceTimes(deps: Pick<Deps, 'db' | 'now'>, placeId: string): Promise<PlaceTimes | null> {
  const { db, now } = deps
  const dates = bookableDates(now)
  // Before the times: a hold that runs out in between is looked at again, not missed.
  const holdEnds = await nextHoldEnd(db.reads, placeId, now)
  // A time is gone once nobody can have it any more: in an emergency it can be had longest.
  const place = await placeCalendar(deps, placeId, '', dates, 'emergency')
  if (!place) return null
  const slots = Array.from(openSlots(place.calendar, place.taken, dates, now), ({ date, start, end }) => ({
    ...{ date, start, end },
  }))
  return { free: new Map(slots.map((slot) => [`${slot.date} ${slot.start} ${slot.end}`, slot])), holdEnds }
}

/** What can't be had any more, then what can be again; earliest first. */
export function changesBetween(before: PlaceTimes['free'], after: PlaceTimes['free']): TimeChange[] {
  const only = (these: PlaceTimes['free'], those: PlaceTimes['free'], state: TimeChange['state']): TimeChange[] =>
    [...these].filter(([key]) => !those.has(key)).map(([, slot]) => ({ ...slot, state }))
  return [...only(before, after, 'taken'), ...only(after, before, 'free')]
}
