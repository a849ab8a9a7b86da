import { readCalendars } from '@/lib/db/queries/calendar/places'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import { type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { bookableDates, type Slot } from '@/lib/domain/calendar/slots'
import { minutesOf } from '@/lib/domain/clinic-time'
import { calendarFrom, calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

const MOST_PLACES = 40
/** A page shows slots of one length at a place, and perhaps a booking's own. */
const MOST_LENGTHS = 3

const minutesIn = ({ start, end }: Slot): number => minutesOf(end) - minutesOf(start)
const slotKey = ({ date, start, end }: Slot): string => `${date} ${start} ${end}`

/** Each slot is read as long as it is, so that a page needs no treatment to ask. */
export async function stillFree<T extends Slot & { at: string }>(
  deps: Deps,
  { owner, slots, concern }: { owner: string; slots: readonly T[]; concern?: string | undefined },
): Promise<(T & Pick<OpenSlot, 'state'>)[]> {
  const { db, now } = deps
  const dates = bookableDates(now).filter((date) => slots.some((slot) => slot.date === date))
  if (dates.length === 0) return []
  const names = [...new Set(slots.map(({ at }) => at))].slice(0, MOST_PLACES)
  const longest = Math.max(...slots.map(minutesIn))
  const places = await readCalendars(db.reads, names, calendarViewOf(dates, owner, now, longest))
  return names.flatMap((at) => {
    const place = places.find(({ place_id }) => place_id === at) ?? places.find(({ cid }) => cid === at)
    if (!place) return []
    const here = slots.filter((slot) => slot.at === at)
    const taken = occupiedBy(place.taken, place.seats)
    const states = new Map<string, OpenSlot['state']>()
    for (const visitMinutes of [...new Set(here.map(minutesIn))].slice(0, MOST_LENGTHS))
      for (const slot of openSlots(calendarFrom(place, { concern, visitMinutes }), taken, dates, now))
        states.set(slotKey(slot), slot.state)
    return here.flatMap((slot) => {
      const state = states.get(slotKey(slot))
      return state ? [{ ...slot, state }] : []
    })
  })
}
