import { chainIfKnown } from '@/lib/catalogue/chain'
import { cityById } from '@/lib/catalogue/clinics/cities'
import { isPriced } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey } from '@/lib/catalogue/treatments/treatment-names'
import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'

export const DESK_METHODS = ['cash', 'card', 'upi'] as const
export type DeskMethod = (typeof DESK_METHODS)[number]
export type TakingMethod = DeskMethod | 'online'

/** Who issues the receipts of a state. */
export type Seller = { code: string; name: string; address: string; gstin?: string | undefined }

export type PaymentTerms = {
  /** By the name of the state. */
  sellers: Record<string, Seller>
  /** GST in percent. 0: exempt as health care (Notification 12/2017, entry 74). */
  tax: Partial<Record<PricedTreatment, number>>
  /** Home visits must be paid for before the visit. */
  requiredAtHome: boolean
  /** What becomes of the money when the patient does not come. */
  missed: 'refunded' | 'kept'
}

/** Null if the chain takes no money through the site. */
export const paymentTerms = (): PaymentTerms | null => chainIfKnown()?.payments ?? null

export const keepsMissed = (): boolean => paymentTerms()?.missed === 'kept'

export const taxPercentOf = (service: string | null): number =>
  (isTreatmentKey(service) && isPriced(service) ? paymentTerms()?.tax[service] : undefined) ?? 0

/** Null without terms, or for a city that is no longer the chain's. */
export const sellerIn = (cityId: string): Seller | null =>
  paymentTerms()?.sellers[cityById(cityId)?.state ?? ''] ?? null

/** Whether patients can pay on this site: the chain has terms, and there is a payment gateway. */
export const canPayOnline = (gateway: object | null): boolean => gateway !== null && paymentTerms() !== null

/** A home visit that must be paid for before it counts as booked. */
export const isPaidFirst = (where: string): boolean => where === 'at_home' && paymentTerms()?.requiredAtHome === true

/** Who issued a receipt. The series names the seller's code, so a booking that moves to another state changes nothing. */
export const sellerOfSeries = (series: string): Seller | null =>
  Object.values(paymentTerms()?.sellers ?? {}).find(({ code }) => series.startsWith(`${code}/`)) ?? null
