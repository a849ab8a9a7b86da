// Which of the times that a page shows can still be had: what a page asks that hears of no changes. Writes nothing.
import { readPlaceNames } from '@/lib/db/queries/live-times'
import { openSlots } from '@/lib/domain/open-slots'
import { bookableDates, type Slot } from '@/lib/domain/slots'
import { placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

/** No page shows times of more places. */
const MOST_PLACES = 40

const keyOf = ({ date, start, end }: Slot): string => `${date} ${start} ${end}`

/**
 * Of the asked times those that this browser may choose; its own holds are among them. `at` is a place's id or a clinic's
 * number. One statement a place, and one for their names.
 */
export async function stillFree<T extends Slot & { at: string }>(
  deps: Deps,
  { owner, slots }: { owner: string; slots: readonly T[] },
): Promise<T[]> {
  const names = await readPlaceNames(deps.db.reads)
  const window = bookableDates(deps.now)
  const free: T[] = []
  for (const at of [...new Set(slots.map((slot) => slot.at))].slice(0, MOST_PLACES)) {
    const name = names.find(({ id }) => id === at) ?? names.find(({ cid }) => cid === at)
    const asked = slots.filter((slot) => slot.at === at)
    const dates = window.filter((date) => asked.some((slot) => slot.date === date))
    const place = name && dates.length > 0 ? await placeCalendar(deps, name.id, owner, dates) : null
    if (!place) continue
    const open = new Set(Array.from(openSlots(place.calendar, place.taken, dates, deps.now), keyOf))
    free.push(...asked.filter((slot) => open.has(keyOf(slot))))
  }
  return free
}
