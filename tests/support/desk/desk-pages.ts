import type { NextApiHandler } from 'next'
import type { DeskCallName } from '@/lib/addresses/calls'
import { DESK_PATHS } from '@/lib/addresses/desk'
import type { DeskPage } from '@/lib/addresses/pages'
import dayCall from '@/pages/api/desk/s/day'
import patientCall from '@/pages/api/desk/s/patient'
import seen from '@/pages/api/desk/s/seen'
import unlock from '@/pages/api/desk/s/unlock'
import * as home from '@/pages/desk'
import * as day from '@/pages/desk/[place]'
import * as closures from '@/pages/desk/[place]/closures'
import * as money from '@/pages/desk/[place]/money'
import * as add from '@/pages/desk/[place]/new'
import * as print from '@/pages/desk/[place]/print'
import * as setUp from '@/pages/desk/[place]/set-up'
import * as answers from '@/pages/desk/answers'
import * as booking from '@/pages/desk/booking/[reference]'
import * as receipt from '@/pages/desk/booking/[reference]/receipt'
import * as bookings from '@/pages/desk/bookings'
import * as calls from '@/pages/desk/calls'
import * as enter from '@/pages/desk/enter'
import * as events from '@/pages/desk/events'
import * as funnel from '@/pages/desk/funnel'
import * as lock from '@/pages/desk/lock'
import * as patient from '@/pages/desk/patient/[reference]'
import * as staff from '@/pages/desk/staff'
import type { PageBrowser } from '@/tests/support/browser/page-browser'
import { THREE_CHAIRS } from '@/tests/support/chain/test-places'

type Page = Parameters<PageBrowser['get']>[0]
export type DeskPageRow = {
  page: Page
  /** The path for the clinic with three chairs. */
  path: string
  /** The role that the page needs. A page for `door` checks the visitor itself. */
  for: 'desk' | 'manager' | 'door'
}

/** The reference of a booking at the clinic with three chairs. */
export const REFERENCE = 'CFHJ3479'

/** Every desk page of the address book. The compiler reports a missing one. */
export const DESK_PAGES: Record<DeskPage, DeskPageRow> = {
  '/desk': { page: home, path: '/desk', for: 'desk' },
  '/desk/enter': { page: enter, path: '/desk/enter', for: 'door' },
  '/desk/lock': { page: lock, path: '/desk/lock', for: 'door' },
  '/desk/[place]': { page: day, path: DESK_PATHS.day(THREE_CHAIRS), for: 'desk' },
  '/desk/[place]/new': { page: add, path: DESK_PATHS.add(THREE_CHAIRS), for: 'desk' },
  '/desk/booking/[reference]': { page: booking, path: DESK_PATHS.booking(REFERENCE), for: 'desk' },
  '/desk/booking/[reference]/receipt': { page: receipt, path: DESK_PATHS.receipt(REFERENCE), for: 'desk' },
  '/desk/[place]/money': { page: money, path: DESK_PATHS.money(THREE_CHAIRS), for: 'desk' },
  '/desk/patient/[reference]': { page: patient, path: DESK_PATHS.patient(REFERENCE), for: 'desk' },
  '/desk/[place]/closures': { page: closures, path: DESK_PATHS.closures(THREE_CHAIRS), for: 'desk' },
  '/desk/[place]/set-up': { page: setUp, path: DESK_PATHS.setUp(THREE_CHAIRS), for: 'manager' },
  '/desk/[place]/print': { page: print, path: DESK_PATHS.print(THREE_CHAIRS), for: 'desk' },
  '/desk/bookings': { page: bookings, path: '/desk/bookings', for: 'desk' },
  '/desk/events': { page: events, path: '/desk/events', for: 'desk' },
  '/desk/calls': { page: calls, path: '/desk/calls', for: 'desk' },
  '/desk/funnel': { page: funnel, path: '/desk/funnel', for: 'manager' },
  '/desk/answers': { page: answers, path: '/desk/answers', for: 'manager' },
  '/desk/staff': { page: staff, path: '/desk/staff', for: 'manager' },
}

/** Every desk call with a valid body. `role` is set where desk staff may not use the call. */
export const DESK_CALLS: Record<DeskCallName, { handler: NextApiHandler; body: object; role?: 'manager' }> = {
  'desk/s/day': { handler: dayCall, body: { place: THREE_CHAIRS, date: '2026-11-24', version: '' } },
  'desk/s/patient': { handler: patientCall, body: { phone: '98000 00099' } },
  'desk/s/seen': { handler: seen, body: {} },
  'desk/s/unlock': { handler: unlock, body: { pin: '2580' } },
}
