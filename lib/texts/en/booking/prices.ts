// How prices are told: everybody's, and a member's beside the usual one.

export const PRICE = {
  consultation: 'Free consultation',
  consultationNote: 'Treatment is priced after the examination, before it begins.',
  /** Both in one, where there is one line for it. */
  consultationLine: 'Free consultation; treatment is priced after the examination, before it begins',
  free: 'Free',
  atVisit: '{price} at the visit',
  from: 'From {price}',
  /** What is booked where no treatment has a price of its own. */
  service: 'Consultation',
  /** What is booked, and what it costs. */
  of: '{service}: {price}, pay at the visit',
  ofFrom: '{service}: from {price}, pay at the visit',
  /** A member's, where a benefit takes the whole of it. */
  ofNothing: '{service}: free for you',
  /** On a card. */
  card: '{service} {price}',
  cardFrom: '{service} from {price}',
} as const

export const MEMBER_PRICE = {
  usual: 'Usual price',
  /** In one line, beside what was answered. */
  of: '{service}: {price} with your membership, pay at the visit',
  ofFrom: '{service}: from {price} with your membership, pay at the visit',
  free: '{service}: free with your membership',
  /** On a card. */
  card: '{service} {price} with your membership',
  cardFrom: '{service} from {price} with your membership',
  /** Behind prices that a membership has lowered. */
  lowered: 'These are your members’ prices.',
  notes: {
    check_up: 'Your membership: one of the {count} checkups of your year',
    cleaning: 'Your membership: one of the {count} cleanings of your year',
    price: 'Your members’ price, {percent}\u00a0% less',
  },
} as const
