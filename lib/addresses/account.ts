// Where the account's own pages and those around signing in stand: the browser loads them where one leads there.

export const ACCOUNT_PATHS = {
  profile: '/account/profile',
  security: '/account/security',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
} as const

/** One of the pages around signing in, which leads on to `next` afterwards. */
export const withNext = (path: string, next: string): string => `${path}?next=${encodeURIComponent(next)}`
export const signInPath = (next: string): string => withNext(ACCOUNT_PATHS.signIn, next)
/** Where the hosted sign-in leads back to. */
export const hostedReturn = (origin: string): string => `${origin}${ACCOUNT_PATHS.signIn}?hosted=1`
