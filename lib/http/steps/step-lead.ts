// The lead of a walk: from the phone on, each step that leaves one (flows/table.ts) enriches it with what is known. The
// consent notice stands beside the phone field.

import { isPersonal } from '@/flows/params'
import { CAMPAIGN_WORDS } from '@/lib/catalogue/funnel'
import { variantLabel } from '@/lib/catalogue/variants'
import type { StepContext } from '@/lib/http/steps/step-context'
import { walkExperiment, walkTreatment } from '@/lib/http/steps/step-experiment'
import { mapValues } from '@/lib/types/keys'
import { type LeadDetails, saveLead } from '@/lib/use-cases/leads/save'
import { trackPhone } from '@/lib/use-cases/leads/track-event'

type More = Partial<Pick<LeadDetails, 'questionnaire' | 'waitingCity' | 'finished' | 'call'>>

/**
 * Saves what the walk knows so far as this browser's lead of its phone; nothing when there is no phone yet. False when the
 * network has left too many: a walk that books goes on all the same, one that ends in a call must say so.
 */
export async function saveStepLead(
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
    consentVersion: context.texts['input-phone'].PHONE.consentVersion,
    ...more,
  })
  return kind === 'saved'
}

/** Counts that the step was given a phone number, by what the walk tries and what brought it. */
export function countPhone(context: StepContext): Promise<void> {
  const { deps, network, device, route, answers, attribution } = context
  const experiment = walkExperiment(context)
  return trackPhone(deps, network, {
    path: route,
    treatment: walkTreatment(context) ?? undefined,
    variant: experiment ? variantLabel(experiment) : undefined,
    ...mapValues(CAMPAIGN_WORDS, (_word, param) => attribution[param]),
    city: answers.city,
    device,
  })
}
