// What a booking costs, in paise: its treatment's own price, which the chain's file says, or nothing for a dentist's look and
// advice. Formatting is not done here.
import { chain } from '@/lib/catalogue/chain'
import { isTreatmentKey } from '@/lib/catalogue/treatments/treatment-names'
import type { Price, Where } from '@/lib/catalogue/treatments/treatment-record'
import { type PricedTreatment, TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'

/** A consultation is had by video too. */
const CONSULTATION: Price = { clinic: 0, at_home: null }

/** What a patient pays for: one of the priced treatments, or a dentist's look and advice. */
export type Service = PricedTreatment | 'consultation'

export const isPriced = (treatment: TreatmentKey): treatment is PricedTreatment => 'priced' in TREATMENTS[treatment]

export const isService = (value: unknown): value is Service =>
  value === 'consultation' || (isTreatmentKey(value) && isPriced(value))

/** The service that a booking for a treatment costs by. */
export const serviceOf = (treatment: TreatmentKey): Service => (isPriced(treatment) ? treatment : 'consultation')

/** What a service costs, by where it is done. */
export function priceOfService(service: Service): Price {
  if (service === 'consultation') return CONSULTATION
  const { clinic, atHome: at_home } = chain().prices[service]
  return { clinic, at_home }
}

/** What a booking for a treatment costs, by where it is done. */
export const priceOfTreatment = (treatment: TreatmentKey): Price => priceOfService(serviceOf(treatment))

/** What a booking for a treatment costs there, in paise; null where it can't be had there. */
export const pricePaise = (treatment: TreatmentKey, where: Where): number | null => priceOfTreatment(treatment)[where]

/** The prices of a treatment's booking wherever it can be had, each once, the lowest first. */
export function pricesPaise(treatment: TreatmentKey): number[] {
  const { clinic, at_home } = priceOfTreatment(treatment)
  const both = at_home === null ? [clinic] : [clinic, at_home]
  return [...new Set(both)].sort((one, other) => one - other)
}
