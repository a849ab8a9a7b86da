// Where the teams for home visits go.
import { readHomeVisitCities, readHomeZone } from '@/lib/db/queries/clinics/home-zone-pincodes'
import type { Deps } from '@/lib/use-cases/deps'

/** The place has the calendar; lat and lng are the pincode's centre. */
export type HomeZone = { placeId: string; cityId: string; lat: number; lng: number }

/** The home zone that serves the pincode; null when none does. */
export async function findHomeZone({ db }: Pick<Deps, 'db'>, pincode: string): Promise<HomeZone | null> {
  return (await readHomeZone(db.reads, pincode)) ?? null
}

/** The ids of the cities in which home visits are made. */
export function homeVisitCities({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  return readHomeVisitCities(db.reads)
}

/** Whether home visits are made in the city. */
export async function hasHomeVisits(deps: Pick<Deps, 'db'>, cityId: string): Promise<boolean> {
  return (await homeVisitCities(deps)).includes(cityId)
}
