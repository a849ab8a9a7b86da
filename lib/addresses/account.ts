// Where the account's own pages and those around signing in stand: the browser loads them where one leads there.

import { PATHS } from '@/lib/addresses/paths'

export const ACCOUNT_PATHS = {
  profile: '/account/profile',
  security: '/account/security',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
} as const

/** What the first page says to a patient who has just left. */
export const LEAVING_FLASHES = ['signed_out', 'deleted'] as const
export type LeavingNotice = (typeof LEAVING_FLASHES)[number]
export const homeAfter = (notice: LeavingNotice): string => `${PATHS.home}?notice=${notice}`

/** One of the pages around signing in, which leads on to `next` afterwards. */
export const withNext = (path: string, next: string): string => `${path}?next=${encodeURIComponent(next)}`
export const signInPath = (next: string): string => withNext(ACCOUNT_PATHS.signIn, next)
/** Where the hosted sign-in leads back to. */
export const hostedReturn = (origin: string): string => `${origin}${ACCOUNT_PATHS.signIn}?hosted=1`
