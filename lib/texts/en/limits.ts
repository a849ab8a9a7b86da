// The text of a rate limit that several forms share.

export const BUSY_NETWORK =
  'Too many requests came from your network in the last hour. Try again later, or call us. Your answers are saved'
