import type { ConsultationId } from '@/lib/catalogue/treatments/public-consultations'
import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'
import { CARE, CARE_SERVICES } from '@/lib/texts/ta/treatments/care'
import { LOOKS, LOOKS_SERVICES } from '@/lib/texts/ta/treatments/looks'
import { REPAIR } from '@/lib/texts/ta/treatments/repair'
import { REPLACING, REPLACING_SERVICES } from '@/lib/texts/ta/treatments/replacing'
import { STRAIGHTENING, STRAIGHTENING_SERVICES } from '@/lib/texts/ta/treatments/straightening'
import type { ServiceText, TreatmentText } from '@/lib/texts/treatment-text'

export const TREATMENT_TEXTS: Record<ConsultationId, TreatmentText> = {
  ...CARE,
  ...STRAIGHTENING,
  ...LOOKS,
  ...REPLACING,
  ...REPAIR,
}

export const SHORT_DESCRIPTION = 'இலவச ஆலோசனை'
export const CARD_LINE = '{short} · {price}'
export const VISIT = { label: 'வருகை', length: 'சுமார் {minutes} நிமிடங்கள்' } as const

export const LABELS = {
  aligner_scan: 'அலைனர்',
  smile_design: 'ஸ்மைல் டிசைன்',
  aligner_attachment: 'அட்டாச்மென்ட்',
  aligner_rescan: 'அலைனர் மறு ஸ்கேன்',
  implant_rescan: 'இம்பிளான்ட் மறு ஸ்கேன்',
  overbite: 'ஓவர்பைட்',
  crossbite: 'கிராஸ்பைட்',
  other: 'சிகிச்சை பெயர் தெரியாது',
} as const

export const SERVICES: Record<PricedTreatment, ServiceText> = {
  ...CARE_SERVICES,
  ...STRAIGHTENING_SERVICES,
  ...LOOKS_SERVICES,
  ...REPLACING_SERVICES,
}
