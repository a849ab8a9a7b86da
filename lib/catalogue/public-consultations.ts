// The public consultation catalogue of spec section 3: what a visitor may book free of charge, in the specification's
// order. It is made of the treatments' records; the words of an entry stand in lib/texts.
import { inOrder } from '@/lib/catalogue/in-order'
import { TREATMENT_KEYS } from '@/lib/catalogue/treatment-names'
import type { Consultation, Family } from '@/lib/catalogue/treatment-record'
import { TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments'

type PublicTreatment = Extract<(typeof TREATMENTS)[TreatmentKey], { consultations: unknown }>
export type ConsultationId = PublicTreatment['consultations'][number]['id']

export type PublicConsultation = Consultation & {
  id: ConsultationId
  treatment: TreatmentKey
  /** What `Picture` takes as its source. */
  image: `treatments/${ConsultationId}`
}

function entriesOf(treatment: TreatmentKey): PublicConsultation[] {
  const record = TREATMENTS[treatment]
  const entries: readonly (Consultation & { id: ConsultationId })[] =
    'consultations' in record ? record.consultations : []
  return entries.map((entry) => ({ ...entry, treatment, image: `treatments/${entry.id}` as const }))
}

export const PUBLIC_CONSULTATIONS: readonly PublicConsultation[] = inOrder(
  TREATMENT_KEYS.flatMap(entriesOf),
  ({ place }) => place,
)

/** The entries of a family, in its order. */
export const consultationsOf = (family: Family): PublicConsultation[] =>
  inOrder(PUBLIC_CONSULTATIONS, (entry) => (entry.family[0] === family ? entry.family[1] : undefined))

/** Those that the site's first page shows, in its order. */
export const FIRST_CONSULTATIONS = inOrder(PUBLIC_CONSULTATIONS, ({ first }) => first)

/** The entry shown at /treatments/<id>; undefined when there is none. */
export function consultationOf(id: string): PublicConsultation | undefined {
  return PUBLIC_CONSULTATIONS.find((consultation) => consultation.id === id)
}
