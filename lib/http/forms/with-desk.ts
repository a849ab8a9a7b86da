// Everybody gets the site's 404, except staff who entered and unlocked the desk of one of their places.

import type { GetServerSideProps } from 'next'
import { signInPath } from '@/lib/addresses/account'
import { DESK, DESK_NAV, DESK_PATHS, deskNavPath, isDeskPath } from '@/lib/addresses/desk'
import type { DeskPage } from '@/lib/addresses/pages'
import { paymentTerms } from '@/lib/catalogue/treatments/payments'
import { LOCK_AFTER_MS } from '@/lib/domain/desk/desk-session'
import { isDataRequest } from '@/lib/http/data-request'
import { type FaultProps, type PageRequest, type PageResult, withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { safeRedirect } from '@/lib/http/safe-redirect'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { actorOf, type DeskPlace, placesOfStaff, type Staff } from '@/lib/use-cases/desk/staff/find-staff'
import { actAtDesk, type StaffStanding } from '@/lib/use-cases/desk/staff/standing'
import type { DeskView } from '@/lib/views/desk/frame'

type Desk = {
  staff: Pick<Staff, 'id' | 'name' | 'role' | 'isEverywhere'>
  actor: DeskActor
  places: readonly DeskPlace[]
  /** From the path or the query (`place`); null if neither names one of the member's places. */
  place: DeskPlace | null
}
export type DeskRequest = PageRequest & { desk: Desk }
export type WithDesk<P> = P & { desk: DeskView }

/** Only the forms for entering send these. `waits` is a sealed form that waits for the PIN. */
export const DESK_FIELDS = {
  pin: 'desk_pin',
  again: 'desk_pin_again',
  code: 'desk_code',
  sealedForm: 'desk_waits',
} as const

/** Sealed, because anybody at a locked desk can open the page's source. */
export const sealForm = ({ visitor }: PageRequest, form: URLSearchParams): string =>
  visitor.seal.seal(DESK_FIELDS.sealedForm, form.toString())

/** `lost`: another browser sealed the waiting form, or the draft is a new one. */
function openedForm({ visitor, form }: PageRequest): URLSearchParams | null | 'lost' {
  const sealed = form?.get(DESK_FIELDS.sealedForm)
  if (sealed === null || sealed === undefined) return form
  const opened = visitor.seal.open(DESK_FIELDS.sealedForm, sealed)
  return opened === null ? 'lost' : new URLSearchParams(opened)
}

const MISSING = { notFound: true } as const
export function deskNext(typed: string | null): string {
  const path = safeRedirect(typed)
  return path !== null && isDeskPath(path.split(/[?#]/)[0] ?? '') ? path : DESK
}

/** Guests sign in first; users without access get 404. */
function refusedEntry({ page, visitor, form }: PageRequest, kind: 'guest' | 'nobody') {
  if (kind === 'nobody') return MISSING
  // After a member of staff leaves, this answer clears the browser's storage.
  visitor.session.emptied()
  const [path = DESK] = page.resolvedUrl.split('?')
  return { redirect: { destination: signInPath(path), statusCode: form ? (303 as const) : (307 as const) } }
}

/** 307 makes the browser send the form again, so that no address contains it. */
const toEnter = ({ page, form }: PageRequest) => ({
  redirect: {
    destination: DESK_PATHS.enter(page.resolvedUrl),
    statusCode: form ? (307 as const) : (303 as const),
  },
})

/** Scripts also load data by themselves, such as on a new day, so this does not delay the lock. The call `desk/s/seen` does. */
const isByScript = ({ page }: PageRequest): boolean => isDataRequest(page.req)

function deskView({ page, visitor }: PageRequest, where: DeskPage, { staff, places, place }: Desk): DeskView {
  const [only] = places
  const at = place ?? (places.length === 1 && only ? only : null)
  const takesMoney = paymentTerms() !== null
  const navItems = DESK_NAV.filter(
    (item) => (!('role' in item) || item.role === staff.role) && (item.name !== 'money' || takesMoney),
  )
  return {
    name: staff.name,
    places: places.map(({ id, name, city }) => ({ id, name, city })),
    place: place?.id ?? null,
    here: page.resolvedUrl,
    current: DESK_NAV.find((item) => String(item.page) === where)?.name ?? null,
    navItems: navItems.map(({ name, page: path }) => ({
      name,
      href: deskNavPath({ name, page: path }, at?.id ?? null),
    })),
    isHiding: visitor.desk.isHiding,
    lockSeconds: LOCK_AFTER_MS / 1000,
  }
}

/** Null for another member's place, or for a manager's page. */
async function deskOf(
  { page, visitor }: PageRequest,
  { staff, where, role }: { staff: Staff; where: DeskPage; role: 'manager' | undefined },
): Promise<Desk | null> {
  if (role !== undefined && staff.role !== role) return null
  const places = await placesOfStaff(visitor.deps, staff)
  const place = places.find(({ id }) => id === queryValue(page.query.place)) ?? null
  // Next writes path parameters over a query of the same name.
  if (where.includes('[place]') && !place) return null
  return { staff, actor: actorOf(staff, places), places, place }
}

/** `at` is the place that the page is about, if its address does not name it. */
type DeskResult<P> = PageResult<P> & { at?: string }

/** A form sent after the desk locked is sent again after the PIN. If its work must happen once, it needs a key. */
export function withDesk<P extends object>(
  where: DeskPage,
  { role }: { role?: 'manager' },
  handle: (request: DeskRequest) => Promise<DeskResult<P>>,
): GetServerSideProps<WithDesk<P> | FaultProps> {
  return withPage<WithDesk<P>>(where, async (request) => {
    const { page, visitor } = request
    const standing = await visitor.desk.standing()
    if (standing.kind === 'guest' || standing.kind === 'nobody') return refusedEntry(request, standing.kind)
    const desk = await deskOf(request, { staff: standing.staff, where, role })
    if (!desk) return MISSING
    if (standing.kind !== 'open' || !standing.staff.hasPin) return toEnter(request)
    if (!isByScript(request)) await actAtDesk(visitor.deps, standing.token)
    const form = openedForm(request)
    if (form === 'lost') return { redirect: { destination: page.resolvedUrl, statusCode: 303 } }
    for (const field of Object.values(DESK_FIELDS)) form?.delete(field)
    const result = await handle({ ...request, form, desk })
    if (!('props' in result)) return result
    const props = await result.props
    if ('fault' in props) return { props }
    const place = desk.places.find(({ id }) => id === result.at) ?? desk.place
    return { props: { ...props, desk: deskView(request, where, { ...desk, place }) } }
  })
}

/** For the enter page, which checks access itself. */
export const withDeskEntry = <P extends object>(
  where: DeskPage,
  handle: (request: PageRequest & { standing: StaffStanding }) => Promise<PageResult<P>>,
): GetServerSideProps<P | FaultProps> =>
  withPage<P>(where, async (request) => {
    const standing = await request.visitor.desk.standing()
    if (standing.kind === 'guest' || standing.kind === 'nobody') return refusedEntry(request, standing.kind)
    return handle({ ...request, standing })
  })
