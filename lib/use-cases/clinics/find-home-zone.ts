import { readHomeVisitCities, readHomeZone } from '@/lib/db/queries/clinics/home-zone-pincodes'
import type { Deps } from '@/lib/use-cases/deps'

export type HomeZone = { placeId: string; cityId: string; lat: number; lng: number }

export async function findHomeZone({ db }: Pick<Deps, 'db'>, pincode: string): Promise<HomeZone | null> {
  return (await readHomeZone(db.reads, pincode)) ?? null
}

export function homeVisitCities({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return readHomeVisitCities(db.reads)
}

export async function hasHomeVisits(deps: Pick<Deps, 'db'>, cityId: string): Promise<boolean> {
  return (await homeVisitCities(deps)).includes(cityId)
}
