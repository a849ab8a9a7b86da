import type { ConsultationId } from '@/lib/catalogue/treatments/public-consultations'
import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'
import { CARE, CARE_SERVICES } from '@/lib/texts/mr/treatments/care'
import { LOOKS, LOOKS_SERVICES } from '@/lib/texts/mr/treatments/looks'
import { REPAIR } from '@/lib/texts/mr/treatments/repair'
import { REPLACING, REPLACING_SERVICES } from '@/lib/texts/mr/treatments/replacing'
import { STRAIGHTENING, STRAIGHTENING_SERVICES } from '@/lib/texts/mr/treatments/straightening'
import type { ServiceText, TreatmentText } from '@/lib/texts/treatment-text'

export const TREATMENT_TEXTS: Record<ConsultationId, TreatmentText> = {
  ...CARE,
  ...STRAIGHTENING,
  ...LOOKS,
  ...REPLACING,
  ...REPAIR,
}

export const SHORT_DESCRIPTION = 'मोफत सल्ला'
export const CARD_LINE = '{short} · {price}'
export const VISIT = { label: 'भेट', length: 'सुमारे {minutes} मिनिटे' } as const

export const LABELS = {
  aligner_scan: 'अलायनर',
  smile_design: 'स्माइल डिझाइन',
  aligner_attachment: 'अटॅचमेंट',
  aligner_rescan: 'अलायनर पुन्हा स्कॅन',
  implant_rescan: 'इम्प्लांट पुन्हा स्कॅन',
  overbite: 'ओव्हरबाइट',
  crossbite: 'क्रॉसबाइट',
  other: 'मला उपचाराचे नाव माहीत नाही',
} as const

export const SERVICES: Record<PricedTreatment, ServiceText> = {
  ...CARE_SERVICES,
  ...STRAIGHTENING_SERVICES,
  ...LOOKS_SERVICES,
  ...REPLACING_SERVICES,
}
