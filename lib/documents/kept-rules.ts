// Which requests get a page that was made before: a stranger's, of a page that is the same for all of them, with no more in its
// query than a campaign's link says.
import { ATTRIBUTION } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { startOf } from '@/flows/walk'
import { FREE_TIMES_SECONDS, keptSecondsOf } from '@/lib/addresses/pages'
import { markOf } from '@/lib/documents/marks'
import { isOneOf, keysOf } from '@/lib/typed/keys'

/** The first question of each flow, which a campaign's link opens with prices and the next free time. */
const STARTS = new Set<string>(keysOf(FLOWS).map(startOf))

/** What a campaign's link says: the same for many people, and no page shows more of it than its own links. */
const SHARED = [...ATTRIBUTION, 'flow', 'city', 'treatment', 'cid'] as const

/** Of these every click has another one: a page is made with a mark in its place, which each visitor's own takes at the end. */
const CLICK_IDS = ['gclid', 'fbclid'] as const
/** What stands in an address, in JSON and in markup as it is. Google's and Meta's are of these letters. */
const CLICK_ID = new RegExp(`(?<=^|&)(${CLICK_IDS.join('|')})=([\\w-]{1,400})(?=&|$)`, 'g')

/** A query with marks in the place of click ids, and by their numbers what takes their places. No question mark begins it. */
export function sharedQuery(search: string): { shared: string; own: string[] } {
  const own: string[] = []
  const shared = search.replace(CLICK_ID, (_, name: string, value: string) => `${name}=${markOf(own.push(value) - 1)}`)
  return { shared, own }
}

/** UTF-16 units; longer queries are nobody's campaign. */
const LONGEST_QUERY = 400

/**
 * How many seconds a page of this path, as Next writes it, may be shown to every stranger who brings this query; null where
 * it is made for each request.
 */
export function keptSeconds(path: string, search: string): number | null {
  const seconds = STARTS.has(path) ? FREE_TIMES_SECONDS : keptSecondsOf(path)
  if (seconds === undefined || search.length > LONGEST_QUERY) return null
  for (const name of new URLSearchParams(search).keys()) if (!isOneOf(SHARED, name)) return null
  return seconds
}
