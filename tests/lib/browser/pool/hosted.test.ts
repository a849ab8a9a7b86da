// @vitest-environment jsdom
// Spec sections 5, 7, 8 and 9. The server answers as the hosted domain does.
import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CLOUD } from '@/lib/browser/pool/cloud'
import { completeHostedSignIn, consumeHostedNext, hostedSignIn, signOutHosted } from '@/lib/browser/pool/hosted'
import { navigateTo } from '@/lib/browser/pool/navigation'
import { storedUser } from '@/lib/browser/pool/stored-user'
import { clearBrowser, SAMPLE_USER, tokensOf } from '@/tests/support/account/sample-tokens'
import { type LocalServer, startLocalServer, visit } from '@/tests/support/servers/local-server'

vi.mock('@/lib/browser/pool/navigation')
let server: LocalServer
beforeAll(async () => {
  server = await startLocalServer()
  visit(server.origin)
})
beforeEach(() => {
  const { accessToken, idToken, refreshToken } = tokensOf()
  server.asked.length = 0
  server.reply = { json: { access_token: accessToken, id_token: idToken, refresh_token: refreshToken } }
})
afterEach(() => {
  clearBrowser()
  window.history.replaceState(null, '', '/')
  vi.clearAllMocks()
  vi.useRealTimers()
})
afterAll(() => server.stop())

const left = (): URL => new URL(vi.mocked(navigateTo).mock.lastCall?.[0] ?? '')
const comeBack = (query: string) => window.history.replaceState(null, '', `/sign-in?hosted=1&${query}`)

test('the hosted sign-in starts with a state of 32 characters and a PKCE verifier of 128, stored for this tab alone', async () => {
  await hostedSignIn('/account')
  const verifier = window.sessionStorage.getItem('ouath_pkce_key') ?? ''
  const state = window.sessionStorage.getItem('oauth_state') ?? ''
  expect([state.length, verifier.length]).toEqual([32, 128])
  expect(left().origin + left().pathname).toBe(`${server.origin}/oauth2/authorize`)
  expect(Object.fromEntries(left().searchParams)).toEqual({
    redirect_uri: `${server.origin}/sign-in?hosted=1`,
    response_type: 'code',
    client_id: CLOUD.clientId,
    identity_provider: 'COGNITO',
    scope: 'openid phone email profile aws.cognito.signin.user.admin',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  expect([consumeHostedNext(), consumeHostedNext()]).toEqual(['/account', null])
})

test.each([['openid'], [[1]], [null]])('the hosted sign-in refuses the scopes %o', async (scopes) => {
  await expect(hostedSignIn('/', scopes as never)).rejects.toThrow('scopes must be a String Array')
})

test('the hosted sign-in exchanges the code as a form, signs the patient in and removes the code from the address', async () => {
  await hostedSignIn()
  const [state, verifier] = ['oauth_state', 'ouath_pkce_key'].map((key) => window.sessionStorage.getItem(key))
  comeBack(`code=abc&state=${state}`)
  expect(await completeHostedSignIn()).toBe(true)
  const [exchange] = server.asked.filter(({ path }) => path === '/oauth2/token')
  expect(exchange?.headers['content-type']).toMatch('application/x-www-form-urlencoded')
  expect(exchange?.body).toEqual({
    grant_type: 'authorization_code',
    code: 'abc',
    client_id: CLOUD.clientId,
    redirect_uri: `${server.origin}/sign-in?hosted=1`,
    code_verifier: verifier,
  })
  expect(storedUser()).toBe(SAMPLE_USER)
  expect(server.asked.map(({ path }) => path)).toContain('/api/session/u/start')
  expect(window.location.search).toBe('?hosted=1')
  expect(window.sessionStorage.getItem('oauth_state')).toBeNull()
})

test('a page without the hosted sign-in’s answer has nothing to complete', async () => {
  comeBack('')
  expect(await completeHostedSignIn()).toBe(false)
})

test.each([
  ['another state', 'code=abc&state=other', 'Invalid state in OAuth flow'],
  ['no state', 'code=abc', 'Invalid state in OAuth flow'],
  ['an error', 'error=access_denied&error_description=No+thanks', 'No thanks'],
])('the hosted sign-in refuses an answer with %s and exchanges nothing', async (_what, query, text) => {
  await hostedSignIn()
  comeBack(query)
  await expect(completeHostedSignIn()).rejects.toThrow(text)
  expect(server.asked).toEqual([])
  // A stored verifier is used once.
  expect(window.sessionStorage.getItem('ouath_pkce_key')).toBeNull()
})

test.each([
  ['an error', { error: 'invalid_grant' }, 'invalid_grant'],
  ['no id token', { access_token: tokensOf().accessToken }, 'Id token and Access Token must be present.'],
])('an exchange that answers with %s leaves the patient signed out', async (_what, json, text) => {
  await hostedSignIn()
  server.reply = { json }
  comeBack(`code=abc&state=${window.sessionStorage.getItem('oauth_state')}`)
  await expect(completeHostedSignIn()).rejects.toThrow(text)
  expect(storedUser()).toBeNull()
})

test('the exchange has a timeout of 10 s', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  await hostedSignIn()
  comeBack(`code=abc&state=${window.sessionStorage.getItem('oauth_state')}`)
  await completeHostedSignIn()
  expect(limit.mock.calls[0]).toEqual([10_000])
})

test('the hosted sign-out goes to /logout and fails after 3 s', async () => {
  window.localStorage.setItem('hosted-sign-in', '1')
  vi.useFakeTimers()
  const leaving = expect(signOutHosted()).rejects.toThrow('Signout timeout fail')
  await vi.advanceTimersByTimeAsync(2999)
  expect(left().pathname).toBe('/logout')
  expect(Object.fromEntries(left().searchParams)).toEqual({
    client_id: CLOUD.clientId,
    logout_uri: `${server.origin}/`,
  })
  await vi.advanceTimersByTimeAsync(1)
  await leaving
})

test('the hosted sign-out waits while the server’s own sign-out is pending', async () => {
  window.localStorage.setItem('hosted-sign-in', '1')
  window.localStorage.setItem('session-to-end', '1')
  await signOutHosted()
  expect(navigateTo).not.toHaveBeenCalled()
  expect(window.localStorage.getItem('hosted-sign-in')).toBe('1')
})

test('a sign-out without a hosted sign-in does not go to the hosted page', async () => {
  await signOutHosted()
  expect(navigateTo).not.toHaveBeenCalled()
})
