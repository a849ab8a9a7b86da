// Every page of the site but the steps of the flows (flows/table.ts), by its path as Next writes it, and what each is
// like. Server, listener and tests read it; tests/structure/addresses.test.ts holds pages/ to it.
import type { Route } from '@/flows/table'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { DEV } from '@/lib/addresses/dev'
import { CONSULTATION, FIND, PATHS } from '@/lib/addresses/paths'
import { HOSTED } from '@/lib/addresses/pool'

type Page = {
  /** A POST reaches it; the listener refuses one to any other page, which Next would answer as if it were read. */
  posts?: true
  /** Search engines may keep it: `listed` in the sitemap too, a path with a part in brackets by each of its entries. */
  search?: 'listed' | 'unlisted'
  /** Its signed-in patient's alone; a guest is led to signing in. */
  isOwn?: true
  /** The same for every stranger: one that was made is shown for so many seconds (server/response-cache.ts). */
  keptSeconds?: number
}

/** Of pages that change with the site alone. */
const TEXT_SECONDS = 60
/** Of pages that show free times: a browser with scripts hears of each change besides. */
export const FREE_TIMES_SECONDS = 5

export const PAGES = {
  [PATHS.home]: { search: 'listed', keptSeconds: FREE_TIMES_SECONDS },
  [PATHS.treatments]: { search: 'listed', keptSeconds: TEXT_SECONDS },
  '/treatments/[key]': { search: 'listed', keptSeconds: TEXT_SECONDS },
  // Where the device is, which no address says.
  [PATHS.clinics]: { posts: true, search: 'listed', keptSeconds: FREE_TIMES_SECONDS },
  '/clinics/[city]': { posts: true, search: 'listed', keptSeconds: FREE_TIMES_SECONDS },
  '/clinics/[city]/[cid]': { search: 'listed', keptSeconds: FREE_TIMES_SECONDS },
  [PATHS.emergency]: { search: 'listed', keptSeconds: FREE_TIMES_SECONDS },
  [PATHS.membership]: { search: 'listed', keptSeconds: TEXT_SECONDS },
  [PATHS.privacy]: { search: 'listed', keptSeconds: TEXT_SECONDS },
  [PATHS.terms]: { search: 'listed', keptSeconds: TEXT_SECONDS },
  [PATHS.accessibility]: { search: 'listed', keptSeconds: TEXT_SECONDS },
  [PATHS.waitingList]: { posts: true },
  [PATHS.referral]: {},
  [FIND]: { posts: true },
  '/manage/[reference]': { posts: true },
  '/manage/[reference]/cancel': {},
  '/manage/[reference]/appointment.ics': {},
  '/manage/[reference]/visit': { posts: true },
  '/manage/[reference]/reminders': { posts: true },
  '/manage/[reference]/family': { posts: true },
  '/photo/[id]': {},
  [PATHS.account]: { posts: true, isOwn: true },
  [ACCOUNT_PATHS.profile]: { posts: true, isOwn: true },
  [ACCOUNT_PATHS.security]: { posts: true, isOwn: true },
  [ACCOUNT_PATHS.signIn]: { posts: true },
  [ACCOUNT_PATHS.signUp]: { posts: true },
  [ACCOUNT_PATHS.forgotPassword]: { posts: true },
  [HOSTED.authorize]: { posts: true },
  '/offline': {},
  // The front desk: of its staff alone, and for everybody else there is nothing.
  '/desk': { posts: true },
  '/desk/enter': { posts: true },
  '/desk/lock': { posts: true },
  '/desk/[place]': { posts: true },
  '/desk/[place]/print': {},
  // What somebody says of themselves, and what is saved.
  '/desk/bookings': { posts: true },
  '/desk/events': { posts: true },
  '/desk/answers': {},
  '/desk/staff': {},
  '/desk/[place]/new': { posts: true },
  '/desk/booking/[reference]': { posts: true },
  '/desk/[place]/closures': { posts: true },
  '/desk/[place]/set-up': { posts: true },
  '/desk/calls': { posts: true },
  '/desk/funnel': {},
  // For who has its address: a system of the chain's own.
  '/desk/feed.ics': {},
  '/robots.txt': { search: 'unlisted' },
  '/sitemap.xml': { search: 'unlisted' },
  // On the developer's own machine; elsewhere there is nothing at all, whatever is sent.
  [DEV.outbox]: { posts: true },
  [DEV.pieces]: { posts: true },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof PAGES
/** Of its staff: a feed is read by no person. */
export type DeskPage = Exclude<Extract<PagePath, '/desk' | `/desk/${string}`>, '/desk/feed.ics'>
export type AccountPath = { [P in PagePath]: (typeof PAGES)[P] extends { isOwn: true } ? P : never }[PagePath]

const ROWS: readonly (readonly [string, Page])[] = Object.entries(PAGES)
const isPattern = (path: string): boolean => path.includes('[')
const asPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`)

/** The pages that take no form. */
export const FORMLESS = ROWS.flatMap(([path, { posts }]) => (posts ? [] : [path]))
const FORMLESS_PATTERNS = FORMLESS.filter(isPattern).map(asPattern)

/** Whether a path without its query is that of a page which takes no form. */
export const isFormless = (path: string): boolean =>
  (FORMLESS.includes(path) && !isPattern(path)) || FORMLESS_PATTERNS.some((pattern) => pattern.test(path))

/** The pages that may be found and have one path each. */
export const LISTED = [
  ...ROWS.flatMap(([path, { search }]) => (search === 'listed' && !isPattern(path) ? [path] : [])),
  CONSULTATION,
]

/** Whether search engines may keep a page. Of the flows it is the landing of a campaign alone. */
export const isIndexed = (path: PagePath | Route): boolean =>
  path === CONSULTATION || ROWS.some(([each, { search }]) => each === path && search !== undefined)

/** How many seconds a page of this path, as Next writes it, is the same for every stranger; undefined where it is not. */
export const cacheSecondsOf = (path: string): number | undefined =>
  ROWS.find(([each]) => each === path)?.[1].keptSeconds
