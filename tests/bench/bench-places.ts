// Places with one chair that are always open, so that each of thousands of bookings has a start of its own.
import type { Database } from '@/lib/db/schema'
import type { Slot } from '@/lib/domain/calendar/slots'
import { addDays, localOf, timeAtMinute } from '@/lib/domain/clinic-time'

const PLACES = 4
const STARTS_A_DAY = 48
/**
 * The days from the day after tomorrow on, within the booking window. Late in the evening tomorrow's first start is
 * too soon.
 */
const DAYS = 28

export type Start = Slot & { placeId: string }

export async function addBenchPlaces(db: Database): Promise<void> {
  const hours = JSON.stringify(Array.from({ length: 7 }, () => ({ opens: '00:00', closes: '24:00' })))
  const values = Array.from({ length: PLACES }, (_, n) => ({
    id: `bench-${n}`,
    kind: 'clinic' as const,
    city_id: 'chennai',
    seats: 1,
    slot_minutes: 30,
    hours,
  }))
  await db.writes.insertInto('places').values(values).execute()
}

/**
 * The nth start, each one different. The days take turns, because unproved numbers may only hold a share of each day.
 */
export function startOf(n: number, now: Date): Start {
  const day = n % (PLACES * DAYS)
  const nth = Math.floor(n / (PLACES * DAYS))
  if (nth >= STARTS_A_DAY) throw new Error('There are no more starts')
  const at = nth * 30
  return {
    placeId: `bench-${Math.floor(day / DAYS)}`,
    date: addDays(localOf(now).date, 2 + (day % DAYS)),
    start: timeAtMinute(at),
    end: timeAtMinute(at + 30),
  }
}
