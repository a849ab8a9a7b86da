// Log and metrics get few distinct values, and never a path's parameters.
import { ROUTES } from '@/flows/table'
import { API } from '@/lib/addresses/api'
import { ALIASES, CALLS, HOSTED_CALLS, PAYMENT_EVENTS, PROBES } from '@/lib/addresses/calls'
import { withoutLanguage } from '@/lib/addresses/languages'
import { PAGES } from '@/lib/addresses/pages'
import { POOLS } from '@/lib/addresses/pool'

const OPEN = /\[\w+\]/g
const PATHS = [...Object.keys(PAGES), ...ROUTES]
const FIXED = new Set<string>([
  ...PATHS.filter((path) => !path.includes('[')),
  ...Object.keys(CALLS).map((name) => `${API}/${name}`),
  ...Object.values(PROBES),
  PAYMENT_EVENTS,
  ...Object.values(HOSTED_CALLS),
  ...Object.values(POOLS),
  ...ALIASES.values(),
])
const PATTERNS = PATHS.filter((path) => path.includes('[')).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(OPEN, '[^/]+')}$`),
}))
/** `/_next/data/<build>/<page>.json` holds a page's data for navigation inside the site. */
const DATA = /^\/_next\/data\/[^/]+(\/.+)\.json$/
const FILES = ['/_next/static/', '/_next/', '/art/', '/fonts/', `${API}/`]

/** `address` has no query; `*` when the site has no such path. A page is the same route in every language. */
export function routeOf(address: string): string {
  const path = withoutLanguage(address)
  if (FIXED.has(path)) return path
  const page = DATA.exec(path)?.[1]
  if (page !== undefined) return routeOf(page)
  const folder = FILES.find((each) => path.startsWith(each))
  if (folder) return `${folder}*`
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.path ?? '*'
}
