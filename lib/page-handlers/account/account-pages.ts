import { z } from 'zod'
import { parseParam } from '@/flows/params'
import { ACCOUNT_PATHS, homeAfter, signInPath } from '@/lib/addresses/account'
import type { AccountPath } from '@/lib/addresses/pages'
import { PATHS } from '@/lib/addresses/paths'
import { chain, type MembershipTerms } from '@/lib/catalogue/chain'
import type { ExperimentVariant } from '@/lib/catalogue/variants'
import { localOf } from '@/lib/domain/clinic-time'
import { bookHref, campaignOf, pageHref } from '@/lib/http/book-href'
import { text, withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, type PageResult, searchOf, withPage } from '@/lib/http/forms/with-page'
import type { Visitor } from '@/lib/http/visitor'
import { signOutBrowser } from '@/lib/page-handlers/calls/session'
import { benefitLines } from '@/lib/page-handlers/membership/membership-text'
import { bookingPhotoViews } from '@/lib/page-handlers/photos/booking-photos'
import { formatLongDay, formatMoney, readablePhone } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { Patient } from '@/lib/use-cases/account/read-session'
import { updateUser } from '@/lib/use-cases/account/update'
import { listBookings } from '@/lib/use-cases/booking/list'
import type { Deps } from '@/lib/use-cases/deps'
import { benefitsLeft } from '@/lib/use-cases/membership/benefits'
import { getMembership } from '@/lib/use-cases/membership/get'
import { referralAllowed } from '@/lib/use-cases/referral/allowed'
import type { AccountOwner, Dashboard, Member, ProfileProps } from '@/lib/views/account'

// Cleanings have no price here, so no booking uses one up; the clinic counts them.
const COUNTED = ['check_up'] as const

/** Redirects a form as a GET, because the sign-in page takes none. */
const toSignIn = (path: AccountPath, { form, page }: PageRequest) => ({
  redirect: {
    destination: pageHref(signInPath(path), campaignOf(searchOf(page))),
    statusCode: form ? (303 as const) : (307 as const),
  },
})

type AccountRequest = PageRequest & { patient: Patient }

const accountPage = <P extends object>(
  path: AccountPath,
  handle: (request: AccountRequest) => Promise<PageResult<P>>,
) =>
  withPage<P>(path, async (request) => {
    const patient = await request.visitor.patient()
    return patient ? handle({ ...request, patient }) : toSignIn(path, request)
  })

const accountOwner = ({ name, phone, email }: Patient): AccountOwner => ({
  name: name ?? '',
  phone,
  readablePhone: readablePhone(phone),
  email: email ?? '',
})

async function memberOf(texts: Texts, deps: Deps, uid: string, terms: MembershipTerms): Promise<Member | null> {
  const [membership, left] = await Promise.all([getMembership(deps, uid), benefitsLeft(deps, uid)])
  if (!membership) return null
  return {
    number: membership.number,
    validUntil: formatLongDay(texts, localOf(membership.validUntil).date),
    active: membership.active,
    left: left ? COUNTED.map((benefit) => ({ benefit, ...left.benefits[benefit] })) : [],
    cleanings: terms.cleanings,
    percentOff: terms.percentOff,
    saved: left && left.savedPaise > 0 ? formatMoney(left.savedPaise) : '',
  }
}

export type DashboardProps = { dashboard: Dashboard; experiment: ExperimentVariant }

async function dashboardOf(visitor: Visitor, patient: Patient): Promise<Dashboard> {
  const { deps, texts } = visitor
  const terms = chain().membership
  const [{ upcoming, past }, member, invites] = await Promise.all([
    listBookings(deps, patient),
    terms && memberOf(texts, deps, patient.uid, terms),
    referralAllowed(deps, patient.uid),
  ])
  const views = await bookingPhotoViews(visitor, [...upcoming, ...past])
  return {
    owner: accountOwner(patient),
    upcoming: views.slice(0, upcoming.length),
    past: views.slice(upcoming.length),
    member,
    benefits: terms && benefitLines(texts, terms),
    activateHref: bookHref('MEMBER_ACTIVATION', {}, {}),
    checkUpHref: bookHref('PAID_CLINIC', {}, {}),
    bookHref: bookHref('ORGANIC', {}, {}),
    invites,
  }
}

type DashboardForms = { request: PageRequest; about: object; shown: null; notice: never; props: DashboardProps }
const dashboardForms = withForms<DashboardForms>()

export const dashboardPage = withPage<DashboardProps>(
  PATHS.account,
  dashboardForms.page({
    load: async () => ({}),
    acts: {
      // Open to guests: a page without scripts can't end the browser's sessions.
      // The next page also clears the pool's tokens in the browser.
      sign_out: dashboardForms
        .act({
          reads: z.object({}),
          async run({ visitor }) {
            await signOutBrowser(visitor)
            visitor.session.leave()
            return { kind: 'signed_out' }
          },
        })
        .answers({ signed_out: { to: PATHS.account } }),
    },
    notices: [],
    unread: null,
    async show(request) {
      const { visitor } = request
      const patient = await visitor.patient()
      if (patient)
        return {
          props: {
            dashboard: await dashboardOf(visitor, patient),
            experiment: { experiment: 'dashboard', variant: visitor.variants.dashboard },
          },
        }
      return visitor.session.emptied()
        ? { redirect: { destination: homeAfter('signed_out'), statusCode: 303 } }
        : toSignIn(PATHS.account, request)
    },
  }),
)

type ProfileForms = {
  request: AccountRequest
  about: object
  shown: NonNullable<ProfileProps['typed']>
  notice: 'saved'
  props: ProfileProps
}
const profileForms = withForms<ProfileForms>()

export const profilePage = accountPage<ProfileProps>(
  ACCOUNT_PATHS.profile,
  profileForms.page({
    load: async () => ({}),
    acts: {
      name: profileForms
        .act({
          reads: z.object({ name: text }),
          async run({ visitor, patient }, { name }) {
            const parsed = parseParam('name', name)
            if ('cause' in parsed) return { kind: 'mistaken' as const, cause: parsed.cause }
            await updateUser(visitor.deps, patient.uid, { name: parsed.value })
            return { kind: 'saved' as const }
          },
        })
        .answers({
          saved: { to: ACCOUNT_PATHS.profile, notice: 'saved' },
          mistaken: ({ input: { name }, outcome: { cause } }) => ({ status: 422, shown: { name, cause } }),
        }),
    },
    notices: ['saved'],
    unread: { name: '', cause: 'empty' },
    async show({ patient, form }, { notice, shown }) {
      const typed = shown ?? (form && { name: form.get('name') ?? '', cause: null })
      return { props: { owner: accountOwner(patient), typed, isSaved: notice !== null } }
    },
  }),
)

export const securityPage = accountPage<{ owner: AccountOwner }>(ACCOUNT_PATHS.security, async ({ patient }) => ({
  props: { owner: accountOwner(patient) },
}))
