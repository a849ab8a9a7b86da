// The clinics of the whole chain, as a call answers with them.
import { type FindInput, findClinics } from '@/lib/use-cases/clinics/find'
import type { Deps } from '@/lib/use-cases/deps'

/** In the order of the page that finds clinics; like the search in one city, without its times. */
export async function clinicsAnywhere(deps: Pick<Deps, 'db'>, input: FindInput) {
  const { found } = await findClinics(deps, input)
  const clinics = found.cities.flatMap(({ id, name, clinics: inCity }) =>
    inCity.map((clinic) => ({ ...clinic, cityId: id, city: name })),
  )
  return { matched: clinics.length > 0, respelt: found.respelt, from: found.from, clinics }
}
