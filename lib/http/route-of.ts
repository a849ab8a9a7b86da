// What the log and the metrics call a request's address: a path of ours with its open parts left open, never what stands in
// them. Few values, whatever is asked for.
import { ROUTES } from '@/flows/table'
import { API } from '@/lib/addresses/api'
import { ALIASES, CALLS, HOSTED_CALLS, PROBES } from '@/lib/addresses/calls'
import { PAGES } from '@/lib/addresses/pages'
import { POOLS } from '@/lib/addresses/pool'

const OPEN = /\[\w+\]/g
const PATHS = [...Object.keys(PAGES), ...ROUTES]
const FIXED = new Set<string>([
  ...PATHS.filter((path) => !path.includes('[')),
  ...Object.keys(CALLS).map((name) => `${API}/${name}`),
  ...Object.values(PROBES),
  ...Object.values(HOSTED_CALLS),
  ...Object.values(POOLS),
  ...ALIASES.values(),
])
const PATTERNS = PATHS.filter((path) => path.includes('[')).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(OPEN, '[^/]+')}$`),
}))
/** `/_next/data/<build>/<page>.json`: a page as data, for a browser that comes from another one. */
const DATA = /^\/_next\/data\/[^/]+(\/.+)\.json$/
/** Folders of files, by what begins their names. */
const FILES = ['/_next/static/', '/_next/', '/art/', '/fonts/', `${API}/`]

/** The name of a path without its query; `*` for one that nothing of the site has. */
export function routeOf(path: string): string {
  if (FIXED.has(path)) return path
  const page = DATA.exec(path)?.[1]
  if (page !== undefined) return page === '/index' ? '/' : routeOf(page)
  const folder = FILES.find((each) => path.startsWith(each))
  if (folder) return `${folder}*`
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.path ?? '*'
}
