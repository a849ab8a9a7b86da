// Why the user pool refused to send a code or take a call, and until when.

export const REFUSED = {
  country: 'We can’t text a code to this number. Use a mobile number from a country we can text.',
  again: {
    one: 'We sent a code to this number just now. You can ask for a new one in {count} second.',
    other: 'We sent a code to this number just now. You can ask for a new one in {count} seconds.',
  },
  number: 'Too many codes were sent to this number. You can ask for a new one {when}.',
  network: 'Many codes were requested from your internet connection just now. You can ask for a new one {when}.',
  site: 'Too many codes were requested, so we can’t send more now. You can ask for a new one {when}. You can also sign in with your password, or call us.',
  calls: 'Too many tries came from your internet connection. You can try again {when}.',
  at: 'at {time}',
  tomorrow: 'tomorrow at {time}',
} as const
