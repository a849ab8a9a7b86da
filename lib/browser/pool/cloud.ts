// Names of spec section 3; without a real pool, the embedded pool's values.
import { EMBEDDED_POOL } from '@/lib/catalogue/pool'
import { parseTrusted } from '@/lib/types/trusted-json'

declare global {
  /** Set at build time by next.config.ts as JSON; holds no secret. */
  var IDENTITY_CONFIG: string
}

/** With these rules, tokens are in Amplify's CookieStorage instead of localStorage. */
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
  /** The hosted sign-in's domain with its scheme; without it, this site's origin. */
  domain?: string
  bucket?: string
  live?: string
  guests: boolean
  endpoints: { backend?: string; base_url?: string; elasticsearch?: string }
  embedded: boolean
  cookies?: CookieRules
  /** SRP proves the password. A pool that migrates users must receive the password itself. */
  passwordFlow?: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH'
}

export type BuiltCloud = Partial<
  Pick<Cloud, 'userPoolId' | 'clientId' | 'identityPoolId' | 'domain' | 'bucket' | 'live' | 'cookies' | 'passwordFlow'>
> &
  Pick<Cloud, 'guests' | 'endpoints'>

export function cloudOf({ userPoolId, clientId, ...rest }: BuiltCloud): Cloud {
  if (userPoolId === undefined || clientId === undefined)
    return { ...rest, ...EMBEDDED_POOL, region: EMBEDDED_POOL.userPoolId.split('_', 1)[0] ?? '', embedded: true }
  return { ...rest, userPoolId, clientId, region: userPoolId.split('_', 1)[0] ?? '', embedded: false }
}

const built = typeof IDENTITY_CONFIG === 'undefined' ? '{"guests":false,"endpoints":{}}' : IDENTITY_CONFIG

export const CLOUD: Cloud = cloudOf(parseTrusted<BuiltCloud>(built))

export const isSigning = ({ embedded, identityPoolId }: Pick<Cloud, 'embedded' | 'identityPoolId'>): boolean =>
  !embedded && identityPoolId !== undefined
