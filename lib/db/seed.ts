// Loads the sample chain into a database that has no chain yet. Never touches a chain that is there, nor a patient's row.
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { CITIES } from '@/lib/catalogue/cities'
import { LONG_WORK } from '@/lib/db/named-statements'
import { SAMPLE_CLINICS } from '@/lib/db/sample-chain/clinics'
import { SAMPLE_CLOSURES } from '@/lib/db/sample-chain/closures'
import { factsOf } from '@/lib/db/sample-chain/facts'
import { SAMPLE_HOME_ZONES } from '@/lib/db/sample-chain/home-zones'
import type { Database, Tables } from '@/lib/db/schema'

const LOCK = 7_301_945
const YEARS = 3

type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>[]

const clinicPlace = (clinicId: string): string => `c${clinicId}`

function places(): Rows<'places'> {
  const chairs = SAMPLE_CLINICS.map((clinic) => ({
    id: clinicPlace(clinic.id),
    kind: 'clinic' as const,
    city_id: clinic.cityId,
    seats: clinic.chairs,
    slot_minutes: clinic.slotMinutes,
    hours: JSON.stringify(clinic.hours),
  }))
  const teams = SAMPLE_HOME_ZONES.map((zone) => ({
    id: zone.id,
    kind: 'home_zone' as const,
    city_id: zone.cityId,
    seats: zone.teams,
    slot_minutes: zone.slotMinutes,
    hours: JSON.stringify(zone.hours),
  }))
  return [...chairs, ...teams]
}

function clinics(): Rows<'clinics'> {
  return SAMPLE_CLINICS.map((clinic) => {
    const { id, name, locality, address, pincode, lat, lng, phone } = clinic
    const { landmark, parking, access, payments, languages, photos } = factsOf(clinic)
    return {
      ...{ id, place_id: clinicPlace(id), name, locality, address, pincode, lat, lng, phone, landmark },
      ...{ parking: [...parking], access: [...access], payments: [...payments], languages: [...languages] },
      photos: JSON.stringify(photos),
    }
  })
}

const dentists = (): Rows<'dentists'> =>
  SAMPLE_CLINICS.flatMap((clinic) =>
    factsOf(clinic).team.map(({ languages, ...dentist }, index) => ({
      ...dentist,
      clinic_id: clinic.id,
      nth: index + 1,
      languages: [...languages],
    })),
  )

function closures(today: string): Rows<'closures'> {
  const firstYear = Number(today.slice(0, 4))
  const days = Array.from({ length: YEARS }, (_, ahead) =>
    SAMPLE_CLOSURES.map(({ monthDay, reason }) => ({ day: `${firstYear + ahead}-${monthDay}`, reason })),
  ).flat()
  return places().flatMap(({ id }) => days.map(({ day, reason }) => ({ place_id: id, day, reason })))
}

/**
 * Loads the sample chain with closures of this year and the next two; `today` is clinic-local, YYYY-MM-DD. Returns
 * whether it did: a database that has a clinic is left as it is, also when several servers start at once.
 */
export async function seedSampleChain(db: Database, today: string): Promise<boolean> {
  const loaded = await db.transaction(async (tx) => {
    await sql.raw(`${LONG_WORK}SELECT pg_advisory_xact_lock(${LOCK})`).execute(tx)
    if (await tx.selectFrom('clinics').select('id').limit(1).executeTakeFirst()) return false
    const cities = CITIES.map(({ id, name, state, lat, lng }) => ({ id, name, state, lat, lng }))
    const zones = SAMPLE_HOME_ZONES.map(({ id, name }) => ({ place_id: id, name }))
    const pincodes = SAMPLE_HOME_ZONES.flatMap((zone) =>
      zone.pincodes.map((pincode) => ({ place_id: zone.id, ...pincode })),
    )
    await tx
      .insertInto('cities')
      .values(cities)
      .onConflict((row) => row.doNothing())
      .execute()
    await tx
      .insertInto('places')
      .values(places())
      .onConflict((row) => row.doNothing())
      .execute()
    await tx
      .insertInto('clinics')
      .values(clinics())
      .onConflict((row) => row.doNothing())
      .execute()
    await tx
      .insertInto('dentists')
      .values(dentists())
      .onConflict((row) => row.doNothing())
      .execute()
    await tx
      .insertInto('home_zones')
      .values(zones)
      .onConflict((row) => row.doNothing())
      .execute()
    await tx
      .insertInto('home_zone_pincodes')
      .values(pincodes)
      .onConflict((row) => row.doNothing())
      .execute()
    await tx
      .insertInto('closures')
      .values(closures(today))
      .onConflict((row) => row.doNothing())
      .execute()
    return true
  })
  // Without statistics the first plans, which named statements keep, are made for tables of unknown size.
  if (loaded) await db.script('ANALYZE cities, places, clinics, dentists, home_zones, home_zone_pincodes, closures')
  return loaded
}
