// Each click on an advertisement has its own id, so cached pages (server/response-cache.ts) have none in their
// links. The next request's referrer has it, even without scripts.
import type { IncomingMessage } from 'node:http'
import { type ATTRIBUTION, LONGEST } from '@/flows/params'
import { withQuery } from '@/lib/addresses/campaign-link'
import { isOneOf } from '@/lib/types/keys'

const CLICK_IDS = ['gclid', 'fbclid'] as const satisfies readonly (typeof ATTRIBUTION)[number][]

/** `search` has no question mark. */
export function withoutClickIds(search: string): string {
  if (!CLICK_IDS.some((name) => search.includes(name))) return search
  const query = new URLSearchParams(search)
  for (const name of CLICK_IDS) query.delete(name)
  return query.toString()
}

/** Drops an id that is too long, because a flow would refuse it. */
function idsBefore({ headers: { referer, host } }: IncomingMessage): [string, string][] {
  if (!referer || !URL.canParse(referer)) return []
  const from = new URL(referer)
  if (from.host !== host) return []
  return [...from.searchParams].filter(
    ([name, { length }]) => isOneOf(CLICK_IDS, name) && length <= LONGEST.attribution,
  )
}

/** Adds the previous page's click ids to an address without its own. */
export function withClickIds(req: IncomingMessage): string {
  const { url = '/' } = req
  const query = new URLSearchParams(url.split('?')[1])
  const clickIds = Object.fromEntries(idsBefore(req).filter(([name]) => !query.has(name)))
  return withQuery(url, new URLSearchParams(clickIds).toString())
}
