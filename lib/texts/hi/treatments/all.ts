import type { ConsultationId } from '@/lib/catalogue/treatments/public-consultations'
import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'
import { CARE, CARE_SERVICES } from '@/lib/texts/hi/treatments/care'
import { LOOKS, LOOKS_SERVICES } from '@/lib/texts/hi/treatments/looks'
import { REPAIR } from '@/lib/texts/hi/treatments/repair'
import { REPLACING, REPLACING_SERVICES } from '@/lib/texts/hi/treatments/replacing'
import { STRAIGHTENING, STRAIGHTENING_SERVICES } from '@/lib/texts/hi/treatments/straightening'
import type { ServiceText, TreatmentText } from '@/lib/texts/treatment-text'

export const TREATMENT_TEXTS: Record<ConsultationId, TreatmentText> = {
  ...CARE,
  ...STRAIGHTENING,
  ...LOOKS,
  ...REPLACING,
  ...REPAIR,
}

export const SHORT_DESCRIPTION = 'मुफ़्त सलाह'
export const CARD_LINE = '{short} · {price}'
export const VISIT = { label: 'विज़िट', length: 'लगभग {minutes} मिनट' } as const

export const LABELS = {
  aligner_scan: 'अलाइनर',
  smile_design: 'स्माइल डिज़ाइन',
  aligner_attachment: 'अटैचमेंट',
  aligner_rescan: 'अलाइनर का दोबारा स्कैन',
  implant_rescan: 'इम्प्लांट का दोबारा स्कैन',
  overbite: 'ओवरबाइट',
  crossbite: 'क्रॉसबाइट',
  other: 'मुझे इलाज का नाम नहीं पता',
} as const

export const SERVICES: Record<PricedTreatment, ServiceText> = {
  ...CARE_SERVICES,
  ...STRAIGHTENING_SERVICES,
  ...LOOKS_SERVICES,
  ...REPLACING_SERVICES,
}
