// Tokens in cookies, for a site that asks for it: the rules of spec section 5 and the defaults of section 9.
import { CookieStorage } from 'aws-amplify/utils'
import type { CookieRules } from '@/lib/browser/pool/cloud'

/** A storage of cookies: path '/', 365 days and secure unless said otherwise. Amplify checks sameSite itself. */
export function cookieStorage(rules: CookieRules): CookieStorage {
  const { domain } = rules
  if (!domain) throw new Error('The domain of cookieStorage can not be undefined.')
  return new CookieStorage({ ...rules, domain })
}
