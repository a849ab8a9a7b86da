// Why the user pool did not do what was asked, and until when.

export const REFUSED = {
  country: 'A code can’t be sent to this number: it is not a mobile number of a country that we write to.',
  again: {
    one: 'A code was sent to this number a moment ago. The next one can be sent in {count} second.',
    other: 'A code was sent to this number a moment ago. The next one can be sent in {count} seconds.',
  },
  number: 'Too many codes were sent to this number. The next one can be sent {when}.',
  network: 'Too many codes were asked for from your network connection. The next one can be sent {when}.',
  site: 'So many codes were asked for that no more can be sent for now. The next one can be sent {when}. You can sign in with your password, or call us.',
  calls: 'Too many tries came from your network connection. You can go on {when}.',
  at: 'at {time}',
  tomorrow: 'tomorrow at {time}',
} as const
