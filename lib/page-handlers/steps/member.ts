// Only the session decides who is signed in, never the URL.
import { PATHS } from '@/lib/addresses/paths'
import { chain } from '@/lib/catalogue/chain'
import { localOf } from '@/lib/domain/clinic-time'
import { bookHref } from '@/lib/http/book-href'
import type { PlainHandlers, StepContext, StepHandlers } from '@/lib/http/steps/step-context'
import { benefitLines } from '@/lib/page-handlers/membership/membership-text'
import { formatLongDay, readablePhone } from '@/lib/texts/format'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { getMembership } from '@/lib/use-cases/membership/get'

type Gate = NonNullable<PlainHandlers['gate']>

/** Leads to the page of the membership, which a chain without one does not have. */
const whereOffered =
  (gate: Gate): Gate =>
  async (context) =>
    chain().membership ? gate(context) : PATHS.membership

/** Redirects a guest to the step that explains activation. */
const signedIn = whereOffered(async (context) =>
  (await context.patient()) ? null : context.hrefOf('/member/input-phone'),
)

export type ActivatedData = { number: string; validUntil: string; bookHref: string }

export type ActivationData = {
  benefits: string[]
  /** Null for a patient who is no member now. */
  member: ActivatedData | null
}

async function memberNow({ deps, texts, patient }: StepContext): Promise<(ActivatedData & { active: boolean }) | null> {
  const known = await patient()
  const membership = known && (await getMembership(deps, known.uid))
  return (
    membership && {
      active: membership.active,
      number: membership.number,
      validUntil: formatLongDay(texts, localOf(membership.validUntil).date),
      bookHref: bookHref('PAID_CLINIC', {}, {}),
    }
  )
}

export const activationSteps: StepHandlers<ActivationData> = {
  gate: whereOffered(async () => null),
  async load(context) {
    const { membership } = chain()
    const member = await memberNow(context)
    return {
      benefits: membership ? benefitLines(context.texts, membership) : [],
      member: member?.active ? member : null,
    }
  },
}

export type MemberPhoneData = {
  /** The number for the call; null before it is saved. */
  noted: string | null
}

export const memberPhoneSteps: StepHandlers<MemberPhoneData> = {
  gate: whereOffered(async (context) => ((await context.patient()) ? context.hrefOf('/member/questionnaire') : null)),
  load: async ({ answers }) => ({ noted: answers.phone === undefined ? null : readablePhone(answers.phone) }),
}

export const memberQuestionnaireSteps: PlainHandlers = {
  gate: signedIn,
  async submit(context) {
    const patient = await context.patient()
    if (!patient) return { kind: 'go', to: context.hrefOf('/member/input-phone') }
    const { answers, language } = context
    await activateMembership(context.deps, { uid: patient.uid, issue: answers.issue, language })
    return { kind: 'next' }
  },
}

export const activatedSteps: StepHandlers<ActivatedData> = {
  gate: signedIn,
  async load(context) {
    const member = await memberNow(context)
    return member ?? { redirect: context.hrefOf('/member/questionnaire') }
  },
}
