import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'

export type CityRow = {
  id: string
  name: string
  state: string
  lat: number
  lng: number
  clinics: number
  home_visits: boolean
  aliases: string[]
}

export async function readCities(reads: Reads): Promise<CityRow[]> {
  const { rows } = await sql<CityRow>`
    SELECT c.id, c.name, c.state, c.lat, c.lng, c.aliases,
      (SELECT count(*)::int FROM places p WHERE p.city_id = c.id AND p.in_chain AND p.kind = 'clinic') AS clinics,
      EXISTS (SELECT 1 FROM places p WHERE p.city_id = c.id AND p.in_chain AND p.kind = 'home_zone') AS home_visits
    FROM cities c WHERE c.in_chain ORDER BY c.name`.execute(reads)
  return rows
}

export async function hasCity(reads: Reads, id: string): Promise<boolean> {
  return (
    (await reads
      .selectFrom('cities')
      .where('id', '=', id)
      .where('in_chain', '=', true)
      .select('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function readCityPlaces(reads: Reads, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT other.id FROM places p JOIN places other ON other.city_id = p.city_id AND other.kind = p.kind AND other.id <> p.id
    WHERE p.id = ${id} AND p.kind = 'clinic' ORDER BY other.id`.execute(reads)
  return rows.map((row) => row.id)
}
