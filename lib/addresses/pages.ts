// Every page but the steps of flows/table.ts. tests/structure/addresses.test.ts compares pages/ with it.
import type { Route } from '@/flows/table'
import { ACCOUNT_PATHS } from '@/lib/addresses/account'
import { DEV } from '@/lib/addresses/dev'
import { CONSULTATION, FIND, PATHS } from '@/lib/addresses/paths'
import { HOSTED } from '@/lib/addresses/pool'
import { SHORT } from '@/lib/addresses/short-links'

type Page = {
  /** The listener refuses a POST to any other page, which Next would answer like a GET. */
  posts?: true
  /** Search engines may index the page. `listed` also puts it into the sitemap, with every path of a pattern. */
  search?: 'listed' | 'unlisted'
  isOwn?: true
  /** Seconds that the response cache serves the page to anonymous visitors (server/response-cache.ts). */
  keptSeconds?: number
}

const TEXT_SECONDS = 60
/** For pages with free slots. A browser with scripts also receives each change. */
export const FREE_TIMES_SECONDS = 5

export const PAGES = {
  [PATHS.home]: { search: 'listed', keptSeconds: FREE_TIMES_SECONDS },
  [PATHS.treatments]: { search: 'listed', keptSeconds: TEXT_SECONDS },
  '/treatments/[key]': { search: 'listed', keptSeconds: TEXT_SECONDS },
  // The form posts the device's position, which no address may contain.
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
  '/manage/[reference]/recall': { posts: true },
  '/manage/[reference]/family': { posts: true },
  '/pay/[id]': { posts: true },
  '/manage/[reference]/receipt': {},
  [SHORT.manage]: {},
  [SHORT.visit]: {},
  [SHORT.recall]: {},
  '/photo/[id]': {},
  [PATHS.account]: { posts: true, isOwn: true },
  [ACCOUNT_PATHS.profile]: { posts: true, isOwn: true },
  [ACCOUNT_PATHS.security]: { posts: true, isOwn: true },
  [ACCOUNT_PATHS.signIn]: { posts: true },
  [ACCOUNT_PATHS.signUp]: { posts: true },
  [ACCOUNT_PATHS.forgotPassword]: { posts: true },
  [HOSTED.authorize]: { posts: true },
  '/offline': {},
  // Everybody but the desk's staff gets a 404.
  '/desk': { posts: true },
  '/desk/enter': { posts: true },
  '/desk/lock': { posts: true },
  '/desk/[place]': { posts: true },
  '/desk/[place]/print': {},
  '/desk/[place]/money': { posts: true },
  '/desk/bookings': { posts: true },
  '/desk/events': { posts: true },
  '/desk/answers': {},
  '/desk/staff': { posts: true },
  '/desk/[place]/new': { posts: true },
  '/desk/booking/[reference]': { posts: true },
  '/desk/booking/[reference]/receipt': {},
  '/desk/patient/[reference]': { posts: true },
  '/desk/[place]/closures': { posts: true },
  '/desk/[place]/set-up': { posts: true },
  '/desk/calls': { posts: true },
  '/desk/funnel': {},
  // The chain's own system reads this with a token.
  '/desk/feed.ics': {},
  '/brand/[file]': { search: 'unlisted' },
  '/robots.txt': { search: 'unlisted' },
  '/sitemap.xml': { search: 'unlisted' },
  // These exist only on a developer's machine.
  [DEV.outbox]: { posts: true },
  [DEV.pieces]: { posts: true },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof PAGES
export type DeskPage = Exclude<Extract<PagePath, '/desk' | `/desk/${string}`>, '/desk/feed.ics'>
export type AccountPath = { [P in PagePath]: (typeof PAGES)[P] extends { isOwn: true } ? P : never }[PagePath]

const ROWS: readonly (readonly [string, Page])[] = Object.entries(PAGES)
const isPattern = (path: string): boolean => path.includes('[')
const asPattern = (path: string): RegExp => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\[\w+\]/g, '[^/]+')}$`)

export const FORMLESS = ROWS.flatMap(([path, { posts }]) => (posts ? [] : [path]))
const FORMLESS_PATTERNS = FORMLESS.filter(isPattern).map(asPattern)

export const isFormless = (path: string): boolean =>
  (FORMLESS.includes(path) && !isPattern(path)) || FORMLESS_PATTERNS.some((pattern) => pattern.test(path))

export const LISTED = [
  ...ROWS.flatMap(([path, { search }]) => (search === 'listed' && !isPattern(path) ? [path] : [])),
  CONSULTATION,
]

/** The only indexed step of a flow is the campaign's landing page. */
export const isIndexed = (path: PagePath | Route): boolean =>
  path === CONSULTATION || ROWS.some(([each, { search }]) => each === path && search !== undefined)

/** `path` as Next writes it; undefined when the response cache never serves the page. */
export const cacheSecondsOf = (path: string): number | undefined =>
  ROWS.find(([each]) => each === path)?.[1].keptSeconds
