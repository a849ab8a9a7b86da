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
  aliases: string[]
}

export async function listCities({ db }: Pick<Deps, 'db'>): Promise<ServedCity[]> {
  const rows = await readCities(db.reads)
  return rows.map(({ home_visits, ...city }) => ({ ...city, homeVisits: home_visits }))
}

export const REMEMBERED_MS = 60_000
const remembered = new WeakMap<Reads, { until: number; cities: Promise<readonly ServedCity[]> }>()

export function listCitiesAsKnown({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<readonly ServedCity[]> {
  const known = remembered.get(db.reads)
  if (known && known.until > now.getTime()) return known.cities
  const cities = listCities({ db })
  remembered.set(db.reads, { until: now.getTime() + REMEMBERED_MS, cities })
  cities.catch(() => remembered.delete(db.reads))
  return cities
}
