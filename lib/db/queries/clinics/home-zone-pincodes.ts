import type { Reads } from '@/lib/db/schema'

export function readHomeZone(reads: Reads, pincode: string) {
  return reads
    .selectFrom('home_zone_pincodes')
    .innerJoin('places', 'places.id', 'home_zone_pincodes.place_id')
    .where('home_zone_pincodes.pincode', '=', pincode)
    .select(['places.id as placeId', 'places.city_id as cityId', 'home_zone_pincodes.lat', 'home_zone_pincodes.lng'])
    .executeTakeFirst()
}

export async function readHomeVisitCities(reads: Reads): Promise<string[]> {
  const rows = await reads
    .selectFrom('places')
    .where('kind', '=', 'home_zone')
    .where('in_chain', '=', true)
    .select('city_id')
    .distinct()
    .orderBy('city_id')
    .execute()
  return rows.map((row) => row.city_id)
}

export async function readZonesOf(reads: Reads, pincodes: readonly string[]): Promise<Map<string, string>> {
  if (pincodes.length === 0) return new Map()
  const rows = await reads
    .selectFrom('home_zone_pincodes')
    .where('pincode', 'in', pincodes)
    .select(['pincode', 'place_id'])
    .execute()
  return new Map(rows.map(({ pincode, place_id }) => [pincode, place_id]))
}
