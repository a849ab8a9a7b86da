import type { ConsultationId } from '@/lib/catalogue/treatments/public-consultations'
import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'
import { CARE, CARE_SERVICES } from '@/lib/texts/te/treatments/care'
import { LOOKS, LOOKS_SERVICES } from '@/lib/texts/te/treatments/looks'
import { REPAIR } from '@/lib/texts/te/treatments/repair'
import { REPLACING, REPLACING_SERVICES } from '@/lib/texts/te/treatments/replacing'
import { STRAIGHTENING, STRAIGHTENING_SERVICES } from '@/lib/texts/te/treatments/straightening'
import type { ServiceText, TreatmentText } from '@/lib/texts/treatment-text'

export const TREATMENT_TEXTS: Record<ConsultationId, TreatmentText> = {
  ...CARE,
  ...STRAIGHTENING,
  ...LOOKS,
  ...REPLACING,
  ...REPAIR,
}

export const SHORT_DESCRIPTION = 'ఉచిత కన్సల్టేషన్'
export const CARD_LINE = '{short} · {price}'
export const VISIT = { label: 'విజిట్', length: 'సుమారు {minutes} నిమిషాలు' } as const

export const LABELS = {
  aligner_scan: 'అలైనర్',
  smile_design: 'స్మైల్ డిజైన్',
  aligner_attachment: 'అటాచ్‌మెంట్',
  aligner_rescan: 'అలైనర్ మళ్లీ స్కాన్',
  implant_rescan: 'ఇంప్లాంట్ మళ్లీ స్కాన్',
  overbite: 'ఓవర్‌బైట్',
  crossbite: 'క్రాస్‌బైట్',
  other: 'చికిత్స పేరు తెలియదు',
} as const

export const SERVICES: Record<PricedTreatment, ServiceText> = {
  ...CARE_SERVICES,
  ...STRAIGHTENING_SERVICES,
  ...LOOKS_SERVICES,
  ...REPLACING_SERVICES,
}
