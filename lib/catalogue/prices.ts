// The chain's prices in paise: one table of what is done and where. Formatting is not done here.
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import { keysOf } from '@/lib/typed/keys'

export type Where = 'clinic' | 'at_home'

/** Null where a service is not to be had. A consultation is had by video too. */
export const PRICES_PAISE = {
  consultation: { clinic: 0, at_home: null },
  aligner_scan: { clinic: 19_900, at_home: 49_900 },
  implant_scan: { clinic: 49_900, at_home: 49_900 },
  smile_design: { clinic: 99_900, at_home: 99_900 },
  clinic_visit: { clinic: 19_900, at_home: null },
} as const satisfies Record<string, Record<Where, number | null>>

export type Service = keyof typeof PRICES_PAISE
const SERVICES = keysOf(PRICES_PAISE)

/** What a booking for a treatment costs by: a dentist's look and advice, but where the treatment is a service itself. */
export const serviceOf = (treatment: TreatmentKey): Service =>
  SERVICES.find((service) => service === treatment) ?? 'consultation'

/** What a booking for a treatment costs there, in paise; null where it can't be had there. */
export const pricePaise = (treatment: TreatmentKey, where: Where): number | null =>
  PRICES_PAISE[serviceOf(treatment)][where]

/** The prices of a treatment's booking wherever it can be had, each once, the lowest first. */
export function pricesPaise(treatment: TreatmentKey): number[] {
  const { clinic, at_home } = PRICES_PAISE[serviceOf(treatment)]
  const both: number[] = at_home === null ? [clinic] : [clinic, at_home]
  return [...new Set(both)].sort((one, other) => one - other)
}
