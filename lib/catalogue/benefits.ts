// What a membership gives at a booking: two check-ups and two cleanings a year free, a tenth off every other paid visit.
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import { keysOf } from '@/lib/typed/keys'

export type Benefit = 'check_up' | 'cleaning' | 'price'
export type CountedBenefit = Exclude<Benefit, 'price'>

/** How often each is free in a year of membership, and the treatments that are one. */
export const FREE_A_YEAR: Record<CountedBenefit, { times: number; treatments: readonly TreatmentKey[] }> = {
  check_up: { times: 2, treatments: ['routine_checkup', 'clinic_visit'] },
  cleaning: { times: 2, treatments: ['teeth_cleaning'] },
}

export const MEMBER_PERCENT_OFF = 10

/** The yearly benefit that a treatment can use; null for one that only has the members' price. */
export function countedBenefitOf(treatment: string | null): CountedBenefit | null {
  const found = keysOf(FREE_A_YEAR).find((benefit) => FREE_A_YEAR[benefit].treatments.some((key) => key === treatment))
  return found ?? null
}

/** The members' price in paise, down to whole rupees. */
export const memberPricePaise = (paise: number): number =>
  Math.floor((paise * (100 - MEMBER_PERCENT_OFF)) / 10_000) * 100
