import { pricePaise } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey, recordOf, TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import type { CountedBenefit } from '@/lib/catalogue/treatments/treatment-record'

export type Benefit = CountedBenefit | 'price'

export const FREE_A_YEAR: Record<CountedBenefit, number> = { check_up: 2, cleaning: 2 }

export const MEMBER_PERCENT_OFF = 10

export const countedBenefitOf = (treatment: string | null): CountedBenefit | null =>
  (isTreatmentKey(treatment) ? recordOf(treatment).benefit : null) ?? null

/** The paise that a member saves by a benefit at a clinic; 0 if no booking with it has a price. */
export const usualPaise = (benefit: CountedBenefit): number =>
  Math.max(
    0,
    ...TREATMENT_KEYS.filter((key) => recordOf(key).benefit === benefit).map((key) => pricePaise(key, 'clinic') ?? 0),
  )

/** In paise, rounded down to whole rupees. */
export const memberPricePaise = (paise: number): number =>
  Math.floor((paise * (100 - MEMBER_PERCENT_OFF)) / 10_000) * 100
