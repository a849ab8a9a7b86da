// Finds clinics while somebody types: at once by what this device keeps, then as the search base says (lib/addresses/bases.ts).
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

/** The loading area of a search. */
export const SEARCH_AREA = 'clinic-search'

/** How long somebody who types pauses before the search is asked. */
const PAUSE_MS = 250
/** Fewer letters fit nearly everything. */
export const LEAST_TYPED = 2
/** As the call takes it. */
const LONGEST_TYPED = 100

/** `isTold`: the search has said so; else it is what this device keeps. `isLost`: it could not be asked. */
export type Match = SearchAnswer & { cities: FoundCity[]; isTold: boolean; isLost: boolean }
/** The city that is searched in; null is the whole chain. */
export type Within = { id: string; name: string } | null

let chain: Chain | null = null
let refreshed: Promise<void> | null = null
/** What this page was told, by what was typed; for as long as it lives. */
const answers = new Map<string, SearchAnswer>()
const MOST_ANSWERS = 100

type SearchCall = 'city/u/list' | 'clinic/u/search'

/** Signed by Amplify where another host searches for an identity pool's users; this site needs neither signature nor client. */
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

/** Has the chain ready, once a page: what is kept, and behind it what is true now. */
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

/** In the order in which they are kept, so that the search's answer moves nothing that it does not change. */
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

/**
 * Says what fits, at once and again when the search has answered, until the answer is called. Where nothing is known yet it says
 * nothing: what was said before stays in its place.
 */
export function findAsTyped(input: string, within: Within, tell: (found: Match) => void): () => void {
  const typed = [...input].slice(0, LONGEST_TYPED).join('')
  const key = `${within?.id ?? ''} ${typed.toLowerCase()}`
  let isOver = false
  const say = (answer: SearchAnswer, how: Pick<Match, 'isTold' | 'isLost'>) => {
    if (!isOver) tell({ ...answer, cities: chain && within === null ? citiesNamed(chain, typed) : [], ...how })
  }
  const known = (): SearchAnswer =>
    answers.get(key) ?? { clinics: chain ? byTerms(chain, typed, within) : [], nearestTo: null, respelt: null }
  const search = async () => {
    const answer = await request('clinic/u/search', { q: typed, ...(within ? { city: within.id } : {}) }, SEARCH_AREA)
    if (answer === null) say(known(), { isTold: false, isLost: true })
    else say(remember(key, inGivenOrder(readIndex(answer, within))), { isTold: true, isLost: false })
  }
  const begin = async () => {
    chain ??= await cachedChain()
    const answer = known()
    if (answer.clinics.length > 0) say(answer, { isTold: false, isLost: false })
  }
  void begin()
  const timer = setTimeout(() => void search(), PAUSE_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
