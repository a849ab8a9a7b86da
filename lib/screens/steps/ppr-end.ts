// The end of PPR: what was asked for, shown once the lead is there with its questionnaire.
import { bookHref } from '@/lib/http/book-href'
import type { StepHandlers } from '@/lib/http/step-context'
import { readablePhone } from '@/lib/texts/format'
import { findFinishedLead } from '@/lib/use-cases/leads/find-finished'

export type PprEndData = { phone: string; strongPain: boolean; emergencyHref: string }

export const pprEndSteps: StepHandlers<PprEndData> = {
  async load({ deps, owner, answers, hrefOf }) {
    const { phone = '' } = answers
    const lead = await findFinishedLead(deps, { phone, owner: owner() })
    // An edited URL can pass the questionnaire by; nobody is told of a call that nobody asked for.
    if (!lead) return { redirect: hrefOf('/free-smile-consultation/questionnaire') }
    return {
      phone: readablePhone(phone),
      strongPain: lead.questionnaire?.pain_now === 'strong',
      emergencyHref: bookHref('ORGANIC', { concern_category: 'emergency' }, {}),
    }
  },
}
