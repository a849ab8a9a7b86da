import type { PricedTreatment } from '@/lib/catalogue/treatments/treatments'

/** The issuer of a state’s receipts. */
export type Seller = { code: string; name: string; address: string; gstin?: string | undefined }

export type PaymentTerms = {
  /** By the name of the state. */
  sellers: Record<string, Seller>
  /** GST in percent. 0: exempt as health care (Notification 12/2017, entry 74). */
  tax: Partial<Record<PricedTreatment, number>>
  /** Home visits must be paid for before the visit. */
  requiredAtHome: boolean
  /** After so many no-shows, a number pays before its next visit, and all numbers are proved. */
  requiredAfterMissed?: number | undefined
  /** The money of a no-show. A cancelled visit is always refunded. */
  missed: 'refunded' | 'kept'
}
