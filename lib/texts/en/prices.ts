// How prices are told: everybody's, and a member's beside the usual one.

export const PRICE = {
  consultation: 'Free consultation',
  consultationNote: 'A treatment is priced before it begins.',
  free: 'Free',
  atVisit: '{price}, pay at the visit',
  from: 'From {price}',
  /** What is booked where no treatment has a price of its own. */
  service: 'Consultation',
  /** What is booked, and what it costs. */
  of: '{service}: {price}, pay at the visit',
} as const

export const MEMBER_PRICE = {
  usual: 'Usual price',
  notes: {
    check_up: 'Your membership: one of the two check-ups of your year',
    cleaning: 'Your membership: one of the two cleanings of your year',
    price: 'Your members’ price',
  },
} as const
