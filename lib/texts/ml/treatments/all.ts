import type { ConsultationId } from '@/lib/catalogue/treatments/public-consultations'
import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'
import { CARE, CARE_SERVICES } from '@/lib/texts/ml/treatments/care'
import { LOOKS, LOOKS_SERVICES } from '@/lib/texts/ml/treatments/looks'
import { REPAIR } from '@/lib/texts/ml/treatments/repair'
import { REPLACING, REPLACING_SERVICES } from '@/lib/texts/ml/treatments/replacing'
import { STRAIGHTENING, STRAIGHTENING_SERVICES } from '@/lib/texts/ml/treatments/straightening'
import type { ServiceText, TreatmentText } from '@/lib/texts/treatment-text'

export const TREATMENT_TEXTS: Record<ConsultationId, TreatmentText> = {
  ...CARE,
  ...STRAIGHTENING,
  ...LOOKS,
  ...REPLACING,
  ...REPAIR,
}

export const SHORT_DESCRIPTION = 'സൗജന്യ കൺസൾട്ടേഷൻ'
export const CARD_LINE = '{short} · {price}'
export const VISIT = { label: 'വിസിറ്റ്', length: 'ഏകദേശം {minutes} മിനിറ്റ്' } as const

export const LABELS = {
  aligner_scan: 'അലൈനർ',
  smile_design: 'സ്മൈൽ ഡിസൈൻ',
  aligner_attachment: 'അറ്റാച്ച്‌മെന്റ്',
  aligner_rescan: 'അലൈനർ വീണ്ടും സ്കാൻ',
  implant_rescan: 'ഇംപ്ലാന്റ് വീണ്ടും സ്കാൻ',
  overbite: 'ഓവർബൈറ്റ്',
  crossbite: 'ക്രോസ്ബൈറ്റ്',
  other: 'ചികിത്സയുടെ പേര് അറിയില്ല',
} as const

export const SERVICES: Record<PricedTreatment, ServiceText> = {
  ...CARE_SERVICES,
  ...STRAIGHTENING_SERVICES,
  ...LOOKS_SERVICES,
  ...REPLACING_SERVICES,
}
