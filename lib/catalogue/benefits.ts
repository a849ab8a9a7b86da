// What a membership gives at a booking: two check-ups and two cleanings a year free, a tenth off every other paid visit.
import { isTreatmentKey, recordOf } from '@/lib/catalogue/treatment-names'
import type { CountedBenefit } from '@/lib/catalogue/treatment-record'

export type Benefit = CountedBenefit | 'price'

/** How often each is free in a year of membership. */
export const FREE_A_YEAR: Record<CountedBenefit, number> = { check_up: 2, cleaning: 2 }

export const MEMBER_PERCENT_OFF = 10

/** The yearly benefit that a treatment can use; null for one that only has the members' price. */
export const countedBenefitOf = (treatment: string | null): CountedBenefit | null =>
  (isTreatmentKey(treatment) ? recordOf(treatment).benefit : null) ?? null

/** The members' price in paise, down to whole rupees. */
export const memberPricePaise = (paise: number): number =>
  Math.floor((paise * (100 - MEMBER_PERCENT_OFF)) / 10_000) * 100
