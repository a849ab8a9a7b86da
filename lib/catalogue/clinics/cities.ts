// The cities of the chain that the process serves: which one somebody means, and how far each reaches. A browser knows none.
import { type ChainCity, chainIfKnown, popularOf } from '@/lib/catalogue/chain'
import { type Bounds, boundsAround, type Point } from '@/lib/catalogue/clinics/point'

/** `popular`: offered first. */
export type City = ChainCity & { bounds: Bounds }

type CityIndex = {
  all: readonly City[]
  // Maps, not objects: typed text must not find `__proto__` or `constructor`.
  byId: ReadonlyMap<string, City>
  bySpelling: ReadonlyMap<string, string>
  popularFirst: readonly City[]
}

/** What of a spelling counts. Only what people vary is dropped; any other sign stays, so that `bangalore'--` is no city. */
export const spellingKey = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s.\p{Pd}\p{Mn}]/gu, '')

function indexOf(cities: readonly ChainCity[]): CityIndex {
  const first = popularOf(cities)
  const all = cities.map((city) => ({ ...city, popular: first.includes(city), bounds: boundsAround([city]) }))
  const byId = new Map(all.map((city) => [city.id, city]))
  const spellings = all.flatMap(({ id, name, aliases }) =>
    [id, name, ...aliases].map((spelling) => [spellingKey(spelling), id] as const),
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

/** In the order of the chain's file. */
export const chainCities = (): readonly City[] => served().all

export const cityById = (id: string): City | null => served().byId.get(id) ?? null

/**
 * The city that was typed, as its id, name or another spelling; null when it is none of ours. A browser takes any as it is typed:
 * the server has the last word.
 */
export function cityIdOf(typed: string): string | null {
  if (typed === '' || typed.length > 80) return null
  return chainIfKnown() ? (served().bySpelling.get(spellingKey(typed)) ?? null) : typed
}

/** The popular cities in the order of the chain's choice, then the others by name. */
export const citiesPopularFirst = (): City[] => [...served().popularFirst]

/** Whether the point lies within the city's bounds; false for NaN. */
export function isInCity({ bounds }: Pick<City, 'bounds'>, { lat, lng }: Point): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east
}
