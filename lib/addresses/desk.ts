// Patients' browsers never load this file.

import type { DeskPage } from '@/lib/addresses/pages'

export const DESK = '/desk'

const at = (placeId: string, page = ''): string => `${DESK}/${encodeURIComponent(placeId)}${page}`
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`
}

/** The id of a day page's row: `t0930` for `09:30`. */
export const rowId = (start: string): string => `t${start.replace(':', '')}`

export const DESK_PATHS = {
  /** `at` is the menu entry to open after the choice. With a single place, the page redirects there at once. */
  home: (query: { at?: string | undefined } = {}) => withQuery(DESK, query),
  enter: (next?: string) => withQuery(`${DESK}/enter`, { next }),
  lock: `${DESK}/lock`,
  /** `day` is a clinic-local date, `YYYY-MM-DD`; today by default. */
  day: (placeId: string, day?: string) => withQuery(at(placeId), { day }),
  money: (placeId: string, day?: string) => withQuery(at(placeId, '/money'), { day }),
  print: (placeId: string, day?: string) => withQuery(at(placeId, '/print'), { day }),
  add: (placeId: string, query: Record<string, string | undefined> = {}) => withQuery(at(placeId, '/new'), query),
  closures: (placeId: string, query: Record<string, string | undefined> = {}) =>
    withQuery(at(placeId, '/closures'), query),
  setUp: (placeId: string, query: Record<string, string | undefined> = {}) => withQuery(at(placeId, '/set-up'), query),
  bookings: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/bookings`, query),
  booking: (reference: string, query: Record<string, string | undefined> = {}) =>
    withQuery(`${DESK}/booking/${encodeURIComponent(reference)}`, query),
  receipt: (reference: string) => `${DESK}/booking/${encodeURIComponent(reference)}/receipt`,
  /** The card of the booking's number. */
  patient: (reference: string) => `${DESK}/patient/${encodeURIComponent(reference)}`,
  calls: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/calls`, query),
  funnel: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/funnel`, query),
  events: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/events`, query),
  /** `key` is the feed's token. It is in the query, because no log records queries. */
  feed: (key: string) => withQuery(`${DESK}/feed.ics`, { key }),
  answers: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/answers`, query),
  staff: (query: Record<string, string | undefined> = {}) => withQuery(`${DESK}/staff`, query),
} as const

export const DESK_NAV = [
  { name: 'day', page: '/desk/[place]' },
  { name: 'bookings', page: '/desk/bookings' },
  { name: 'calls', page: '/desk/calls' },
  { name: 'money', page: '/desk/[place]/money' },
  { name: 'closures', page: '/desk/[place]/closures' },
  { name: 'setUp', page: '/desk/[place]/set-up', role: 'manager' },
  { name: 'funnel', page: '/desk/funnel', role: 'manager' },
  { name: 'answers', page: '/desk/answers', role: 'manager' },
  { name: 'events', page: '/desk/events' },
  { name: 'staff', page: '/desk/staff', role: 'manager' },
] as const satisfies readonly { name: string; page: DeskPage; role?: 'manager' }[]
export type DeskWay = (typeof DESK_NAV)[number]['name']

type NavItem = Pick<(typeof DESK_NAV)[number], 'name' | 'page'>

/** Without a place: the page for all places, or the choice of a place if the page needs one. */
export function deskNavPath({ name, page }: NavItem, placeId: string | null): string {
  if (!page.includes('[place]')) return withQuery(page, { place: placeId ?? undefined })
  return placeId === null ? DESK_PATHS.home({ at: name }) : page.replace('[place]', encodeURIComponent(placeId))
}

export const isDeskPath = (path: string): boolean => path === DESK || path.startsWith(`${DESK}/`)
