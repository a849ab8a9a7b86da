// The cloud configuration names of spec section 3, as the build has them; without a real pool's, the embedded one's.
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import { parseTrusted } from '@/lib/types/trusted-json'

declare global {
  /** Written into the build by next.config.ts: JSON of what the environment says; nothing of it is a secret. */
  var IDENTITY_CONFIG: string
}

/** Where tokens are kept instead of localStorage: all four as CookieStorage has them. */
export type CookieRules = {
  domain?: string
  path?: string
  expires?: number
  sameSite?: 'strict' | 'lax' | 'none'
  secure?: boolean
}

export type Cloud = {
  region: string
  userPoolId: string
  clientId: string
  identityPoolId?: string
  /** The hosted sign-in domain, with its scheme; the embedded pool's is this site's own origin. */
  domain?: string
  bucket?: string
  /** The address of the message broker; the embedded pool's is this site itself. */
  live?: string
  /** Whether guests get credentials of the identity pool. */
  guests: boolean
  /** The API bases, where they are not this site's own. */
  endpoints: { backend?: string; base_url?: string; elasticsearch?: string }
  embedded: boolean
  cookies?: CookieRules
  /** Whether a password is proved (SRP) or sent as it is: a pool that brings users over from another one sees it. */
  passwordFlow?: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH'
}

/** What next.config.ts writes into the build. */
export type BuiltCloud = Partial<
  Pick<Cloud, 'userPoolId' | 'clientId' | 'identityPoolId' | 'domain' | 'bucket' | 'live' | 'cookies' | 'passwordFlow'>
> &
  Pick<Cloud, 'guests' | 'endpoints'>

/** The names with their defaults: a pool's region stands in its id. */
export function cloudOf({ userPoolId, clientId, ...rest }: BuiltCloud): Cloud {
  if (userPoolId === undefined || clientId === undefined)
    return { ...rest, ...EMBEDDED_POOL, region: EMBEDDED_POOL.userPoolId.split('_', 1)[0] ?? '', embedded: true }
  return { ...rest, userPoolId, clientId, region: userPoolId.split('_', 1)[0] ?? '', embedded: false }
}

const built = typeof IDENTITY_CONFIG === 'undefined' ? '{"guests":false,"endpoints":{}}' : IDENTITY_CONFIG

export const CLOUD: Cloud = cloudOf(parseTrusted<BuiltCloud>(built))

/** Whether a search elsewhere is signed with the identity pool's credentials (service es). */
export const isSigning = ({ embedded, identityPoolId }: Pick<Cloud, 'embedded' | 'identityPoolId'>): boolean =>
  !embedded && identityPoolId !== undefined
