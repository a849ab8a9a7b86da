// The device's own copy answers first, then the search base (lib/addresses/bases.ts).
import { citiesBeginning } from '@/lib/browser/forms/city-search'
import { callUrl, post } from '@/lib/browser/forms/post'
import { CLOUD, isSigning } from '@/lib/browser/pool/cloud'
import { cacheChain, cachedChain } from '@/lib/browser/search/cached-chain'
import {
  type Chain,
  type FoundCity,
  type FoundClinic,
  readCities,
  readClinics,
  readIndex,
  type SearchAnswer,
} from '@/lib/browser/search/chain'
import { matchesClinic, matchesInCity } from '@/lib/domain/clinics/clinic-search'
import type { JsonValue } from '@/lib/types/trusted-json'

export const SEARCH_AREA = 'clinic-search'

const PAUSE_MS = 250
export const LEAST_TYPED = 2
const LONGEST_TYPED = 100

/** `isTold`: by the search, not by this device's copy. `isLost`: the search failed. */
export type Match = SearchAnswer & { cities: FoundCity[]; isAnnounced: boolean; isLost: boolean }
export type Within = { id: string; name: string } | null

let chain: Chain | null = null
let refreshed: Promise<void> | null = null
const answers = new Map<string, SearchAnswer>()
const MOST_ANSWERS = 100

type SearchCall = 'city/u/list' | 'clinic/u/search'

/** Only another host with an identity pool needs Amplify's signature. */
const request = (name: SearchCall, body: Record<string, JsonValue>, area?: string): Promise<unknown> =>
  post<unknown>(CLOUD.endpoints.elasticsearch !== undefined && isSigning(CLOUD) ? name : callUrl(name), body, { area })

async function refresh(): Promise<void> {
  chain ??= await cachedChain()
  const [cities, clinics] = await Promise.all([request('city/u/list', {}), request('clinic/u/search', {})])
  const now = { cities: readCities(Object(cities).cities), clinics: readClinics(Object(clinics).clinics) }
  if (now.clinics.length === 0) return
  chain = now
  await cacheChain(now)
}

export function prepareSearch(): Promise<void> {
  refreshed ??= refresh()
  return refreshed
}

const citySpelt = (cities: readonly FoundCity[], { cityId: id, city: name }: FoundClinic) =>
  cities.find((city) => city.id === id) ?? { id, name, also: [] }

const byTerms = ({ cities, clinics }: Chain, typed: string, within: Within): FoundClinic[] =>
  clinics.filter((clinic) =>
    within === null
      ? matchesInCity(clinic, citySpelt(cities, clinic), typed)
      : clinic.cityId === within.id && matchesClinic(clinic, typed),
  )

/** The copy's order, so that the search's answer moves no row without need. */
function inGivenOrder({ clinics, nearestTo, respelt }: SearchAnswer): SearchAnswer {
  const places = new Map(chain?.clinics.map(({ cid }, at) => [cid, at]))
  const placeOf = ({ cid }: FoundClinic) => places.get(cid) ?? places.size
  return {
    nearestTo,
    respelt,
    clinics: nearestTo === null ? clinics.toSorted((a, b) => placeOf(a) - placeOf(b)) : clinics,
  }
}

const citiesNamed = ({ cities }: Chain, typed: string): FoundCity[] => {
  const spelt = cities.map((city) => ({ city, label: city.name, also: city.also }))
  return citiesBeginning(spelt, typed).map(({ city }) => city)
}

function remember(key: string, answer: SearchAnswer): SearchAnswer {
  if (answers.size >= MOST_ANSWERS) answers.clear()
  answers.set(key, answer)
  return answer
}

/** Calls `tell` at once and after the search; without a known match only after it. */
export function findAsTyped(input: string, within: Within, onFound: (found: Match) => void): () => void {
  const typed = [...input].slice(0, LONGEST_TYPED).join('')
  const key = `${within?.id ?? ''} ${typed.toLowerCase()}`
  let isOver = false
  const report = (answer: SearchAnswer, how: Pick<Match, 'isAnnounced' | 'isLost'>) => {
    if (!isOver) onFound({ ...answer, cities: chain && within === null ? citiesNamed(chain, typed) : [], ...how })
  }
  const known = (): SearchAnswer =>
    answers.get(key) ?? { clinics: chain ? byTerms(chain, typed, within) : [], nearestTo: null, respelt: null }
  const search = async () => {
    const answer = await request('clinic/u/search', { q: typed, ...(within ? { city: within.id } : {}) }, SEARCH_AREA)
    if (answer === null) report(known(), { isAnnounced: false, isLost: true })
    else report(remember(key, inGivenOrder(readIndex(answer, within))), { isAnnounced: true, isLost: false })
  }
  const begin = async () => {
    chain ??= await cachedChain()
    const answer = known()
    if (answer.clinics.length > 0) report(answer, { isAnnounced: false, isLost: false })
  }
  void begin()
  const timer = setTimeout(() => void search(), PAUSE_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
