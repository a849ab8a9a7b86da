// What a membership gives at a booking: two check-ups and two cleanings a year free, a tenth off every other paid visit.
import { pricePaise } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey, recordOf, TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import type { CountedBenefit } from '@/lib/catalogue/treatments/treatment-record'

export type Benefit = CountedBenefit | 'price'

/** How often each is free in a year of membership. */
export const FREE_A_YEAR: Record<CountedBenefit, number> = { check_up: 2, cleaning: 2 }

export const MEMBER_PERCENT_OFF = 10

/** The yearly benefit that a treatment can use; null for one that only has the members' price. */
export const countedBenefitOf = (treatment: string | null): CountedBenefit | null =>
  (isTreatmentKey(treatment) ? recordOf(treatment).benefit : null) ?? null

/** What others pay at a clinic for what a yearly benefit gives, in paise; 0 for what no booking has a price of. */
export const usualPaise = (benefit: CountedBenefit): number =>
  Math.max(
    0,
    ...TREATMENT_KEYS.filter((key) => recordOf(key).benefit === benefit).map((key) => pricePaise(key, 'clinic') ?? 0),
  )

/** The members' price in paise, down to whole rupees. */
export const memberPricePaise = (paise: number): number =>
  Math.floor((paise * (100 - MEMBER_PERCENT_OFF)) / 10_000) * 100
