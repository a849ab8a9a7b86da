import { readCalendars } from '@/lib/db/queries/calendar/places'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import { type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { bookableDates, type Slot } from '@/lib/domain/calendar/slots'
import { calendarFrom, calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

const MOST_PLACES = 40

const slotKey = ({ date, start, end }: Slot): string => `${date} ${start} ${end}`

export async function stillFree<T extends Slot & { at: string }>(
  deps: Deps,
  { owner, slots, concern }: { owner: string; slots: readonly T[]; concern?: string | undefined },
): Promise<(T & Pick<OpenSlot, 'state'>)[]> {
  const { db, now } = deps
  const dates = bookableDates(now).filter((date) => slots.some((slot) => slot.date === date))
  if (dates.length === 0) return []
  const names = [...new Set(slots.map(({ at }) => at))].slice(0, MOST_PLACES)
  const places = await readCalendars(db.reads, names, calendarViewOf(dates, owner, now))
  return names.flatMap((at) => {
    const place = places.find(({ place_id }) => place_id === at) ?? places.find(({ cid }) => cid === at)
    if (!place) return []
    const open = openSlots(calendarFrom(place, concern), occupiedBy(place.taken, place.seats), dates, now)
    const states = new Map(Array.from(open, (slot) => [slotKey(slot), slot.state]))
    return slots.flatMap((slot) => {
      const state = slot.at === at ? states.get(slotKey(slot)) : undefined
      return state ? [{ ...slot, state }] : []
    })
  })
}
