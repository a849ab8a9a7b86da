// Lists the cities that the chain serves. Pictures, and which city is popular, stand in the catalogue.
import { readCities } from '@/lib/db/queries/cities'
import type { Deps } from '@/lib/use-cases/deps'

export type ServedCity = {
  id: string
  name: string
  state: string
  lat: number
  lng: number
  clinics: number
  homeVisits: boolean
}

/** Every served city, by name, with the number of its clinics. */
export async function listCities({ db }: Pick<Deps, 'db'>): Promise<ServedCity[]> {
  const rows = await readCities(db.reads)
  return rows.map(({ home_visits, ...city }) => ({ ...city, homeVisits: home_visits }))
}
