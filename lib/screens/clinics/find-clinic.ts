// The page that finds a clinic: by city in any of its spellings, by area, by pincode.

import type { ClinicSummary, FindView } from '@/components/clinics/views'
import { cityPath, clinicPath } from '@/lib/addresses/paths'
import { CITIES, citiesPopularFirst, cityById, cityIdOf } from '@/lib/catalogue/cities'
import { matchesClinic, typedPincode } from '@/lib/domain/clinic-search'
import { bookHref, campaignOf, pageHref } from '@/lib/http/book-href'
import { fill, plural } from '@/lib/texts/fill'
import type { Words } from '@/lib/texts/languages'
import { type CityClinics, type ListedClinic, listClinics } from '@/lib/use-cases/clinics/list'
import type { Deps } from '@/lib/use-cases/deps'

const LONGEST = 100

/** What was typed, tidied and cut; a control or a lone space is none. */
const typedIn = (search: string): string =>
  [...(new URLSearchParams(search).getAll('q').at(-1) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()]
    .slice(0, LONGEST)
    .join('')

const cityOfPincode = (pincode: string): string | null =>
  CITIES.find(({ pincodePrefixes }) => pincodePrefixes.some((prefix) => pincode.startsWith(prefix)))?.id ?? null

const pick = (cities: readonly CityClinics[], fits: (clinic: ListedClinic, city: CityClinics) => boolean) =>
  cities
    .map((city) => ({ ...city, clinics: city.clinics.filter((clinic) => fits(clinic, city)) }))
    .filter(({ clinics }) => clinics.length > 0)

/** The clinics that fit what was typed, by city; `near` when a pincode has none itself but its city does. */
function matchClinics(all: readonly CityClinics[], typed: string): { found: CityClinics[]; near: boolean } {
  const inCity = (id: string | null) => pick(all, (_, city) => city.id === id)
  const named = inCity(cityIdOf(typed))
  if (named.length > 0) return { found: named, near: false }
  const pincode = typedPincode(typed)
  if (pincode) {
    const exact = pick(all, (clinic) => clinic.pincode === pincode)
    return exact.length > 0 ? { found: exact, near: false } : { found: inCity(cityOfPincode(pincode)), near: true }
  }
  if (!/[\p{L}\p{N}]/u.test(typed)) return { found: [], near: false }
  const spellings = (id: string) => [id, ...(cityById(id)?.aliases ?? [])].join(' ')
  const found = pick(all, (clinic, city) =>
    matchesClinic({ ...clinic, name: `${clinic.name} ${city.name} ${spellings(city.id)}` }, typed),
  )
  return { found, near: false }
}

function outcomeOf(words: Words, typed: string, { found, near }: ReturnType<typeof matchClinics>): string | null {
  const { FIND } = words.clinics
  if (typed === '') return null
  if (found.length === 0) return fill(FIND.nothing, { typed })
  if (near) return fill(FIND.near, { typed, city: found[0]?.name ?? '' })
  const count = found.reduce((sum, { clinics }) => sum + clinics.length, 0)
  return plural(words.language.LANGUAGE, FIND.found, { count, typed })
}

/** What `/clinics` shows for its query. One statement. */
export async function findClinicView(words: Words, deps: Pick<Deps, 'db'>, search: string): Promise<FindView> {
  const typed = typedIn(search)
  const campaign = campaignOf(search)
  const all = await listClinics(deps)
  const match = typed === '' ? { found: [], near: false } : matchClinics(all, typed)
  const cityHref = (id: string) => pageHref(cityPath(id), campaign)
  const summary = (city: string, { cid, name, locality, address }: ListedClinic): ClinicSummary => ({
    cid,
    name,
    locality,
    address,
    href: pageHref(clinicPath(city, cid), campaign),
    bookHref: bookHref('INDIVIDUAL_CLINIC_PAGE', { cid }, campaign),
  })
  return {
    typed,
    outcome: outcomeOf(words, typed, match),
    found: match.found.map(({ id, name, clinics }) => ({
      id,
      name,
      href: cityHref(id),
      clinics: clinics.map((clinic) => summary(id, clinic)),
    })),
    cities: citiesPopularFirst().flatMap(({ id, name }) => {
      const clinics = all.find((city) => city.id === id)?.clinics.length ?? 0
      return clinics > 0 ? [{ id, name, clinics, href: cityHref(id) }] : []
    }),
  }
}
