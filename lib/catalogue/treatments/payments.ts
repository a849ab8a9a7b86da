import { chainIfKnown } from '@/lib/catalogue/chain'
import { cityById } from '@/lib/catalogue/clinics/cities'
import type { PaymentTerms, Seller } from '@/lib/catalogue/treatments/payment-terms'
import { isPriced } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey } from '@/lib/catalogue/treatments/treatment-names'

export const DESK_METHODS = ['cash', 'card', 'upi'] as const
export type DeskMethod = (typeof DESK_METHODS)[number]
export type TakingMethod = DeskMethod | 'online'

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

/** The no-shows after which a number pays first. Null if the chain does not ask for it. */
export const missedLimit = (): number | null => paymentTerms()?.requiredAfterMissed ?? null

/** The issuer of a receipt. The series names the seller's code, so a booking that moves to another state changes nothing. */
export const sellerOfSeries = (series: string): Seller | null =>
  Object.values(paymentTerms()?.sellers ?? {}).find(({ code }) => series.startsWith(`${code}/`)) ?? null
