// The text of a rate limit that several forms share.

export const BUSY_NETWORK =
  'Many people on your internet connection used this form in the last hour. Try again later, or call us. Your answers are saved'
