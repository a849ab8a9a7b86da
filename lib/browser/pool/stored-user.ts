// Every guest's page reads this one key, so this module loads no Amplify.
import { CLOUD } from '@/lib/browser/pool/cloud'
import { inBrowser } from '@/lib/browser/storage'

/** Amplify's key for the last user, in localStorage or in a cookie. */
export const STORED_USER_KEY = `CognitoIdentityServiceProvider.${CLOUD.clientId}.LastAuthUser`

const cookieOf = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

export const storedUser = (): string | null =>
  CLOUD.cookies === undefined ? inBrowser.read(STORED_USER_KEY) : cookieOf(STORED_USER_KEY)

/** This sign-in came from the hosted page, which has its own session to end. */
export const HOSTED_KEY = 'hosted-sign-in'
