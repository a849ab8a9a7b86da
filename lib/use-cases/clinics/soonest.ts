import { readCityClinics } from '@/lib/db/queries/clinics/clinics'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import { firstOpen, type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { bookableDates } from '@/lib/domain/calendar/slots'
import { calendarFrom, calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

const SOON_DAYS = 4
const NOBODY = ''

export type Soonest = {
  clinics: number
  cities: number
  time: { cityId: string; cid: string; placeId: string; locality: string; slot: OpenSlot } | null
}

const slotTimeKey = ({ date, start }: OpenSlot): string => `${date}T${start}`

export async function soonestTime({ db, now }: Pick<Deps, 'db' | 'now'>, cityId: string | null): Promise<Soonest> {
  const days = bookableDates(now).slice(0, SOON_DAYS)
  const view = calendarViewOf(days, NOBODY, now)
  const rows = await readCityClinics(db.reads, { cityId, pincode: '', whole: { cid: '', until: view.until }, view })
  const times = rows.flatMap((row) => {
    const [slot] = firstOpen(1, openSlots(calendarFrom(row), occupiedBy(row.taken, row.seats), days, now))
    const { city_id: cityId, cid, place_id: placeId, locality } = row
    return slot ? [{ cityId, cid, placeId, locality, slot }] : []
  })
  times.sort((a, b) => (slotTimeKey(a.slot) < slotTimeKey(b.slot) ? -1 : 1))
  return { clinics: rows.length, cities: new Set(rows.map((row) => row.city_id)).size, time: times[0] ?? null }
}
