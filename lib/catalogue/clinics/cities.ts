import { type ChainCity, chainIfKnown, popularOf, translationsOf } from '@/lib/catalogue/chain'
import { type Bounds, boundsAround, type Point } from '@/lib/catalogue/clinics/point'

export type City = ChainCity & { bounds: Bounds }

type CityIndex = {
  all: readonly City[]
  // Maps, so that a typed `__proto__` or `constructor` is no city.
  byId: ReadonlyMap<string, City>
  bySpelling: ReadonlyMap<string, string>
  popularFirst: readonly City[]
}

/** Ignores case, spaces, dots, dashes and Latin accents. Other signs count, so `bangalore'--` is no city. */
export const spellingKey = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\s.\p{Pd}]/gu, '')

function indexOf(cities: readonly ChainCity[]): CityIndex {
  const first = popularOf(cities)
  const all = cities.map((city) => ({ ...city, popular: first.includes(city), bounds: boundsAround([city]) }))
  const byId = new Map(all.map((city) => [city.id, city]))
  const spellings = all.flatMap(({ id, name, aliases }) =>
    [id, name, ...aliases, ...translationsOf(name)].map((spelling) => [spellingKey(spelling), id] as const),
  )
  const popular = all.filter((city) => city.popular)
  const others = all.filter((city) => !city.popular).sort((a, b) => (a.name < b.name ? -1 : 1))
  return { all, byId, bySpelling: new Map(spellings), popularFirst: [...popular, ...others] }
}

const indexes = new WeakMap<readonly ChainCity[], CityIndex>()
const NONE = indexOf([])

function served(): CityIndex {
  const cities = chainIfKnown()?.cities
  if (!cities) return NONE
  const index = indexes.get(cities) ?? indexOf(cities)
  indexes.set(cities, index)
  return index
}

export const chainCities = (): readonly City[] => served().all

/** The chain’s city if it has just one: pages then name it, and count no cities. */
export function onlyCity(): City | null {
  const [first, second] = served().all
  return second ? null : (first ?? null)
}

export const cityById = (id: string): City | null => served().byId.get(id) ?? null

/** Null for an unknown city. A browser has no chain and accepts any text; the server decides. */
export function cityIdOf(typed: string): string | null {
  if (typed === '' || typed.length > 80) return null
  return chainIfKnown() ? (served().bySpelling.get(spellingKey(typed)) ?? null) : typed
}

export const citiesPopularFirst = (): City[] => [...served().popularFirst]

export function isInCity({ bounds }: Pick<City, 'bounds'>, { lat, lng }: Point): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east
}
