// The cities that a step offers: those of the table, which the operator changes, by the catalogue's facts and order.
import { type City, citiesPopularFirst } from '@/lib/catalogue/cities'
import { listCities } from '@/lib/use-cases/clinics/list-cities'
import type { Deps } from '@/lib/use-cases/deps'

/** The popular ones first. One statement. */
export async function servedCities(deps: Pick<Deps, 'db'>): Promise<City[]> {
  const served = new Set((await listCities(deps)).map(({ id }) => id))
  return citiesPopularFirst().filter(({ id }) => served.has(id))
}
