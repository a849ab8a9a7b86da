// The questions of PPR: their answers go to the lead by POST, never into the URL.
import type { PlainHandlers } from '@/lib/http/step-context'
import { leaveLead } from '@/lib/http/step-lead'

export const questionnaireSteps: PlainHandlers = {
  async submit(context, { posted }) {
    const isLeft = await leaveLead(context, context.answers, { questionnaire: posted, finished: true })
    return isLeft ? { kind: 'next' } : { kind: 'refused', status: 422, causes: { how_long: 'busy_network' } }
  },
}
