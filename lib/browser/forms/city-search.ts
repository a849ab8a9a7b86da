// Finds a city among those on offer, as somebody types it or by where the device is. Nothing leaves the browser.

import type { Point } from '@/lib/catalogue/clinics/point'
import { respelt } from '@/lib/domain/clinics/spelling'

type Spelt = { label: string; also: readonly string[] }

/** What people vary: capitals, accents, spaces, dots and hyphens. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\s.\p{Pd}\p{Mn}]/gu, '')

const spelt = <C extends Spelt>(cities: readonly C[], test: (spelling: string) => boolean): C[] =>
  cities.filter(({ label, also }) => [label, ...also].some((spelling) => test(plain(spelling))))

/** The cities that one of whose spellings begins so. */
export const citiesBeginning = <C extends Spelt>(cities: readonly C[], typed: string): C[] =>
  spelt(cities, (spelling) => spelling.startsWith(plain(typed)))

/**
 * The same, or else the cities one of whose spellings holds it, or else is nearly that; all of them for nothing typed. `meant` is
 * what was looked for instead; null where it is what was typed.
 */
export function matchingCities<C extends Spelt>(
  cities: readonly C[],
  typed: string,
): { cities: readonly C[]; meant: string | null } {
  const beginning = citiesBeginning(cities, typed)
  const alike = beginning.length > 0 ? beginning : spelt(cities, (spelling) => spelling.includes(plain(typed)))
  if (alike.length > 0) return { cities: alike, meant: null }
  const meant = respelt(
    typed,
    cities.flatMap(({ label, also }) => [label, ...also]),
  )
  return { cities: meant === null ? [] : citiesBeginning(cities, meant), meant }
}

const KM_A_DEGREE = 111.2

/** The city whose centre is nearest, and how many kilometres away it is (flat: good to a few per cent within a state). */
export function nearestCity<C extends Point>(cities: readonly C[], at: Point): { city: C; km: number } | null {
  const far = ({ lat, lng }: Point) => Math.hypot(lat - at.lat, (lng - at.lng) * Math.cos((at.lat * Math.PI) / 180))
  const [city] = cities.toSorted((a, b) => far(a) - far(b))
  return city ? { city, km: Math.round(far(city) * KM_A_DEGREE) } : null
}
