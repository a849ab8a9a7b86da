import type { TimeChange } from '@/lib/addresses/live'
import { nextHoldEnd } from '@/lib/db/queries/calendar/live-times'
import { openSlots } from '@/lib/domain/calendar/open-slots'
import { bookableDates, type Slot } from '@/lib/domain/calendar/slots'
import { calendarFrom, placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

const slotKey = ({ date, start, end }: Slot): string => `${date} ${start} ${end}`

type OpenTime = Slot & { state: 'free' | 'soon' }
export type PlaceTimes = { open: ReadonlyMap<string, OpenTime>; holdEnds: Date | null }

/** `soon`: only an emergency can still have it. A held time is taken. Null for an unknown place. */
export async function readPlaceTimes(deps: Pick<Deps, 'db' | 'now'>, placeId: string): Promise<PlaceTimes | null> {
  const { db, now } = deps
  const dates = bookableDates(now)
  // Read before the times, so that a hold expiring in between is not missed.
  const holdEnds = await nextHoldEnd(db.reads, placeId, now)
  const place = await placeCalendar(deps, placeId, '', dates, { concern: 'emergency' })
  if (!place) return null
  const { row, calendar, taken } = place
  const usual = new Set(Array.from(openSlots(calendarFrom(row), taken, dates, now), slotKey))
  const open = Array.from(openSlots(calendar, taken, dates, now), ({ date, start, end }) => {
    const slot = { date, start, end }
    return [slotKey(slot), { ...slot, state: usual.has(slotKey(slot)) ? 'free' : 'soon' }] as const
  })
  return { open: new Map(open), holdEnds }
}

export function changesBetween(before: PlaceTimes['open'], after: PlaceTimes['open']): TimeChange[] {
  const gone = [...before].filter(([key]) => !after.has(key))
  const changed = [...after].filter(([key, { state }]) => before.get(key)?.state !== state)
  return [...gone.map(([, slot]) => ({ ...slot, state: 'taken' as const })), ...changed.map(([, slot]) => slot)]
}
