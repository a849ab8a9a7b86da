// A patient in pain is not asked for a treatment: an emergency is one catalogue entry.
// A video call is an appointment too, so the answer decides how the clinic list books.

import { EMERGENCY_TREATMENT } from '@/lib/catalogue/treatments/offered-treatments'
import { treatmentMinutes } from '@/lib/domain/booking/booked'
import type { StepContext, StepHandlers } from '@/lib/http/steps/step-context'
import { nightAdvice } from '@/lib/page-handlers/clinics/night'
import { fill } from '@/lib/texts/fill'
import { formatNearDay, formatTime } from '@/lib/texts/format'
import { localName } from '@/lib/texts/local-name'
import { listCallTimes } from '@/lib/use-cases/calendar/call-times'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import { unlessUnavailable } from '@/lib/use-cases/unless-unavailable'
import type { FirstHelpData } from '@/lib/views/steps'

function whenText({ texts, deps }: StepContext, slot: { date: string; start: string }): string {
  return `${formatNearDay(texts, slot.date, deps.now)} ${formatTime(texts, slot.start)}`
}

/** Optional: the question works without it. */
async function soonest(context: StepContext): Promise<Omit<FirstHelpData, 'treatment'>> {
  const { deps, owner, answers, texts } = context
  const { VIDEO } = texts['video-consultation']
  const city = { cityId: answers.city ?? '', owner: owner(), concern: 'emergency' }
  const visitMinutes = treatmentMinutes(EMERGENCY_TREATMENT)
  const { clinics } = await searchClinics(deps, { ...city, visitMinutes, order: 'soonest' })
  const call = (await listCallTimes(deps, city))?.slots[0]
  const [first] = clinics
  const chair = first?.next[0]
  return {
    night: nightAdvice(texts, clinics, deps.now),
    lines: {
      true:
        first && chair
          ? fill(VIDEO.nextChair, { place: localName(texts, first.locality), when: whenText(context, chair) })
          : '',
      false: call ? fill(VIDEO.nextCall, { when: whenText(context, call) }) : '',
    },
  }
}

export const firstHelpSteps: StepHandlers<FirstHelpData> = {
  async load(context) {
    const found = await unlessUnavailable(soonest(context))
    return { ...(found ?? { night: null, lines: {} }), treatment: EMERGENCY_TREATMENT }
  },
  async submit({ answers }) {
    return { kind: 'next', answers: { appointment_type: answers.skip_video === 'false' ? 'video' : 'clinic' } }
  },
}
