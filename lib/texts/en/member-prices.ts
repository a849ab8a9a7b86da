// How a member's price is told, beside the usual one.

export const MEMBER_PRICE = {
  usual: 'Usual price',
  notes: {
    check_up: 'Your membership: one of the two check-ups of your year',
    cleaning: 'Your membership: one of the two cleanings of your year',
    price: 'Your members’ price',
  },
}
