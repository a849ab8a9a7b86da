// A step whose answers enrich the lead: from the phone on, each answered step leaves what it knows (product.md, Slots,
// holds, bookings). The consent notice stands beside the phone field.
import { isPersonal } from '@/flows/params'
import type { Route } from '@/flows/table'
import { type StepContext, type StepHandlers, withStep } from '@/lib/http/with-step'
import { PHONE } from '@/lib/texts/en/steps'
import { saveLead } from '@/lib/use-cases/leads/save'

type More = { questionnaire?: Record<string, string>; waitingCity?: string; finished?: boolean }

/**
 * Saves what the walk knows so far as this browser's lead of its phone; nothing when there is no phone yet. False when the
 * network has left too many: a walk that books goes on all the same, one that ends in a call must say so.
 */
export async function leaveLead(
  context: StepContext,
  answers: StepContext['answers'],
  more: More = {},
): Promise<boolean> {
  const { phone, name } = answers
  if (phone === undefined) return true
  const plain = Object.entries(answers).filter(
    ([param]) => !isPersonal(param) && param !== 'isLoggedIn' && param !== 'sid',
  )
  const { kind } = await saveLead(context.deps, {
    phone,
    owner: context.owner(),
    network: context.network,
    name,
    flow: context.flow,
    step: context.route,
    answers: Object.fromEntries(plain),
    attribution: context.attribution,
    consentVersion: PHONE.consentVersion,
    ...more,
  })
  return kind === 'saved'
}

/** A step page that leaves a lead once it is answered. */
export function leadStep<D = null>(route: Route, handlers: StepHandlers<D> = {}) {
  return withStep<D>(route, {
    ...handlers,
    async submit(context, form, before) {
      const outcome = (await handlers.submit?.(context, form, before)) ?? { kind: 'next' as const }
      if (outcome.kind === 'next') await leaveLead(context, { ...context.answers, ...outcome.answers })
      return outcome
    },
  })
}
