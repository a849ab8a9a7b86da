// Lists the cities that the chain serves. Pictures, and which city is popular, stand in the catalogue.
import { readCities } from '@/lib/db/queries/clinics/cities'
import type { Reads } from '@/lib/db/schema'
import type { Deps } from '@/lib/use-cases/deps'

export type ServedCity = {
  id: string
  name: string
  state: string
  lat: number
  lng: number
  clinics: number
  homeVisits: boolean
  /** Other spellings. */
  aliases: string[]
}

/** Every served city, by name, with the number of its clinics. */
export async function listCities({ db }: Pick<Deps, 'db'>): Promise<ServedCity[]> {
  const rows = await readCities(db.reads)
  return rows.map(({ home_visits, ...city }) => ({ ...city, homeVisits: home_visits }))
}

/** An operator changes the table some times a year, and whatever is written asks it. */
export const REMEMBERED_MS = 60_000
/** By database, until when its list is good. Asked once for all who wait for it; one that failed is good for nobody else. */
const remembered = new WeakMap<Reads, { until: number; cities: Promise<readonly ServedCity[]> }>()

/** The same for what is only shown: as the table was within the last minute. */
export function listCitiesAsKnown({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<readonly ServedCity[]> {
  const known = remembered.get(db.reads)
  if (known && known.until > now.getTime()) return known.cities
  const cities = listCities({ db })
  remembered.set(db.reads, { until: now.getTime() + REMEMBERED_MS, cities })
  cities.catch(() => remembered.delete(db.reads))
  return cities
}
