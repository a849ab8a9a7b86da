import type { DayHours } from '@/lib/catalogue/clinics/opening-hours'
import { readClinic } from '@/lib/db/queries/clinics/clinics'
import { hoursOn } from '@/lib/domain/calendar/slots'
import { localOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'

export type Clinic = {
  cid: string
  placeId: string
  cityId: string
  cityName: string
  name: string
  locality: string
  address: string
  pincode: string
  lat: number
  lng: number
  phone: string
  landmark: string
  hours: readonly DayHours[]
  slotMinutes: number
  chairs: number
}

export async function getClinic({ db, now }: Pick<Deps, 'db' | 'now'>, cid: string): Promise<Clinic | null> {
  const row = await readClinic(db.reads, cid)
  if (!row) return null
  const { id, place_id, city_id, city_name, slot_minutes, seats, hours, planned, ...rest } = row
  return {
    ...rest,
    hours: hoursOn({ hours, planned }, localOf(now).date),
    cid: id,
    placeId: place_id,
    cityId: city_id,
    cityName: city_name,
    slotMinutes: slot_minutes,
    chairs: seats,
  }
}
