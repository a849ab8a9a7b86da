import type { Point } from '@/lib/catalogue/clinics/point'
import { treatmentNames } from '@/lib/page-handlers/site/treatment-search'
import type { Texts } from '@/lib/texts/languages'
import { localName, localPlace } from '@/lib/texts/local-name'
import { findClinics } from '@/lib/use-cases/clinics/find'
import { listCities } from '@/lib/use-cases/clinics/list-cities'
import type { ClinicSearch } from '@/lib/use-cases/clinics/search'
import type { Deps } from '@/lib/use-cases/deps'

type SearchResult = Pick<ClinicSearch, 'from' | 'respelt'> & {
  clinics: readonly { name: string; locality: string; address: string }[]
}

/** The answer of a search with its names in the language of the call. */
export const inCallsLanguage = <F extends SearchResult>(texts: Texts, found: F): F => ({
  ...found,
  respelt: found.respelt && localName(texts, found.respelt),
  from:
    found.from?.kind === 'here' ? found.from : found.from && { ...found.from, name: localName(texts, found.from.name) },
  clinics: found.clinics.map((clinic) => localPlace(texts, clinic)),
})

/** Without times, like the search in one city. */
export async function clinicsAnywhere(
  texts: Texts,
  deps: Pick<Deps, 'db'>,
  input: { typed: string; near: Point | undefined },
) {
  const { found } = await findClinics(deps, { ...input, others: treatmentNames() })
  const clinics = found.cities.flatMap(({ id, name, clinics: inCity }) =>
    inCity.map((clinic) => ({ ...clinic, cityId: id, city: localName(texts, name) })),
  )
  return inCallsLanguage(texts, { matched: clinics.length > 0, respelt: found.respelt, from: found.from, clinics })
}

/** A city's English name is another spelling of it for a call in another language. */
export async function citiesInLanguage(texts: Texts, deps: Pick<Deps, 'db'>) {
  const cities = await listCities(deps)
  return cities.map((city) => {
    const name = localName(texts, city.name)
    const aliases = name === city.name ? city.aliases : [city.name, ...city.aliases]
    return { ...city, name, state: localName(texts, city.state), aliases }
  })
}
