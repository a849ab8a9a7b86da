import { PATHS } from '@/lib/addresses/paths'

export const ACCOUNT_PATHS = {
  profile: '/account/profile',
  security: '/account/security',
  signIn: '/sign-in',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
} as const

export const LEAVING_FLASHES = ['signed_out', 'deleted'] as const
export type LeavingNotice = (typeof LEAVING_FLASHES)[number]
export const homeAfter = (notice: LeavingNotice): string => `${PATHS.home}?notice=${notice}`

export const withNext = (path: string, next: string): string => `${path}?next=${encodeURIComponent(next)}`
export const signInPath = (next: string): string => withNext(ACCOUNT_PATHS.signIn, next)
export const hostedReturn = (origin: string): string => `${origin}${ACCOUNT_PATHS.signIn}?hosted=1`
