import type { ConsultationId } from '@/lib/catalogue/treatments/public-consultations'
import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'
import { CARE, CARE_SERVICES } from '@/lib/texts/kn/treatments/care'
import { LOOKS, LOOKS_SERVICES } from '@/lib/texts/kn/treatments/looks'
import { REPAIR } from '@/lib/texts/kn/treatments/repair'
import { REPLACING, REPLACING_SERVICES } from '@/lib/texts/kn/treatments/replacing'
import { STRAIGHTENING, STRAIGHTENING_SERVICES } from '@/lib/texts/kn/treatments/straightening'
import type { ServiceText, TreatmentText } from '@/lib/texts/treatment-text'

export const TREATMENT_TEXTS: Record<ConsultationId, TreatmentText> = {
  ...CARE,
  ...STRAIGHTENING,
  ...LOOKS,
  ...REPLACING,
  ...REPAIR,
}

export const SHORT_DESCRIPTION = 'ಉಚಿತ ಸಲಹೆ'
export const CARD_LINE = '{short}\u00a0· {price}'
export const VISIT = { label: 'ಭೇಟಿ', length: 'ಸುಮಾರು {minutes} ನಿಮಿಷ' } as const

export const LABELS = {
  aligner_scan: 'ಅಲೈನರ್',
  smile_design: 'ಸ್ಮೈಲ್ ಡಿಸೈನ್',
  aligner_attachment: 'ಅಟ್ಯಾಚ್‌ಮೆಂಟ್',
  aligner_rescan: 'ಅಲೈನರ್ ಮರು ಸ್ಕ್ಯಾನ್',
  implant_rescan: 'ಇಂಪ್ಲಾಂಟ್ ಮರು ಸ್ಕ್ಯಾನ್',
  overbite: 'ಓವರ್‌ಬೈಟ್',
  crossbite: 'ಕ್ರಾಸ್‌ಬೈಟ್',
  other: 'ಚಿಕಿತ್ಸೆಯ ಹೆಸರು ಗೊತ್ತಿಲ್ಲ',
} as const

export const SERVICES: Record<PricedTreatment, ServiceText> = {
  ...CARE_SERVICES,
  ...STRAIGHTENING_SERVICES,
  ...LOOKS_SERVICES,
  ...REPLACING_SERVICES,
}
