// The operator changes the table. A city that this process doesn't know yet is left out.
import { citiesPopularFirst } from '@/lib/catalogue/clinics/cities'
import { listCitiesAsKnown, type ServedCity } from '@/lib/use-cases/clinics/list-cities'
import type { Deps } from '@/lib/use-cases/deps'

/** Popular ones first, with the table's names. At most one statement. */
export async function servedCities(deps: Pick<Deps, 'db' | 'now'>): Promise<ServedCity[]> {
  const served = new Map((await listCitiesAsKnown(deps)).map((city) => [city.id, city]))
  return citiesPopularFirst().flatMap(({ id }) => {
    const city = served.get(id)
    return city ?? []
  })
}
