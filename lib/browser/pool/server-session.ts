// This site's own session beside the pool's tokens. Its end is kept in mind until the server has heard of it: who signs
// out without a connection leaves no open session to the next one on this device. No Amplify here.

import { API } from '@/lib/addresses/api'
import type { CallName } from '@/lib/addresses/calls'
import { inBrowser } from '@/lib/browser/storage'

/** The readable cookie that stands beside the HttpOnly session: it says that there is one, and lets nobody in. */
export const SIGNED_IN_COOKIE = 'signed-in'
const UNHEARD_KEY = 'session-to-end'
const PATIENCE_MS = 3000

const call = (path: CallName, body: Record<string, unknown>): Promise<Response> =>
  fetch(`${window.location.origin}${API}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // The page may be left before the answer has come.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

const remember = (isUnheard: boolean): void => inBrowser.write(UNHEARD_KEY, isUnheard ? '1' : null)

/** Whether this browser has the server's session, as far as its readable cookie says. */
export const hasServerSession = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`) && !pair.endsWith('='))

/** Shows the server the tokens that its session is opened for; the answer says how it went. */
export async function sendTokens(accessToken: string, idToken: string): Promise<Response> {
  const response = await call('session/u/start', { access_token: accessToken, id_token: idToken })
  if (response.ok) remember(false)
  return response
}

/** Ends the server's session; false when the server could not be told, which is then tried again by the shell. */
export async function endServerSession(): Promise<boolean> {
  remember(true)
  // biome-ignore lint/suspicious/noDocumentCookie: the readable cookie is what this browser goes by.
  document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`
  const isHeard = await call('session/u/end', {}).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isHeard) remember(false)
  return isHeard
}

/** Whether the server's session is over, ended on another device or everywhere; false also where nobody could be asked. */
export const isSessionOver = (): Promise<boolean> =>
  call('user/a/get', { search_type: 'by_uid' }).then(
    ({ status }) => status === 401,
    () => false,
  )

/** Whether an end of the session has still to be told; never where the browser keeps nothing. */
export const isEndUnheard = (): boolean => inBrowser.read(UNHEARD_KEY) !== null
