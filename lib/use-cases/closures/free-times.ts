import { readOccupiedSeats } from '@/lib/db/queries/calendar/places'
import { readCityPlaces } from '@/lib/db/queries/clinics/cities'
import type { Reads } from '@/lib/db/schema'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import type { FreeTime } from '@/lib/domain/calendar/offered-times'
import { BOOKING, bookableDates, minutesOfVisit, offeredSlots } from '@/lib/domain/calendar/slots'
import { addDays, daysBetween, instantOf } from '@/lib/domain/clinic-time'
import { calendarFrom, calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'

const AROUND_DAYS = 7

function runsOf(lostDates: readonly string[], now: Date): string[][] {
  const around = lostDates.flatMap((date) =>
    Array.from({ length: 2 * AROUND_DAYS + 1 }, (_, n) => addDays(date, n - AROUND_DAYS)),
  )
  const runs: string[][] = []
  for (const date of [...new Set([...bookableDates(now), ...around])].sort()) {
    const run = runs.at(-1)
    if (run && daysBetween(run.at(-1) ?? date, date) === 1) run.push(date)
    else runs.push([date])
  }
  return runs
}

async function freeOn(
  reads: Reads,
  placeIds: readonly string[],
  dates: readonly string[],
  { now, visitMinutes }: LostVisits,
): Promise<FreeTime[]> {
  const rows = await readOccupiedSeats(reads, [...placeIds], calendarViewOf(dates, '', now, visitMinutes))
  return rows.flatMap((row) => {
    const calendar = { ...calendarFrom(row, { visitMinutes }), windowDays: BOOKING.deskWindowDays }
    const taken = occupiedBy(row.taken, row.seats)
    return offeredSlots(calendar, dates, now).flatMap((slot) => {
      const at = instantOf(slot.date, slot.start).getTime()
      const until = at + minutesOfVisit(calendar) * 60_000
      const free = taken.free(at, until)
      return free > 0 ? [{ ...slot, placeId: row.place_id, at, until, free }] : []
    })
  })
}

async function freeAt(reads: Reads, placeIds: readonly string[], lost: LostVisits): Promise<FreeTime[]> {
  const times: FreeTime[] = []
  for (const dates of runsOf(lost.lostDates, lost.now)) times.push(...(await freeOn(reads, placeIds, dates, lost)))
  return times.sort((a, b) => a.at - b.at)
}

type LostVisits = { lostDates: readonly string[]; visitMinutes: number | null; now: Date }

/** Falls back to the other clinics of the city when the place has none. */
export async function freeTimesFor(reads: Reads, placeId: string, lost: LostVisits): Promise<FreeTime[]> {
  const times = await freeAt(reads, [placeId], lost)
  if (times.length > 0) return times
  const others = await readCityPlaces(reads, placeId)
  return others.length > 0 ? freeAt(reads, others, lost) : []
}
