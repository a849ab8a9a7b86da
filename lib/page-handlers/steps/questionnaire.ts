// Answers go into the lead by POST and are read from it, never from the URL.

import { CALL_BACK } from '@/lib/catalogue/call-back'
import { callWindow } from '@/lib/domain/leads/call-back'
import type { StepHandlers } from '@/lib/http/steps/step-context'
import { saveStepLead } from '@/lib/http/steps/step-lead'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { findFinishedLead } from '@/lib/use-cases/leads/find-finished'
import type { QuestionnaireData } from '@/lib/views/steps'

function callHours(texts: Texts): QuestionnaireData['hours'] {
  const hoursText = ({ from, until }: { from: string; until: string }) =>
    fill(texts.questionnaire.QUESTIONNAIRE.hours, { from: formatTime(texts, from), until: formatTime(texts, until) })
  const { any_time, morning, afternoon, evening } = CALL_BACK.hours
  return {
    any_time: hoursText(any_time),
    morning: hoursText(morning),
    afternoon: hoursText(afternoon),
    evening: hoursText(evening),
  }
}

export const questionnaireSteps: StepHandlers<QuestionnaireData> = {
  async load({ deps, owner, answers, texts }) {
    const lead = await findFinishedLead(deps, { phone: answers.phone ?? '', owner: owner() })
    return { answers: lead?.questionnaire ?? {}, hours: callHours(texts) }
  },
  async submit(context, { posted }) {
    const { deps, owner, answers } = context
    const before = await findFinishedLead(deps, { phone: answers.phone ?? '', owner: owner() })
    // An omitted answer keeps its earlier value.
    const call = callWindow(posted.best_time ?? before?.questionnaire?.best_time, deps.now)
    const isLeft = await saveStepLead(context, answers, { questionnaire: posted, finished: true, call })
    return isLeft ? { kind: 'next' } : { kind: 'refused', status: 422, causes: { how_long: 'busy_network' } }
  },
}
