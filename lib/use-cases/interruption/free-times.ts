// The times of places that have chairs free, and how many: for those whose own time is lost.
import { readCityPlaces } from '@/lib/db/queries/cities'
import { readTakenSeats } from '@/lib/db/queries/places'
import type { Reads } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import type { FreeTime } from '@/lib/domain/offered-times'
import { bookableDates, offeredSlots } from '@/lib/domain/slots'
import { takenBy } from '@/lib/domain/taken'
import { calendarFrom, viewOf } from '@/lib/use-cases/calendar/place-calendar'

/** Of these places, in the order of time: what is offered within the booking window. */
async function freeAt(reads: Reads, placeIds: readonly string[], now: Date): Promise<FreeTime[]> {
  const dates = bookableDates(now)
  const rows = await readTakenSeats(reads, [...placeIds], viewOf(dates, '', now))
  const times = rows.flatMap((row) => {
    const calendar = calendarFrom(row)
    const taken = takenBy(row.taken, row.seats)
    return offeredSlots(calendar, dates, now).flatMap((slot) => {
      const at = instantOf(slot.date, slot.start).getTime()
      const free = taken.free(at, at + calendar.slotMinutes * 60_000)
      return free > 0 ? [{ ...slot, placeId: row.place_id, at, free }] : []
    })
  })
  return times.sort((a, b) => a.at - b.at)
}

/** Those of the place; where it has none, those of the other clinics of its city. */
export async function freeTimesFor(reads: Reads, placeId: string, now: Date): Promise<FreeTime[]> {
  const own = await freeAt(reads, [placeId], now)
  if (own.length > 0) return own
  const others = await readCityPlaces(reads, placeId)
  return others.length > 0 ? freeAt(reads, others, now) : []
}
