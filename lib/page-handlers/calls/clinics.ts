import { type FindInput, findClinics } from '@/lib/use-cases/clinics/find'
import type { Deps } from '@/lib/use-cases/deps'

/** Without times, like the search in one city. */
export async function clinicsAnywhere(deps: Pick<Deps, 'db'>, input: FindInput) {
  const { found } = await findClinics(deps, input)
  const clinics = found.cities.flatMap(({ id, name, clinics: inCity }) =>
    inCity.map((clinic) => ({ ...clinic, cityId: id, city: name })),
  )
  return { matched: clinics.length > 0, respelt: found.respelt, from: found.from, clinics }
}
