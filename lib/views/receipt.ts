import type { TakingMethod } from '@/lib/catalogue/treatments/payments'

export type ReceiptView = {
  /** The id of its part of the page. */
  id: string
  title: string
  /** The name by law; null if the title is the same. */
  legalTitle: string | null
  number: string
  day: string
  /** Only on a credit note: the tax invoice. */
  against: string | null
  seller: { name: string; address: string; gstin: string | null }
  /** Empty once the booking has been erased. */
  patient: string
  reference: string
  service: string
  place: string
  method: TakingMethod
  amount: string
  /** Null for exempt health care. `rate`: of each half, in percent. */
  tax: { taxable: string; half: string; rate: string } | null
  /** `day`: null while the money is on its way. Empty on a credit note. */
  refunds: readonly { id: string; amount: string; day: string | null }[]
}

export type ReceiptsView = { bookingHref: string; receipts: readonly ReceiptView[] }
