import { chainCities, cityById, cityIdOf } from '@/lib/catalogue/clinics/cities'
import type { Point } from '@/lib/catalogue/clinics/point'
import { matchesInCity, readPincode, searchTerms } from '@/lib/domain/clinics/clinic-search'
import { distanceKm } from '@/lib/domain/clinics/distance'
import { meantName } from '@/lib/domain/clinics/meant'
import { areaNames, localitiesNamed, localityAt } from '@/lib/domain/clinics/place-search'
import type { SoundedName } from '@/lib/domain/clinics/sound'
import { inEveryLanguage, named } from '@/lib/domain/clinics/translated'
import { findHomeZone } from '@/lib/use-cases/clinics/find-home-zone'
import { type CityClinics, type ListedClinic, listClinics } from '@/lib/use-cases/clinics/list'
import type { MeasuredFrom } from '@/lib/use-cases/clinics/search'
import type { Deps } from '@/lib/use-cases/deps'

const NEAR_KM = 40
/** Words between a treatment and a place. */
const BESIDE = ['in', 'at', 'near']
const FEW = 3

export type FoundInCity = Pick<CityClinics, 'id' | 'name'> & {
  clinics: (ListedClinic & { distanceKm: number | null })[]
}
export type ClinicFind = {
  from: MeasuredFrom | null
  respelt: string | null
  isCityAlone: boolean
  cities: FoundInCity[]
}
/** `others`: names of what is no place. Beside a place, their words are ignored, and none is taken for a place. */
export type FindInput = { typed: string; near?: Point | undefined; others?: readonly SoundedName[] }

const pick = (cities: readonly CityClinics[], fits: (clinic: ListedClinic, city: CityClinics) => boolean) =>
  cities
    .map((city) => ({ ...city, clinics: city.clinics.filter((clinic) => fits(clinic, city)) }))
    .filter(({ clinics }) => clinics.length > 0)

const byTerms = (cities: readonly CityClinics[], isCityAlone = false): ClinicFind => ({
  from: null,
  respelt: null,
  isCityAlone,
  cities: cities.map((city) => ({ ...city, clinics: city.clinics.map((clinic) => ({ ...clinic, distanceKm: null })) })),
})

function byDistance(cities: readonly CityClinics[], at: Point, from: MeasuredFrom): ClinicFind {
  const measured = cities.map((city) => {
    const clinics = city.clinics.map((clinic) => ({ ...clinic, distanceKm: distanceKm(at, clinic) }))
    return { ...city, clinics: clinics.sort((a, b) => a.distanceKm - b.distanceKm) }
  })
  const first = (city: (typeof measured)[number]) => city.clinics[0]?.distanceKm ?? 0
  return { from, respelt: null, isCityAlone: false, cities: measured.sort((a, b) => first(a) - first(b)) }
}

function nearDevice(all: readonly CityClinics[], near: Point): ClinicFind {
  const measured = all
    .flatMap(({ clinics }) => clinics)
    .map((clinic) => ({ cid: clinic.cid, km: distanceKm(near, clinic) }))
    .sort((a, b) => a.km - b.km)
  const close = measured.filter(({ km }) => km <= NEAR_KM)
  const cids = new Set((close.length > 0 ? close : measured.slice(0, FEW)).map(({ cid }) => cid))
  return byDistance(
    pick(all, ({ cid }) => cids.has(cid)),
    near,
    { kind: 'here' },
  )
}

async function placeOfPincode(
  deps: Pick<Deps, 'db'>,
  all: readonly CityClinics[],
  pincode: string,
): Promise<(Point & { cityId: string }) | null> {
  const inside = all.flatMap((city) => city.clinics.map((clinic) => ({ ...clinic, cityId: city.id })))
  const zone = await findHomeZone(deps, pincode)
  return zone ?? inside.find((clinic) => clinic.pincode === pincode) ?? localityAt(pincode)
}

const spelt = ({ id, name }: CityClinics) => ({ id, ...named(name, cityById(id)?.aliases) })

const cityOfPincode = (pincode: string): string | null =>
  chainCities().find(({ pincodePrefixes }) => pincodePrefixes.some((prefix) => pincode.startsWith(prefix)))?.id ?? null

async function aroundPincode(deps: Pick<Deps, 'db'>, all: readonly CityClinics[], pincode: string) {
  const inCity = (id: string | null) => pick(all, (_, city) => city.id === id)
  const place = await placeOfPincode(deps, all, pincode)
  if (place) return byDistance(inCity(place.cityId), place, { kind: 'pincode', name: pincode })
  return byTerms(inCity(cityOfPincode(pincode)), true)
}

async function fitting(deps: Pick<Deps, 'db'>, all: readonly CityClinics[], typed: string): Promise<ClinicFind> {
  if (typed === '') return byTerms(all)
  const inCity = pick(all, (_, city) => city.id === cityIdOf(typed))
  if (inCity.length > 0) return byTerms(inCity)
  const pincode = readPincode(typed)
  if (pincode) return aroundPincode(deps, all, pincode)
  if (!/[\p{L}\p{N}]/u.test(typed)) return byTerms([])
  const meant = pick(all, (clinic, city) => matchesInCity(inEveryLanguage(clinic), spelt(city), typed))
  if (meant.length > 0) return byTerms(meant)
  const [area, ...others] = localitiesNamed(typed)
  if (!area) return byTerms([])
  // Several cities have areas of one name: then all are listed, without distances.
  const cities = new Set<string>([area, ...others].map(({ cityId }) => cityId))
  const groups = pick(all, (_, city) => cities.has(city.id))
  return cities.size === 1 ? byDistance(groups, area, { kind: 'area', name: area.name }) : byTerms(groups)
}

const searchableNames = (all: readonly CityClinics[]): SoundedName[] =>
  all.flatMap((city) => [spelt(city), ...city.clinics.map(({ locality }) => named(locality))])

/** The words of a text that are in none of these names: `adyar` of `root canal adyar`. */
function withoutNames(typed: string, names: readonly SoundedName[]): string {
  const known = new Set([...BESIDE, ...names.flatMap(({ also }) => also).flatMap(searchTerms)])
  return searchTerms(typed)
    .filter((word) => !known.has(word))
    .join(' ')
}

async function fittingNearly(
  deps: Pick<Deps, 'db'>,
  all: readonly CityClinics[],
  { typed, others = [] }: FindInput,
): Promise<ClinicFind> {
  const found = await fitting(deps, all, typed)
  const place = found.cities.length > 0 ? '' : withoutNames(typed, others)
  if (place !== '' && place !== searchTerms(typed).join(' ')) {
    const there = await fittingNearly(deps, all, { typed: place, others })
    if (there.cities.length > 0) return there
  }
  const areas = areaNames().map((name) => named(name))
  const meant = found.cities.length > 0 ? null : meantName(typed, [...searchableNames(all), ...areas, ...others])
  const guessed = meant === null ? found : { ...(await fitting(deps, all, meant)), respelt: meant }
  return guessed.cities.length > 0 ? guessed : found
}

export async function findClinics(
  deps: Pick<Deps, 'db'>,
  input: FindInput,
): Promise<{ found: ClinicFind; all: CityClinics[] }> {
  const all = await listClinics(deps)
  return { found: input.near ? nearDevice(all, input.near) : await fittingNearly(deps, all, input), all }
}
