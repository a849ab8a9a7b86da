import { CookieStorage } from 'aws-amplify/utils'
import type { CookieRules } from '@/lib/browser/pool/cloud'

/** Amplify's defaults are path '/', 365 days and secure (spec sections 5 and 9). It also checks sameSite. */
export function cookieStorage(rules: CookieRules): CookieStorage {
  const { domain } = rules
  if (!domain) throw new Error('The domain of cookieStorage can not be undefined.')
  return new CookieStorage({ ...rules, domain })
}
