// The cities that a step offers: those of the table, which the operator changes, in the chain's order. One that this process
// doesn't know yet is not offered: no rule could read it.
import { citiesPopularFirst } from '@/lib/catalogue/clinics/cities'
import { listCitiesAsKnown, type ServedCity } from '@/lib/use-cases/clinics/list-cities'
import type { Deps } from '@/lib/use-cases/deps'

/** The popular ones first, as the table calls them. At most one statement. */
export async function servedCities(deps: Pick<Deps, 'db' | 'now'>): Promise<ServedCity[]> {
  const served = new Map((await listCitiesAsKnown(deps)).map((city) => [city.id, city]))
  return citiesPopularFirst().flatMap(({ id }) => {
    const city = served.get(id)
    return city ?? []
  })
}
