// The texts of money at the desk: on the booking’s page, and the list of a day.
import type { TakingMethod } from '@/lib/catalogue/treatments/payments'

export const METHODS = {
  online: 'Online',
  cash: 'Cash',
  card: 'Card',
  upi: 'UPI',
} as const satisfies Record<TakingMethod, string>

export const MONEY = {
  title: 'Money',
  price: 'Price',
  paid: 'Paid',
  refunded: 'Back to the patient',
  due: 'Due',
  surplus: 'To give back',
  taking: '{amount}, {method}',
  receipt: 'Receipt {number}',
  note: 'Credit note {number}',
  goesBack: '{amount} goes back by itself',
  gaveBack: '{amount} paid back',
  take: 'Take {amount}',
  giveBack: 'Give {amount} back',
  giveBackLine:
    'Hand the money back first. The button records it, and the amount is due again unless you cancel the booking.',
  surplusLine: 'The patient doesn’t owe this money. Hand it back first. The button records it.',
  giveBackButton: 'Record as given back',
  online:
    'You can’t give back an online payment here. It goes back by itself when the booking is cancelled or costs less.',
} as const

/** The list of a day. */
export const MONEY_DAY = {
  title: 'Money: {day}',
  date: 'Day',
  show: 'Show',
  earlier: 'Previous day',
  later: 'Next day',
  save: 'Save day as CSV',
  list: 'Payments of the day',
  time: 'Time',
  booking: 'Booking',
  patient: 'Patient',
  method: 'Method',
  taken: 'Taken',
  back: 'Paid back',
  receipt: 'Receipt',
  totals: 'Totals',
  rest: 'Balance',
  all: 'All methods',
  nothing: 'No payments on this day.',
} as const
