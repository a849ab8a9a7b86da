// Whether Amplify has a user in this browser, told by its one key: what every guest's page asks, without Amplify.
import { CLOUD } from '@/lib/browser/pool/cloud'
import { inBrowser } from '@/lib/browser/storage'

/** The key in localStorage, or among the cookies, under which Amplify keeps who signed in last. */
export const STORED_USER_KEY = `CognitoIdentityServiceProvider.${CLOUD.clientId}.LastAuthUser`

const cookieOf = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

/** The stored user's name; null for a guest, and where the browser keeps nothing. */
export const storedUser = (): string | null =>
  CLOUD.cookies === undefined ? inBrowser.read(STORED_USER_KEY) : cookieOf(STORED_USER_KEY)

/** In localStorage: this sign-in is the hosted page's, which then has a session of its own to end. */
export const HOSTED_KEY = 'hosted-sign-in'
