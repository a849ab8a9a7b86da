// The questions of PPR: their answers go to the lead by POST, never into the URL (product.md, Step by step).
import { AGE_BAND, BEST_TIME, HOW_LONG, PAIN_NOW, TRIED_BEFORE } from '@/lib/catalogue/concerns'
import type { StepHandlers } from '@/lib/http/with-step'
import { leaveLead } from '@/lib/screens/steps/lead-step'

/** The questions in their order, each with the answers it takes. Every one may be left out. */
const QUESTIONS = {
  how_long: HOW_LONG,
  tried_before: TRIED_BEFORE,
  pain_now: PAIN_NOW,
  age_band: AGE_BAND,
  best_time: BEST_TIME,
} as const satisfies Record<string, readonly string[]>

export const questionnaireSteps: StepHandlers<null> = {
  async submit(context, form) {
    const questionnaire: Record<string, string> = {}
    const causes: Record<string, string> = {}
    for (const [question, answers] of Object.entries(QUESTIONS)) {
      const said = form.get(question) ?? ''
      if ((answers as readonly string[]).includes(said)) questionnaire[question] = said
      else if (said !== '') causes[question] = 'unknown'
    }
    if (Object.keys(causes).length > 0) return { kind: 'refused', status: 422, causes }
    const isLeft = await leaveLead(context, context.answers, { questionnaire, finished: true })
    return isLeft ? { kind: 'next' } : { kind: 'refused', status: 422, causes: { how_long: 'busy_network' } }
  },
}
