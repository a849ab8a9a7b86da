// The cities that the chain can serve: their facts and the spellings people type. Pure; which are served, and whether a city
// has a clinic or a home zone, is in the database. Centres: GeoNames (CC BY 4.0); pincode prefixes: India Post.
import type { Point } from '@/lib/catalogue/point'
import { POPULAR_CITIES } from '@/lib/catalogue/popular-cities'

type Bounds = { south: number; west: number; north: number; east: number }

type CityFacts<Id extends string> = Point & {
  id: Id
  name: string
  state: string
  pincodePrefixes: readonly string[]
  aliases: readonly string[]
}

const city = <const Id extends string>(
  id: Id,
  name: string,
  state: string,
  lat: number,
  lng: number,
  pincodePrefixes: readonly string[],
  aliases: readonly string[],
): CityFacts<Id> => ({ id, name, state, lat, lng, pincodePrefixes, aliases })

const FACTS = [
  city('bengaluru', 'Bengaluru', 'Karnataka', 12.97194, 77.59369, ['560', '562'], ['bangalore', 'bengalooru']),
  city('chennai', 'Chennai', 'Tamil Nadu', 13.08784, 80.27847, ['600'], ['madras']),
  city('hyderabad', 'Hyderabad', 'Telangana', 17.38405, 78.45636, ['500', '501'], ['secunderabad']),
  city('kochi', 'Kochi', 'Kerala', 9.93988, 76.26022, ['682', '683', '686'], ['cochin', 'ernakulam']),
  city('coimbatore', 'Coimbatore', 'Tamil Nadu', 11.00555, 76.96612, ['641', '642'], ['kovai']),
  city('mumbai', 'Mumbai', 'Maharashtra', 19.07283, 72.88261, ['400'], ['bombay']),
  city(
    'hubballi-dharwad',
    'Hubballi-Dharwad',
    'Karnataka',
    15.34776,
    75.13378,
    ['580'],
    ['hubballi', 'hubli', 'hubli dharwad', 'dharwad'],
  ),
  city('kozhikode', 'Kozhikode', 'Kerala', 11.24802, 75.7804, ['673'], ['calicut']),
  city('madurai', 'Madurai', 'Tamil Nadu', 9.919, 78.11953, ['625'], []),
  city('mangaluru', 'Mangaluru', 'Karnataka', 12.91723, 74.85603, ['575', '574'], ['mangalore']),
  city('mysuru', 'Mysuru', 'Karnataka', 12.29791, 76.63925, ['570', '571'], ['mysore']),
  city('puducherry', 'Puducherry', 'Puducherry', 11.93381, 79.82979, ['605'], ['pondicherry', 'pondy']),
  city('pune', 'Pune', 'Maharashtra', 18.51957, 73.85535, ['411', '412', '410'], ['poona']),
  city('salem', 'Salem', 'Tamil Nadu', 11.65376, 78.15538, ['636'], []),
  city('thiruvananthapuram', 'Thiruvananthapuram', 'Kerala', 8.4855, 76.94924, ['695'], ['trivandrum']),
  city('thrissur', 'Thrissur', 'Kerala', 10.51667, 76.21667, ['680'], ['trichur']),
  city(
    'tiruchirappalli',
    'Tiruchirappalli',
    'Tamil Nadu',
    10.8155,
    78.69651,
    ['620', '621'],
    ['trichy', 'tiruchy', 'tiruchi'],
  ),
  city('tirupati', 'Tirupati', 'Andhra Pradesh', 13.63551, 79.41989, ['517'], ['tirupathi', 'thirupathi']),
  city('vijayawada', 'Vijayawada', 'Andhra Pradesh', 16.50745, 80.6466, ['520', '521'], ['bezawada']),
  city(
    'visakhapatnam',
    'Visakhapatnam',
    'Andhra Pradesh',
    17.68009,
    83.20161,
    ['530', '531'],
    ['vizag', 'vishakhapatnam'],
  ),
  city('warangal', 'Warangal', 'Telangana', 17.97842, 79.60016, ['506'], ['hanamkonda', 'hanumakonda']),
]

export type CityId = (typeof FACTS)[number]['id']
export type City = CityFacts<CityId> & { popular: boolean; bounds: Bounds }

const POPULAR: readonly CityId[] = POPULAR_CITIES.map(({ id }) => id)

/** The square that reaches 33 km (0.297 degrees of latitude) from the centre to each side, in degrees. */
function boundsAround({ lat, lng }: Point): Bounds {
  const up = 0.297
  const aside = up / Math.cos((lat * Math.PI) / 180)
  const rounded = (degrees: number) => Number(degrees.toFixed(4))
  return { south: rounded(lat - up), west: rounded(lng - aside), north: rounded(lat + up), east: rounded(lng + aside) }
}

export const CITIES: readonly City[] = FACTS.map((facts) => ({
  ...facts,
  popular: POPULAR.includes(facts.id),
  bounds: boundsAround(facts),
}))

// Maps, not objects: typed text must not find `__proto__` or `constructor`.
const BY_ID: ReadonlyMap<string, City> = new Map(CITIES.map((one) => [one.id, one]))
const BY_SPELLING: ReadonlyMap<string, CityId> = new Map(
  CITIES.flatMap((one) =>
    [one.id, one.name, ...one.aliases].map((spelling) => [spellingKey(spelling), one.id] as const),
  ),
)

// Only what people vary is dropped; any other sign stays, so that `bangalore'--` is no city.
function spellingKey(typed: string): string {
  return typed
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s.\p{Pd}\p{Mn}]/gu, '')
}

export function cityById(id: CityId): City
export function cityById(id: string): City | null
export function cityById(id: string): City | null {
  return BY_ID.get(id) ?? null
}

/** The city that was typed, as its id, name or another spelling; null when it is none of ours. */
export function cityIdOf(typed: string): CityId | null {
  return typed.length > 80 ? null : (BY_SPELLING.get(spellingKey(typed)) ?? null)
}

/** The popular cities in the order of the chain's choice, then the others by name. */
export function citiesPopularFirst(): City[] {
  const others = CITIES.filter((one) => !one.popular).sort((a, b) => (a.name < b.name ? -1 : 1))
  return [...POPULAR.map((id) => cityById(id)), ...others]
}

/** Whether the point lies within the city's bounds; false for NaN. */
export function isInCity({ bounds }: Pick<City, 'bounds'>, { lat, lng }: Point): boolean {
  return lat >= bounds.south && lat <= bounds.north && lng >= bounds.west && lng <= bounds.east
}
