// The page that finds a clinic: by city in any of its spellings, by area, by pincode, by where the device is.

import type { ClinicSummary, FindView } from '@/components/clinics/views'
import { cityPath, clinicPath, PATHS } from '@/lib/addresses/paths'
import { CITIES, citiesPopularFirst, cityById, cityIdOf } from '@/lib/catalogue/cities'
import type { Point } from '@/lib/catalogue/point'
import { matchesClinic, typedPincode } from '@/lib/domain/clinic-search'
import { distanceKm } from '@/lib/domain/distance'
import { localitiesNamed, localityAt } from '@/lib/domain/typed-place'
import { bookHref, type Campaign, pageHref } from '@/lib/http/book-href'
import type { ClinicQuery } from '@/lib/screens/clinics/searched'
import { fill, plural } from '@/lib/texts/fill'
import { formatKm } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'
import { findHomeZone } from '@/lib/use-cases/clinics/find-home-zone'
import { type CityClinics, type ListedClinic, listClinics } from '@/lib/use-cases/clinics/list'
import type { Deps } from '@/lib/use-cases/deps'

/** How far the device may be from a clinic that is near it; further away the nearest few are told. */
const NEAR_KM = 40
const FEW = 3

type Match = { groups: CityClinics[]; outcome: string; distanceTo: ((clinic: Point) => number) | null }

const pick = (cities: readonly CityClinics[], fits: (clinic: ListedClinic, city: CityClinics) => boolean) =>
  cities
    .map((city) => ({ ...city, clinics: city.clinics.filter((clinic) => fits(clinic, city)) }))
    .filter(({ clinics }) => clinics.length > 0)

/** The cities by their nearest clinic, each with its clinics the nearest first. */
function nearestFirst(cities: readonly CityClinics[], from: Point): CityClinics[] {
  const km = (clinic: Point) => distanceKm(from, clinic)
  const first = ({ clinics }: CityClinics) => Math.min(...clinics.map(km))
  return cities
    .map((city) => ({ ...city, clinics: city.clinics.toSorted((a, b) => km(a) - km(b)) }))
    .sort((a, b) => first(a) - first(b))
}

const found = (groups: CityClinics[], outcome: string, from?: Point): Match => ({
  groups: from ? nearestFirst(groups, from) : groups,
  outcome,
  distanceTo: from ? (clinic) => distanceKm(from, clinic) : null,
})

function foundNear({ clinics: { FIND } }: Words, all: readonly CityClinics[], near: Point): Match {
  const byDistance = all
    .flatMap(({ clinics }) => clinics)
    .map((clinic) => ({ cid: clinic.cid, km: distanceKm(near, clinic) }))
    .sort((a, b) => a.km - b.km)
  const close = byDistance.filter(({ km }) => km <= NEAR_KM)
  const cids = new Set((close.length > 0 ? close : byDistance.slice(0, FEW)).map(({ cid }) => cid))
  return found(
    pick(all, ({ cid }) => cids.has(cid)),
    FIND.nearestHere,
    near,
  )
}

/** The middle of a pincode and its city: of a home zone, of the clinics in it, of an area. */
async function placeOfPincode(
  deps: Pick<Deps, 'db'>,
  all: readonly CityClinics[],
  pincode: string,
): Promise<(Point & { cityId: string }) | null> {
  const inside = all.flatMap((city) => city.clinics.map((clinic) => ({ ...clinic, cityId: city.id })))
  const zone = await findHomeZone(deps, pincode)
  return zone ?? inside.find((clinic) => clinic.pincode === pincode) ?? localityAt(pincode)
}

const cityOfPincode = (pincode: string): string | null =>
  CITIES.find(({ pincodePrefixes }) => pincodePrefixes.some((prefix) => pincode.startsWith(prefix)))?.id ?? null

async function foundByPincode(words: Words, deps: Pick<Deps, 'db'>, all: readonly CityClinics[], pincode: string) {
  const { FIND } = words.clinics
  const inCity = (id: string | null) => pick(all, (_, city) => city.id === id)
  const place = await placeOfPincode(deps, all, pincode)
  if (place) return found(inCity(place.cityId), fill(FIND.nearestTo, { place: pincode }), place)
  const groups = inCity(cityOfPincode(pincode))
  return found(groups, groups[0] ? fill(FIND.near, { typed: pincode, city: groups[0].name }) : '')
}

/** The clinics that fit what was typed, by city. */
async function foundFor(words: Words, deps: Pick<Deps, 'db'>, all: readonly CityClinics[], typed: string) {
  const { FIND } = words.clinics
  const counted = (groups: CityClinics[]): Match => {
    const count = groups.reduce((sum, { clinics }) => sum + clinics.length, 0)
    return found(groups, plural(words.language.LANGUAGE, FIND.found, { count, typed }))
  }
  const named = pick(all, (_, city) => city.id === cityIdOf(typed))
  if (named.length > 0) return counted(named)
  const pincode = typedPincode(typed)
  if (pincode) return foundByPincode(words, deps, all, pincode)
  if (!/[\p{L}\p{N}]/u.test(typed)) return found([], '')
  const spellings = (id: string) => [id, ...(cityById(id)?.aliases ?? [])].join(' ')
  const meant = pick(all, (clinic, city) =>
    matchesClinic({ ...clinic, name: `${clinic.name} ${city.name} ${spellings(city.id)}` }, typed),
  )
  if (meant.length > 0) return counted(meant)
  const [area, ...others] = localitiesNamed(typed)
  if (!area) return found([], '')
  // Some names are those of areas in several cities: then the cities are told, and no distance.
  const cities = new Set<string>([area, ...others].map(({ cityId }) => cityId))
  const groups = pick(all, (_, city) => cities.has(city.id))
  const isOne = cities.size === 1
  return isOne ? found(groups, fill(FIND.nearestTo, { place: area.name }), area) : counted(groups)
}

/** What `/clinics` shows for what is looked for. At most two statements. */
export async function findClinicView(
  words: Words,
  deps: Pick<Deps, 'db'>,
  { typed, near }: ClinicQuery,
  campaign: Campaign,
): Promise<FindView> {
  const { FIND } = words.clinics
  const all = await listClinics(deps)
  const match = near ? foundNear(words, all, near) : typed === '' ? null : await foundFor(words, deps, all, typed)
  const cityHref = (id: string) => pageHref(cityPath(id), campaign)
  const summary = (city: string, clinic: ListedClinic): ClinicSummary & { distance?: string } => {
    const { cid, name, locality, address } = clinic
    return {
      ...{ cid, name, locality, address },
      href: pageHref(clinicPath(city, cid), campaign),
      bookHref: bookHref('INDIVIDUAL_CLINIC_PAGE', { cid }, campaign),
      ...(match?.distanceTo ? { distance: fill(FIND.km, { km: formatKm(match.distanceTo(clinic)) }) } : {}),
    }
  }
  const isNothing = match !== null && match.groups.length === 0
  return {
    search: {
      path: PATHS.clinics,
      typed,
      outcome: isNothing ? fill(FIND.nothing, { typed }) : (match?.outcome ?? null),
    },
    isNothing,
    found: (match?.groups ?? []).map(({ id, name, clinics }) => ({
      ...{ id, name },
      href: cityHref(id),
      clinics: clinics.map((clinic) => summary(id, clinic)),
    })),
    cities: citiesPopularFirst().flatMap(({ id, name }) => {
      const clinics = all.find((city) => city.id === id)?.clinics.length ?? 0
      return clinics > 0 ? [{ id, name, clinics, href: cityHref(id) }] : []
    }),
  }
}
