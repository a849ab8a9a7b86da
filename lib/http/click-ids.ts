// The ids that an advertiser gives each click on an advertisement. Every click has another one, so a page that is kept for all
// strangers is made without them (server/response-cache.ts), and so are its links. The browser sends the address of the page that it comes
// from, with the ids, as the referrer of its next request. It does so with scripts and without.
import type { IncomingMessage } from 'node:http'
import { type ATTRIBUTION, LONGEST } from '@/flows/params'
import { withQuery } from '@/lib/addresses/campaign-link'
import { isOneOf } from '@/lib/types/keys'

const CLICK_IDS = ['gclid', 'fbclid'] as const satisfies readonly (typeof ATTRIBUTION)[number][]

/** Removes the click ids from a query, which has no question mark; returns a query without any as it is. */
export function withoutClickIds(search: string): string {
  if (!CLICK_IDS.some((name) => search.includes(name))) return search
  const query = new URLSearchParams(search)
  for (const name of CLICK_IDS) query.delete(name)
  return query.toString()
}

/** The click ids of the page of this site that a request comes from. A flow would refuse an over-long one: it is left out. */
function idsBefore({ headers: { referer, host } }: IncomingMessage): [string, string][] {
  if (!referer || !URL.canParse(referer)) return []
  const from = new URL(referer)
  if (from.host !== host) return []
  return [...from.searchParams].filter(
    ([name, { length }]) => isOneOf(CLICK_IDS, name) && length <= LONGEST.attribution,
  )
}

/** The address of a request, with the click ids of the page before where it has none of its own. */
export function withClickIds(req: IncomingMessage): string {
  const { url = '/' } = req
  const query = new URLSearchParams(url.split('?')[1])
  const brought = Object.fromEntries(idsBefore(req).filter(([name]) => !query.has(name)))
  return withQuery(url, new URLSearchParams(brought).toString())
}
