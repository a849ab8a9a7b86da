import type { DeskMethod } from '@/lib/catalogue/treatments/payments'

/** `creditNote`: null while the money is on its way, and without tax. */
type RefundLine = { id: string; text: string; by: string; creditNote: DocumentLink | null }
type DocumentLink = { text: string; href: string }

export type TakingLine = {
  /** The taking’s id. */
  id: string
  text: string
  /** When and by whom. */
  by: string
  receipt: DocumentLink
  refunds: readonly RefundLine[]
  /** The amount that the desk can give back; null for an online payment, and when nothing is left. */
  givable: { amount: string; paise: number } | null
}

export type DeskMoneyView = {
  facts: readonly { label: string; value: string }[]
  takings: readonly TakingLine[]
  /** Null if nothing is due. `paise` and `takings` are what the page shows, so that an old page takes nothing. */
  take: { amount: string; methods: readonly DeskMethod[]; paise: number; takings: number } | null
  hasOnline: boolean
  /** Money that is given back is not due again. */
  hasSurplus: boolean
}

export type MoneyDayView = {
  date: string
  day: string
  lines: readonly {
    key: string
    time: string
    reference: string
    href: string
    name: string
    method: string
    taken: string
    back: string
    receipt: string
    receiptHref: string
  }[]
  totals: readonly { method: string; taken: string; back: string; rest: string }[]
  here: string
  earlierHref: string
  laterHref: string | null
}
