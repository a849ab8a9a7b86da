// An offline sign-out is remembered, so that it leaves no open session to the device's next user. No Amplify here.

import { API } from '@/lib/addresses/api'
import type { CallName } from '@/lib/addresses/calls'
import { inBrowser } from '@/lib/browser/storage'

/** Scripts can read this cookie beside the HttpOnly session; it grants nothing. */
export const SIGNED_IN_COOKIE = 'signed-in'
const UNHEARD_KEY = 'session-to-end'
const PATIENCE_MS = 3000

const call = (path: CallName, body: Record<string, unknown>): Promise<Response> =>
  fetch(`${window.location.origin}${API}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    // The page may be left before the answer.
    keepalive: true,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

const remember = (isUnheard: boolean): void => inBrowser.write(UNHEARD_KEY, isUnheard ? '1' : null)

export const hasServerSession = (): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${SIGNED_IN_COOKIE}=`) && !pair.endsWith('='))

export async function sendTokens(accessToken: string, idToken: string): Promise<Response> {
  const response = await call('session/u/start', { access_token: accessToken, id_token: idToken })
  if (response.ok) remember(false)
  return response
}

/** False if the server could not be told; the shell tries again. */
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

/** Also false if the server could not be asked. */
export const isSessionOver = (): Promise<boolean> =>
  call('user/a/get', { search_type: 'by_uid' }).then(
    ({ status }) => status === 401,
    () => false,
  )

/** Always false without storage. */
export const isEndUnheard = (): boolean => inBrowser.read(UNHEARD_KEY) !== null
