// The chain's cities and clinics in this device, by Amplify's cache with the defaults of spec section 9: about 1 MB in all and
// 210000 bytes an item, three days, priority 5. Nothing of who searches is in it: what is
// typed is kept nowhere. Signing out empties it with everything else. Without storage it lasts as long as the page.
import { Cache } from 'aws-amplify/utils'
import { type Chain, readCities, readClinics } from '@/lib/browser/search/chain'

const CITIES = 'cities'
const CLINICS = 'clinics'

/** What a cache, or its storage, refuses is a search without it. */
const unlessRefused = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null)

/** What is kept and no older than three days; null where nothing is. */
export async function cachedChain(): Promise<Chain | null> {
  const cities = readCities(await unlessRefused(Cache.getItem(CITIES)))
  const clinics = readClinics(await unlessRefused(Cache.getItem(CLINICS)))
  return clinics.length > 0 ? { cities, clinics } : null
}

export async function cacheChain({ cities, clinics }: Chain): Promise<void> {
  const rows = cities.map(({ also: aliases, ...city }) => ({ ...city, aliases }))
  await unlessRefused(Cache.setItem(CITIES, rows))
  await unlessRefused(Cache.setItem(CLINICS, clinics))
}
