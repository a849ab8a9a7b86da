// Amplify's cache, defaults of spec section 9: 1 MB, 210000 bytes an item, three days. Signing out empties it.
import { Cache } from 'aws-amplify/utils'
import { type Chain, readCities, readClinics } from '@/lib/browser/search/chain'

/** Names are in the page's language, so each language has its own copy. */
const keyOf = (name: 'cities' | 'clinics'): string => `${name}-${document.documentElement.lang}`

const unlessRefused = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null)

export async function cachedChain(): Promise<Chain | null> {
  const cities = readCities(await unlessRefused(Cache.getItem(keyOf('cities'))))
  const clinics = readClinics(await unlessRefused(Cache.getItem(keyOf('clinics'))))
  return clinics.length > 0 ? { cities, clinics } : null
}

export async function cacheChain({ cities, clinics }: Chain): Promise<void> {
  const rows = cities.map(({ also: aliases, ...city }) => ({ ...city, aliases }))
  await unlessRefused(Cache.setItem(keyOf('cities'), rows))
  await unlessRefused(Cache.setItem(keyOf('clinics'), clinics))
}
