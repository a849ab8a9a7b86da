import { type RawBuilder, sql } from 'kysely'
import type { ChainFacts } from '@/lib/catalogue/chain'
import type { ChainRows, CityRow, ClosedDayRow, PincodeRow, PlaceRow, ZoneRow } from '@/lib/db/chain-rows'
import type { Reads } from '@/lib/db/schema'
import type { ClinicRow, DentistRow } from '@/lib/db/tables/clinic-tables'

export type ChainRow = { facts: ChainFacts; version: number; imported_at: Date | null; closed_until: number }

export function readChain(reads: Reads): Promise<ChainRow | undefined> {
  return reads.selectFrom('chain_facts').select(['facts', 'version', 'imported_at', 'closed_until']).executeTakeFirst()
}

export async function readChainVersion(reads: Reads): Promise<number | undefined> {
  return (await reads.selectFrom('chain_facts').select('version').executeTakeFirst())?.version
}

export async function readChainCities(reads: Reads): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    SELECT id, name, state, lat, lng, pincode_prefixes, aliases, popular, nth FROM cities WHERE in_chain
    ORDER BY nth, id`.execute(reads)
  return rows
}

export async function readDentists(reads: Reads): Promise<DentistRow[]> {
  const { rows } = await sql<DentistRow>`
    SELECT d.clinic_id, d.nth, d.name, d.degree, d.registration, d.languages, d.portrait, d.since, d.woman, d.rota
    FROM dentists d JOIN clinics c ON c.id = d.clinic_id
    WHERE c.place_id IN (SELECT id FROM places WHERE in_chain) ORDER BY d.clinic_id, d.nth`.execute(reads)
  return rows
}

export async function readChainRows(reads: Reads): Promise<ChainRows> {
  const ofChain = sql`(SELECT id FROM places WHERE in_chain)`
  const list = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> => (await statement.execute(reads)).rows
  return {
    cities: await readChainCities(reads),
    places: await list(sql<PlaceRow>`
      SELECT id, kind, city_id, seats, slot_minutes, hours, planned FROM places WHERE in_chain ORDER BY id`),
    clinics: await list(sql<ClinicRow>`
      SELECT id, place_id, name, locality, address, pincode, lat, lng, phone, landmark, parking, access, payments, languages,
        photos
      FROM clinics WHERE place_id IN ${ofChain} ORDER BY length(id), id`),
    dentists: await readDentists(reads),
    zones: await list(
      sql<ZoneRow>`SELECT place_id, name FROM home_zones WHERE place_id IN ${ofChain} ORDER BY place_id`,
    ),
    pincodes: await list(sql<PincodeRow>`
      SELECT pincode, place_id, lat, lng FROM home_zone_pincodes ORDER BY pincode`),
  }
}

export async function readClosedDays(reads: Reads, today: string): Promise<ClosedDayRow[]> {
  const { rows } = await sql<ClosedDayRow>`
    SELECT place_id, day::text, reason FROM closed_days WHERE day >= ${today}::date`.execute(reads)
  return rows
}

export async function hasPlaces(reads: Reads): Promise<boolean> {
  return (await reads.selectFrom('places').select('id').limit(1).executeTakeFirst()) !== undefined
}
