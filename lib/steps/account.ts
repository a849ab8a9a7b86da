// The server side of the account's pages: who is signed in by the session's cookie, and what is theirs. A guest is led to
// the sign-in page, and back from there.
import type { AccountOwner, Appointment, Dashboard, Member, ProfileProps } from '@/components/account/views'
import { type Answers, parseParam } from '@/flows/params'
import { type FlowName, isFlowName } from '@/lib/catalogue/flow-names'
import type { Variant } from '@/lib/catalogue/variants'
import { localOf } from '@/lib/domain/clinic-time'
import { bookHref } from '@/lib/http/book-href'
import { type PageRequest, type PageResult, withPage } from '@/lib/http/with-page'
import type { Deps } from '@/lib/server/deps'
import type { Booking } from '@/lib/server/find-booking'
import { getMembership } from '@/lib/server/get-membership'
import { listBookings } from '@/lib/server/list-bookings'
import { memberBenefits } from '@/lib/server/member-benefits'
import type { Patient } from '@/lib/server/read-session'
import { referralAllowed } from '@/lib/server/referral-allowed'
import { runtime } from '@/lib/server/runtime'
import { updateUser } from '@/lib/server/update-user'
import { ticketOf } from '@/lib/steps/booking-page'
import { formatLongDay, readablePhone } from '@/lib/texts/format'

/** What members save on paid visits that are not free for them. */
const PERCENT_OFF = 10
/** Flows that book nothing: what was booked through them is booked again through ORGANIC. */
const NOT_BOOKING: readonly FlowName[] = ['PPR', 'MEMBER_ACTIVATION']

const toSignIn = (path: string) => ({
  redirect: { destination: `/sign-in?next=${encodeURIComponent(path)}`, statusCode: 307 as const },
})

/** The getServerSideProps of a page of the account, for its signed-in owner alone. `path` is the page's own. */
const ownPage = <P extends object>(
  path: string,
  handle: (request: PageRequest, patient: Patient) => Promise<PageResult<P>>,
) =>
  withPage<P>(path, async (request) => {
    const patient = await request.visitor.patient()
    return patient ? handle(request, patient) : toSignIn(path)
  })

const ownerOf = ({ name, phone }: Patient): AccountOwner => ({
  name: name ?? '',
  phone,
  readablePhone: readablePhone(phone),
  email: '',
})

/** The start of the same booking: its flow, its city, its clinic where the flow is one clinic's. */
function againHref({ flow, treatment, place }: Booking): string {
  const same = isFlowName(flow) && !NOT_BOOKING.includes(flow) ? flow : 'ORGANIC'
  const known: Answers = {
    city: place.cityId,
    ...(same === 'INDIVIDUAL_CLINIC_PAGE' && place.cid !== null ? { cid: place.cid } : {}),
    ...(treatment === null ? {} : { treatment }),
  }
  return bookHref(same, known, {})
}

/** The links need no key: the session opens them. */
function appointmentOf(booking: Booking, now: Date): Appointment {
  const ticket = ticketOf(booking, now)
  const manageHref = `/manage/${booking.reference}`
  return { ...ticket, manageHref, calendarHref: `${manageHref}/appointment.ics`, againHref: againHref(booking) }
}

async function memberOf(deps: Deps, uid: string): Promise<Member | null> {
  const [membership, benefits] = await Promise.all([getMembership(deps, uid), memberBenefits(deps, uid)])
  if (!membership) return null
  return {
    number: membership.number,
    validUntil: formatLongDay(localOf(membership.validUntil).date),
    active: membership.active,
    left: [
      { benefit: 'check_up', ...benefits.check_up },
      { benefit: 'cleaning', ...benefits.cleaning },
    ],
    percentOff: PERCENT_OFF,
  }
}

/** `variant` is for the page view. */
export type DashboardProps = { dashboard: Dashboard; shown: Variant; variant: string }

export const dashboardPage = ownPage<DashboardProps>('/account', async ({ visitor: { deps } }, patient) => {
  const [{ upcoming, past }, member, invites] = await Promise.all([
    listBookings(deps, patient),
    memberOf(deps, patient.uid),
    referralAllowed(deps, patient.uid),
  ])
  const shown = runtime().env.DASHBOARD_VARIANT
  const dashboard: Dashboard = {
    owner: ownerOf(patient),
    upcoming: upcoming.map((booking) => appointmentOf(booking, deps.now)),
    past: past.map((booking) => appointmentOf(booking, deps.now)),
    member,
    activateHref: bookHref('MEMBER_ACTIVATION', {}, {}),
    checkUpHref: bookHref('ORGANIC', { treatment: 'routine_checkup' }, {}),
    bookHref: bookHref('ORGANIC', {}, {}),
    invites,
  }
  return { props: { dashboard, shown, variant: `dashboard: ${shown}` } }
})

export const profilePage = ownPage<ProfileProps>('/account/profile', async ({ page, visitor, form }, patient) => {
  const owner = ownerOf(patient)
  if (!form) return { props: { owner, typed: null, isSaved: page.query.notice === 'saved' } }
  const name = form.get('name') ?? ''
  const parsed = parseParam('name', name, '')
  if ('cause' in parsed) {
    page.res.statusCode = 422
    return { props: { owner, typed: { name, cause: parsed.cause }, isSaved: false } }
  }
  await updateUser(visitor.deps, { uid: patient.uid, name: parsed.value })
  return { redirect: { destination: '/account/profile?notice=saved', statusCode: 303 } }
})

export const securityPage = ownPage<{ owner: AccountOwner }>('/account/security', async (_request, patient) => ({
  props: { owner: ownerOf(patient) },
}))
