// Texts of prices: the usual one, and a member's beside it.

export const PRICE = {
  consultation: 'Free consultation',
  consultationNote: 'After the examination, we’ll tell you the cost before any treatment starts.',
  /** Both texts, where there is room for one line. */
  consultationLine: 'Free consultation. We’ll tell you the cost before any treatment starts.',
  free: 'Free',
  atVisit: '{price} at the visit',
  from: 'From {price}',
  /** The service of a treatment without a price of its own. */
  service: 'Consultation',
  /** The service and its price. */
  of: '{service}: {price}, pay at the visit',
  ofFrom: '{service}: from {price}, pay at the visit',
  /** Where the chain wants the money before the visit. */
  ofFirst: '{service}: {price}, pay when you book',
  toPay: '{price} to pay now',
  ofPaid: '{service}: {price}, paid',
  /** For a member, when a benefit covers the whole price. */
  ofNothing: '{service}: [membershipPrice|covered by your membership|free for you]',
  /** On a card. */
  card: '{service} {price}',
  cardFrom: '{service} from {price}',
  /** The price of the treatment itself, after the consultation or scan. */
  treatment: 'Treatment',
  ofTreatment: 'Treatment: {price}',
  /** With the least instalment. */
  ofTreatmentMonthly: 'Treatment: {price}, or from {monthly} a month',
  instalments: 'Or in instalments without interest: {months} months, from {price} a month.',
} as const

export const MEMBER_PRICE = {
  usual: 'Usual price',
  /** In one line, beside the answers. */
  of: '{service}: {price} with your membership, pay at the visit',
  ofFrom: '{service}: from {price} with your membership, pay at the visit',
  ofFirst: '{service}: {price} with your membership, pay when you book',
  included: '{service}: [membershipPrice|covered by|free with] your membership',
  /** The same in short, beside the button that books. */
  nothing: '[membershipPrice|Covered by your membership|Free]',
  /** On a card. */
  card: '{service} {price} with your membership',
  cardFrom: '{service} from {price} with your membership',
  /** After prices that a membership has lowered. */
  lowered: 'These are your member prices.',
  notes: {
    check_up: {
      one: 'Covered by your membership: your one checkup of the year',
      other: 'Covered by your membership: one of {count} checkups a year',
    },
    cleaning: {
      one: 'Covered by your membership: your one cleaning of the year',
      other: 'Covered by your membership: one of {count} cleanings a year',
    },
    price: 'Your member price, {percent}\u00a0% less',
  },
} as const
