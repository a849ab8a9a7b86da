// Every treatment's texts: the entries of the public catalogue by id, the priced services by the treatment's key.

import type { ConsultationId } from '@/lib/catalogue/treatments/public-consultations'
import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'
import { CARE, CARE_SERVICES } from '@/lib/texts/en/treatments/care'
import { LOOKS, LOOKS_SERVICES } from '@/lib/texts/en/treatments/looks'
import { REPAIR } from '@/lib/texts/en/treatments/repair'
import { REPLACING, REPLACING_SERVICES } from '@/lib/texts/en/treatments/replacing'
import { STRAIGHTENING, STRAIGHTENING_SERVICES } from '@/lib/texts/en/treatments/straightening'
import type { ServiceText, TreatmentText } from '@/lib/texts/treatment-text'

export const TREATMENT_TEXTS: Record<ConsultationId, TreatmentText> = {
  ...CARE,
  ...STRAIGHTENING,
  ...LOOKS,
  ...REPLACING,
  ...REPAIR,
}

/** The short description of each entry of the public catalogue (specification, section 3). */
export const SHORT_DESCRIPTION = 'Free Consultation'
/** The same for an entry whose booking has a price. */
export const CARD_LINE = '{short} · {price}'
/** How long a treatment's visit takes. */
export const VISIT = { label: 'The visit', length: 'About {minutes} minutes' } as const

/** Names of treatments that have no page, or another name on it. */
export const LABELS = {
  aligner_scan: 'Aligner',
  smile_design: 'Smile Design',
  aligner_attachment: 'Attachment',
  aligner_rescan: 'Aligner Rescan',
  implant_rescan: 'Implant Rescan',
  overbite: 'Overbite',
  crossbite: 'Crossbite',
  other: "I don't know the treatment name",
} as const

/** The name and the note of each priced service. */
export const SERVICES: Record<PricedTreatment, ServiceText> = {
  ...CARE_SERVICES,
  ...STRAIGHTENING_SERVICES,
  ...LOOKS_SERVICES,
  ...REPLACING_SERVICES,
}
