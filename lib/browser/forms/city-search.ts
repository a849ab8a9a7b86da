// The search runs in the browser: no typed text or position leaves it.

import type { Point } from '@/lib/catalogue/clinics/point'
import { meantName } from '@/lib/domain/clinics/meant'

type Spelt = { label: string; also: readonly string[] }

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\s.\p{Pd}]/gu, '')

const spelt = <C extends Spelt>(cities: readonly C[], test: (spelling: string) => boolean): C[] =>
  cities.filter(({ label, also }) => [label, ...also].some((spelling) => test(plain(spelling))))

export const citiesBeginning = <C extends Spelt>(cities: readonly C[], typed: string): C[] =>
  spelt(cities, (spelling) => spelling.startsWith(plain(typed)))

/** Falls back to cities that contain the text, then to a corrected spelling or a similar sound (`meant`). */
export function matchingCities<C extends Spelt>(
  cities: readonly C[],
  typed: string,
): { cities: readonly C[]; meant: string | null } {
  const beginning = citiesBeginning(cities, typed)
  const alike = beginning.length > 0 ? beginning : spelt(cities, (spelling) => spelling.includes(plain(typed)))
  if (alike.length > 0) return { cities: alike, meant: null }
  const meant = meantName(
    typed,
    cities.map(({ label, also }) => ({ name: label, also })),
  )
  return { cities: meant === null ? [] : citiesBeginning(cities, meant), meant }
}

const KM_A_DEGREE = 111.2

/** `km` assumes a flat map: good to a few per cent within a state. */
export function nearestCity<C extends Point>(cities: readonly C[], at: Point): { city: C; km: number } | null {
  const far = ({ lat, lng }: Point) => Math.hypot(lat - at.lat, (lng - at.lng) * Math.cos((at.lat * Math.PI) / 180))
  const [city] = cities.toSorted((a, b) => far(a) - far(b))
  return city ? { city, km: Math.round(far(city) * KM_A_DEGREE) } : null
}
