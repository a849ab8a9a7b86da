import { sql } from 'kysely'
import { type CalendarRow, type CalendarView, calendarColumns } from '@/lib/db/queries/calendar/places'
import type { Reads } from '@/lib/db/schema'
import type { ClinicTables } from '@/lib/db/tables/clinic-tables'

export function readClinic(reads: Reads, id: string) {
  return reads
    .selectFrom('clinics')
    .innerJoin('places', 'places.id', 'clinics.place_id')
    .innerJoin('cities', 'cities.id', 'places.city_id')
    .where('clinics.id', '=', id)
    .where('places.in_chain', '=', true)
    .select([
      'clinics.id',
      'clinics.place_id',
      'clinics.name',
      'clinics.locality',
      'clinics.address',
      'clinics.pincode',
      'clinics.lat',
      'clinics.lng',
      'clinics.phone',
      'clinics.landmark',
      'places.hours',
      'places.planned',
      'places.slot_minutes',
      'places.seats',
      'cities.id as city_id',
      'cities.name as city_name',
    ])
    .executeTakeFirst()
}

export type CityClinicRow = CalendarRow &
  Pick<ClinicTables['clinics'], 'name' | 'locality' | 'address' | 'pincode' | 'lat' | 'lng' | 'phone'> & {
    cid: string
    city_id: string
    city_lat: number
    city_lng: number
    visited_lat: number | null
    visited_lng: number | null
  }

/** `cityId` null: all clinics. The calendar of the clinic `whole.cid` reaches to `whole.until`. */
export async function readCityClinics(
  reads: Reads,
  {
    cityId,
    pincode,
    whole,
    view,
  }: { cityId: string | null; pincode: string; whole: { cid: string; until: Date }; view: CalendarView },
): Promise<CityClinicRow[]> {
  const until = sql`(CASE WHEN clinic.id = ${whole.cid} THEN ${whole.until} ELSE ${view.until}::timestamptz END)`
  const { rows } = await sql<CityClinicRow>`
    SELECT ${calendarColumns({ ...view, until })},
      clinic.id AS cid, clinic.name, clinic.locality, clinic.address, clinic.pincode, clinic.lat, clinic.lng,
      clinic.phone, city.id AS city_id, city.lat AS city_lat, city.lng AS city_lng,
      visited.lat AS visited_lat, visited.lng AS visited_lng
    FROM clinics clinic
      JOIN places p ON p.id = clinic.place_id
      JOIN cities city ON city.id = p.city_id
      LEFT JOIN (home_zone_pincodes visited JOIN places home_zone ON home_zone.id = visited.place_id)
        ON visited.pincode = ${pincode} AND home_zone.city_id = city.id
    WHERE p.in_chain AND (${cityId}::text IS NULL OR city.id = ${cityId})`.execute(reads)
  return rows
}

export function readClinicNames(reads: Reads) {
  return reads
    .selectFrom('clinics')
    .innerJoin('places', 'places.id', 'clinics.place_id')
    .innerJoin('cities', 'cities.id', 'places.city_id')
    .where('places.in_chain', '=', true)
    .select([
      'cities.id as city_id',
      'cities.name as city',
      'clinics.id',
      'clinics.name',
      'clinics.locality',
      'clinics.address',
      'clinics.pincode',
      'clinics.lat',
      'clinics.lng',
      'clinics.phone',
    ])
    .orderBy('cities.name')
    .orderBy('clinics.name')
    .execute()
}

export function readClinicIds(reads: Reads) {
  return reads
    .selectFrom('clinics')
    .innerJoin('places', 'places.id', 'clinics.place_id')
    .where('places.in_chain', '=', true)
    .select(['places.city_id', 'clinics.id as cid'])
    .orderBy('places.city_id')
    .orderBy('clinics.id')
    .execute()
}
