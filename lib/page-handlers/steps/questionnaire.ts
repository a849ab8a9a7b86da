// Answers go into the lead by POST and are read from it, never from the URL.

import { BEST_TIME } from '@/lib/catalogue/treatments/concerns'
import { callHours, callWindow } from '@/lib/domain/leads/call-back'
import type { StepHandlers } from '@/lib/http/steps/step-context'
import { saveStepLead } from '@/lib/http/steps/step-lead'
import { fill } from '@/lib/texts/fill'
import { formatTime } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import { findFinishedLead } from '@/lib/use-cases/leads/find-finished'
import type { QuestionnaireData } from '@/lib/views/steps'

function bestTimes(texts: Texts): QuestionnaireData['bestTimes'] {
  const calls = callHours()
  return BEST_TIME.flatMap((value) => {
    const hours = calls[value]
    if (!hours) return []
    const [from, until] = [formatTime(texts, hours.from), formatTime(texts, hours.until)]
    return [{ value, line: fill(texts.questionnaire.QUESTIONNAIRE.hours, { from, until }) }]
  })
}

export const questionnaireSteps: StepHandlers<QuestionnaireData> = {
  async load({ deps, owner, answers, texts }) {
    const lead = await findFinishedLead(deps, { phone: answers.phone ?? '', owner: owner() })
    return { answers: lead?.questionnaire ?? {}, bestTimes: bestTimes(texts) }
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
