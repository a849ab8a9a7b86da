/** On a booking's own pages. `first`: clinic-local time by which it must be paid. Amounts are texts. */
export type MoneyView = {
  due: { amount: string; first: string | null } | null
  paid: string | null
  /** The clinic has to give it back by hand. */
  surplus: string | null
  back: { amount: string; isDone: boolean } | null
  receiptHref: string | null
}

export type PayState = 'open' | 'waits' | 'away' | 'ended' | 'paid' | 'back' | 'back_done' | 'gone' | 'settled'

/** `payHref`: the payment company's page. `until`: day and time. `manageHref`: only for a browser that may open the booking. */
export type PayView = {
  id: string
  state: PayState
  amount: string
  what: string
  until: string
  isFirst: boolean
  missed: 'kept' | 'refunded'
  payHref: string | null
  manageHref: string | null
  receiptHref: string | null
}
