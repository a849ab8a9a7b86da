// The public consultation catalogue of spec section 3: what a visitor may book free of charge, in the specification's
// order. It is made of the treatments' records; the words of an entry stand in lib/texts.
import { isOffered } from '@/lib/catalogue/chain'
import { inOrder } from '@/lib/catalogue/in-order'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import type { Consultation, TreatmentFamily } from '@/lib/catalogue/treatments/treatment-record'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'

type PublicTreatment = Extract<(typeof TREATMENTS)[TreatmentKey], { consultations: unknown }>
export type ConsultationId = PublicTreatment['consultations'][number]['id']

export type PublicConsultation = Consultation & {
  id: ConsultationId
  treatment: TreatmentKey
  /** What `Picture` takes as its source. */
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
  ({ place }) => place,
)

/** Those of the treatments that the chain does. */
export const offeredConsultations = (): PublicConsultation[] =>
  PUBLIC_CONSULTATIONS.filter(({ treatment }) => isOffered(treatment))

/** The entries of a family, in its order. */
export const consultationsOf = (family: TreatmentFamily): PublicConsultation[] =>
  inOrder(offeredConsultations(), (entry) => (entry.family[0] === family ? entry.family[1] : undefined))

/** Those that the site's first page shows, in its order. */
export const firstConsultations = () => inOrder(offeredConsultations(), ({ first }) => first)

/** The entry shown at /treatments/<id>; undefined when the chain offers none. */
export function consultationOf(id: string): PublicConsultation | undefined {
  return offeredConsultations().find((consultation) => consultation.id === id)
}
