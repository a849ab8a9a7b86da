// For a device far from the city: a link to the city with the nearest clinics.

import { cityById, isInCity } from '@/lib/catalogue/clinics/cities'
import type { Point } from '@/lib/catalogue/clinics/point'
import { distanceKm } from '@/lib/domain/clinics/distance'
import { servedCities } from '@/lib/page-handlers/clinics/served-cities'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import type { Deps } from '@/lib/use-cases/deps'
import type { NearerCity } from '@/lib/views/clinics'

/** Null within the city, or if no other is nearer. At most one statement. `to` makes a city's address. */
export async function nearerCity(
  texts: Texts,
  deps: Pick<Deps, 'db' | 'now'>,
  { cityId, near }: { cityId: string; near: Point | null | undefined },
  to: (id: string) => string,
): Promise<NearerCity | null> {
  const city = cityById(cityId)
  if (!near || !city || isInCity(city, near)) return null
  const served = (await servedCities(deps)).map(({ id, name, lat, lng }) => ({
    id,
    name,
    km: distanceKm(near, { lat, lng }),
  }))
  const [nearest] = served.sort((a, b) => a.km - b.km)
  if (!nearest || nearest.id === cityId) return null
  return {
    href: to(nearest.id),
    label: fill(texts['clinic-list'].CLINICS.nearer, { city: localName(texts, nearest.name) }),
  }
}
