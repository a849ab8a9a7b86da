// Which pages are the same for every stranger, and for how long one that was made is shown.
import { ATTRIBUTION } from '@/flows/params'
import { FLOWS, type Route } from '@/flows/table'
import { startOf } from '@/flows/walk'
import type { PagePath } from '@/lib/addresses/pages'
import { CONSULTATION, PATHS } from '@/lib/addresses/paths'
import { isOneOf, keysOf } from '@/lib/typed/keys'

/** Seconds, of pages that change with the site alone. */
const LONG = 60
/** Seconds, of pages that show free times: a browser with scripts hears of each change besides. */
const SHORT = 5

const KEPT: { [P in PagePath | Route]?: number } = {
  // A flow's first question, which a campaign's link opens with prices and the next free time.
  ...Object.fromEntries(keysOf(FLOWS).map((flow) => [startOf(flow), SHORT])),
  [PATHS.home]: SHORT,
  [PATHS.treatments]: LONG,
  '/treatments/[key]': LONG,
  [PATHS.clinics]: SHORT,
  '/clinics/[city]': SHORT,
  '/clinics/[city]/[cid]': SHORT,
  [PATHS.emergency]: SHORT,
  [PATHS.membership]: LONG,
  [PATHS.privacy]: LONG,
  [PATHS.terms]: LONG,
  [PATHS.accessibility]: LONG,
  [CONSULTATION]: LONG,
}

/** What a campaign's link says: the same for many people, and no page shows more of it than its own links. */
const SHARED = [...ATTRIBUTION, 'flow', 'city', 'treatment', 'cid'] as const

/** UTF-16 units; longer queries are nobody's campaign. */
const LONGEST_QUERY = 400

/**
 * How many seconds a page of this path, as Next writes it, may be shown to every stranger who brings this query; null where
 * it is made for each request.
 */
export function keptSeconds(path: string, search: string): number | null {
  const seconds = KEPT[path as keyof typeof KEPT]
  if (seconds === undefined || search.length > LONGEST_QUERY) return null
  for (const name of new URLSearchParams(search).keys()) if (!isOneOf(SHARED, name)) return null
  return seconds
}
