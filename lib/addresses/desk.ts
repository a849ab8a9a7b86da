// Where the front desk's pages stand. Patients' browsers never load this.

import type { DeskPage } from '@/lib/addresses/pages'

export const DESK = '/desk'

const at = (placeId: string, page = ''): string => `${DESK}/${encodeURIComponent(placeId)}${page}`
/** A path with its query; what is undefined or empty is left out. */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** Where a time of the day stands on its page: `09:30`. */
export const rowId = (start: string): string => `t${start.replace(':', '')}`

export const DESK_PATHS = {
  /** The choice of a place; `at` is the way that leads on. Where there is one place alone, it leads on by itself. */
  home: (query: { at?: string | undefined } = {}) => withQuery(DESK, query),
  /** `next` is the desk's page that leads on. */
  enter: (next?: string) => withQuery(`${DESK}/enter`, { next }),
  /** Locks, leaves, hides names: what the frame's buttons send. */
  lock: `${DESK}/lock`,
  /** A clinic-local date, `YYYY-MM-DD`; without one today. */
  day: (placeId: string, day?: string) => withQuery(at(placeId), { day }),
  print: (placeId: string, day?: string) => withQuery(at(placeId, '/print'), { day }),
  add: (placeId: string, query: Record<string, string | undefined> = {}) => withQuery(at(placeId, '/new'), query),
  /** `id`: the closure whose list is shown. */
  closures: (placeId: string, query: Record<string, string | undefined> = {}) =>
    withQuery(at(placeId, '/closures'), query),
  setUp: (placeId: string, query: Record<string, string | undefined> = {}) => withQuery(at(placeId, '/set-up'), query),
  bookings: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/bookings`, query),
  booking: (reference: string, query: Record<string, string | undefined> = {}) =>
    withQuery(`${DESK}/booking/${encodeURIComponent(reference)}`, query),
  calls: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/calls`, query),
  funnel: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/funnel`, query),
  events: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/events`, query),
  /** `key`: its token, in the query because no log has queries. */
  feed: (key: string) => withQuery(`${DESK}/feed.ics`, { key }),
  answers: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/answers`, query),
  staff: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/staff`, query),
} as const

/** The ways between the desk's pages, in their order. */
export const DESK_NAV = [
  { way: 'day', page: '/desk/[place]' },
  { way: 'bookings', page: '/desk/bookings' },
  { way: 'calls', page: '/desk/calls' },
  { way: 'closures', page: '/desk/[place]/closures' },
  { way: 'setUp', page: '/desk/[place]/set-up', role: 'manager' },
  { way: 'funnel', page: '/desk/funnel', role: 'manager' },
  { way: 'answers', page: '/desk/answers', role: 'manager' },
  { way: 'events', page: '/desk/events' },
  { way: 'staff', page: '/desk/staff', role: 'manager' },
] as const satisfies readonly { way: string; page: DeskPage; role?: 'manager' }[]
export type DeskWay = (typeof DESK_NAV)[number]['way']

type NavItem = Pick<(typeof DESK_NAV)[number], 'way' | 'page'>

/** The address of a way's page at a place. Without a place: of all places, or of the choice of one where the page needs it. */
export function deskNavPath({ way, page }: NavItem, placeId: string | null): string {
  if (!page.includes('[place]')) return withQuery(page, { place: placeId ?? undefined })
  return placeId === null ? DESK_PATHS.home({ at: way }) : page.replace('[place]', encodeURIComponent(placeId))
}

/** Whether a path without its query is the desk's. */
export const isDeskPath = (path: string): boolean => path === DESK || path.startsWith(`${DESK}/`)
