// For every page, print and calendar. The catalogue's labels are for its choices only.
import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { isSmilePart } from '@/lib/catalogue/treatments/concerns'
import { serviceOf } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey, partOfProcedure, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import { TREATMENTS } from '@/lib/catalogue/treatments/treatments'
import { answersOf } from '@/lib/domain/booking/booked'
import { serviceName } from '@/lib/http/steps/price-text'
import { smilePartLine } from '@/lib/texts/answers'
import type { Texts } from '@/lib/texts/languages'

export function treatmentTitle(texts: Texts, treatment: string | null): string {
  const key = isTreatmentKey(treatment) ? treatment : UNNAMED
  const label = key === UNNAMED ? '' : TREATMENTS[key].label
  return label || serviceName(texts, serviceOf(key))
}

type About = {
  treatment: string | null
  flow: string
  procedure: string | null
  concern: string | null
  isVideo: boolean
}

/** An emergency takes precedence, then the chosen part of a smile design, then the treatment. */
export function bookedTitle(texts: Texts, { treatment, flow, procedure, concern, isVideo }: About): string {
  const { REVIEW } = texts.booking
  if (concern === 'emergency') return isVideo ? REVIEW.emergencyCall : REVIEW.emergency
  const part = partOfProcedure(procedure) ?? (flow === 'SMILE_DESIGN' ? concern : null)
  return isSmilePart(part) ? smilePartLine(texts, part) : treatmentTitle(texts, treatment)
}

export const walkTitle = (texts: Texts, flow: FlowName, answers: Answers): string =>
  bookedTitle(texts, {
    treatment: answersOf(FLOWS[flow], answers),
    flow,
    procedure: null,
    concern: answers.concern ?? answers.concern_category ?? null,
    isVideo: answers.appointment_type === 'video',
  })
