// For every page, print and calendar.
import type { Answers } from '@/flows/params'
import { FLOWS } from '@/flows/table'
import { factsOf } from '@/lib/catalogue/chain'
import type { FlowName } from '@/lib/catalogue/flow-names'
import { isSmilePart } from '@/lib/catalogue/treatments/concerns'
import { serviceOf } from '@/lib/catalogue/treatments/prices'
import { PUBLIC_CONSULTATIONS, type PublicConsultation } from '@/lib/catalogue/treatments/public-consultations'
import { isTreatmentKey, partOfProcedure, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import { answersOf } from '@/lib/domain/booking/booked'
import { serviceName } from '@/lib/http/steps/price-text'
import { smilePartLine } from '@/lib/texts/answers'
import { fill } from '@/lib/texts/fill'
import type { Texts } from '@/lib/texts/languages'
import { localName } from '@/lib/texts/local-name'
import { isKeyOf } from '@/lib/types/keys'

function ownName(texts: Texts, key: TreatmentKey): string | undefined {
  const { name } = factsOf(key) ?? {}
  return name === undefined ? undefined : localName(texts, name)
}

/** The name of an entry of the public catalogue, or the chain's own name for its treatment. */
export const consultationName = (texts: Texts, { id, treatment }: PublicConsultation): string =>
  (id === 'emergency' ? undefined : ownName(texts, treatment)) ?? texts.treatments.TREATMENT_TEXTS[id].name

/** The name of a treatment in a choice: the chain's, or in English the catalogue's own. Empty for the clinic visit. */
export function treatmentLabel(texts: Texts, key: TreatmentKey): string {
  const { LABELS, TREATMENT_TEXTS } = texts.treatments
  const own = ownName(texts, key)
  if (own !== undefined) return own
  if (isKeyOf(LABELS, key)) return LABELS[key]
  const page = PUBLIC_CONSULTATIONS.find(({ treatment }) => treatment === key)
  return page === undefined ? '' : TREATMENT_TEXTS[page.id].name
}

export function treatmentTitle(texts: Texts, treatment: string | null): string {
  const key = isTreatmentKey(treatment) ? treatment : UNNAMED
  return (key === UNNAMED ? '' : treatmentLabel(texts, key)) || serviceName(texts, serviceOf(key))
}

/** How long a visit takes, like `About 60 minutes`. Empty for a visit of one slot. */
export const visitLength = ({ treatments }: Texts, minutes: number | null): string =>
  minutes === null ? '' : fill(treatments.VISIT.length, { minutes })

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
