// All prices are in paise.
import { chain } from '@/lib/catalogue/chain'
import { isTreatmentKey } from '@/lib/catalogue/treatments/treatment-names'
import type { Price, Where } from '@/lib/catalogue/treatments/treatment-record'
import { type PricedTreatment, TREATMENTS, type TreatmentKey } from '@/lib/catalogue/treatments/treatments'

const CONSULTATION: Price = { clinic: 0, at_home: null }

export type Service = PricedTreatment | 'consultation'

export const isPriced = (treatment: TreatmentKey): treatment is PricedTreatment => 'priced' in TREATMENTS[treatment]

export const isService = (value: unknown): value is Service =>
  value === 'consultation' || (isTreatmentKey(value) && isPriced(value))

export const serviceOf = (treatment: TreatmentKey): Service => (isPriced(treatment) ? treatment : 'consultation')

export function priceOfService(service: Service): Price {
  if (service === 'consultation') return CONSULTATION
  const { prices, homeVisits } = chain()
  const { clinic, atHome } = prices[service]
  return { clinic, at_home: homeVisits ? atHome : null }
}

export const priceOfTreatment = (treatment: TreatmentKey): Price => priceOfService(serviceOf(treatment))

/** Null if the treatment is not offered there. */
export const pricePaise = (treatment: TreatmentKey, where: Where): number | null => priceOfTreatment(treatment)[where]

/** Each price once, the lowest first. */
export function pricesPaise(treatment: TreatmentKey): number[] {
  const { clinic, at_home } = priceOfTreatment(treatment)
  const both = at_home === null ? [clinic] : [clinic, at_home]
  return [...new Set(both)].sort((one, other) => one - other)
}
