// What a patient is told when signing in or a setting of the account went wrong.

export const AUTH_ERRORS = {
  default: 'Something went wrong. Please try again.',
  network: 'We could not reach our server. Check your connection and try again.',
} as const
