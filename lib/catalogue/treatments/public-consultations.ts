// The public consultation catalogue, in the order of specification section 3.
import { inChainOrder, isOffered } from '@/lib/catalogue/chain'
import { inOrder } from '@/lib/catalogue/in-order'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import type { Consultation, TreatmentFamily } from '@/lib/catalogue/treatments/treatment-record'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'

type PublicTreatment = Extract<(typeof TREATMENTS)[TreatmentKey], { consultations: unknown }>
export type ConsultationId = PublicTreatment['consultations'][number]['id']

export type PublicConsultation = Consultation & {
  id: ConsultationId
  treatment: TreatmentKey
  image: `treatments/${ConsultationId}`
}

function consultationsFor(treatment: TreatmentKey): PublicConsultation[] {
  const record = TREATMENTS[treatment]
  const entries: readonly (Consultation & { id: ConsultationId })[] =
    'consultations' in record ? record.consultations : []
  return entries.map((entry) => ({ ...entry, treatment, image: `treatments/${entry.id}` as const }))
}

export const PUBLIC_CONSULTATIONS: readonly PublicConsultation[] = inOrder(
  TREATMENT_KEYS.flatMap(consultationsFor),
  ({ position: place }) => place,
)

export const offeredConsultations = (): PublicConsultation[] =>
  inChainOrder(
    PUBLIC_CONSULTATIONS.filter(({ treatment }) => isOffered(treatment)),
    ({ treatment }) => treatment,
  )

export const consultationsOf = (family: TreatmentFamily): PublicConsultation[] =>
  inChainOrder(
    inOrder(offeredConsultations(), (entry) => (entry.family[0] === family ? entry.family[1] : undefined)),
    ({ treatment }) => treatment,
  )

export const firstConsultations = () =>
  inChainOrder(
    inOrder(offeredConsultations(), ({ popularPosition: first }) => first),
    ({ treatment }) => treatment,
  )

/** The entry of /treatments/<id>; undefined if the chain does not offer it. */
export function consultationOf(id: string): PublicConsultation | undefined {
  return offeredConsultations().find((consultation) => consultation.id === id)
}
