// The consent notice is beside the phone field, so a lead exists from the phone on.

import { isPersonal } from '@/flows/params'
import { CAMPAIGN_WORDS } from '@/lib/catalogue/funnel'
import { variantLabel } from '@/lib/catalogue/variants'
import type { StepContext } from '@/lib/http/steps/step-context'
import { walkExperiment, walkTreatment } from '@/lib/http/steps/step-experiment'
import { mapValues } from '@/lib/types/keys'
import { type LeadDetails, saveLead } from '@/lib/use-cases/leads/save'
import { trackPhone } from '@/lib/use-cases/leads/track-event'

type More = Partial<Pick<LeadDetails, 'questionnaire' | 'waitingCity' | 'finished' | 'call'>>

/** False when the network has saved too many leads. A flow that ends in a call must show it. */
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
    language: context.language,
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
