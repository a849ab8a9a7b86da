import type { MembershipTerms } from '@/lib/catalogue/chain'
import { pricePaise } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey, recordOf, TREATMENT_KEYS } from '@/lib/catalogue/treatments/treatment-names'
import type { CountedBenefit } from '@/lib/catalogue/treatments/treatment-record'

export type Benefit = CountedBenefit | 'price'

export const freeAYear = ({ checkUps, cleanings }: MembershipTerms): Record<CountedBenefit, number> => ({
  check_up: checkUps,
  cleaning: cleanings,
})

export const countedBenefitOf = (treatment: string | null): CountedBenefit | null =>
  (isTreatmentKey(treatment) ? recordOf(treatment).benefit : null) ?? null

/** The paise that a member saves by a benefit at a clinic; 0 if no booking with it has a price. */
export const usualPaise = (benefit: CountedBenefit): number =>
  Math.max(
    0,
    ...TREATMENT_KEYS.filter((key) => recordOf(key).benefit === benefit).map((key) => pricePaise(key, 'clinic') ?? 0),
  )

/** In paise, rounded down to whole rupees. */
export const memberPricePaise = ({ percentOff }: MembershipTerms, paise: number): number =>
  Math.floor((paise * (100 - percentOff)) / 10_000) * 100
