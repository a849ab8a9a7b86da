// Requests to the hosted sign-in with hostile fields, parameters and headers.
import { HOSTED, PROBES } from '@/tests/reliability/support/addresses'
import { chanceOf } from '@/tests/reliability/support/fuzz/chance'
import type { Fuzzed } from '@/tests/reliability/support/fuzz/fuzz-pages'
import { RAW, TEXTS } from '@/tests/reliability/support/fuzz/hostile'
import { PASSWORD, type PoolUsers } from '@/tests/reliability/support/pool-users'
import type { Known } from '@/tests/support/account/pool-bodies'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']
const FORM = 'application/x-www-form-urlencoded'
const AUTHORIZE = '/oauth2/authorize'
const TYPES = ['application/json', `${FORM}; charset=utf-16`, 'multipart/form-data; boundary=zz9', 'zz9', '']

type Fields = Record<string, string>

const queryOf = ({ clientId }: Known, origin: string): Fields => ({
  client_id: clientId,
  redirect_uri: `${origin}/sign-in`,
  response_type: 'code',
  scope: 'openid phone',
  state: 'zz',
  nonce: 'zz',
  prompt: 'login',
  identity_provider: 'COGNITO',
  code_challenge: 'A'.repeat(43),
  code_challenge_method: 'S256',
  logout_uri: `${origin}/`,
})

/** The address of the sign-in page with the parameters of a client. */
export const authorizePath = (known: Known, origin: string): string =>
  `${AUTHORIZE}?${new URLSearchParams(queryOf(known, origin))}`

/** Every field that any call or the page reads. */
const formOf = ({ clientId, refreshToken, session }: Known, phone: string, origin: string): Fields => ({
  grant_type: 'refresh_token',
  code: 'A'.repeat(43),
  code_verifier: 'A'.repeat(43),
  refresh_token: refreshToken,
  // Not the real refresh token, because revoking it would end the sign-in.
  token: 'A'.repeat(43),
  client_id: clientId,
  redirect_uri: `${origin}/sign-in`,
  intent: 'password',
  phone,
  password: PASSWORD,
  session,
  username: phone,
  to: 'zz',
})

const encoded = (value: string): string => new URLSearchParams({ v: value }).toString().slice(2)

/** `n` random requests. */
export function fuzzHosted(n: number, seed: number, { known, phones }: PoolUsers, origin: string): Fuzzed[] {
  const { below, isOften, one } = chanceOf(seed)
  const value = (): string => (isOften(0.2) ? one(RAW) : encoded(one(TEXTS)))
  /** The valid fields, with one of them hostile, missing or repeated. */
  const pairsOf = (fields: Fields): string => {
    const spoilt = one(Object.keys(fields))
    const pairs = Object.entries(fields).map(([name, right]) => [name, encoded(right)] as const)
    const ways = [
      () => pairs.map(([name, right]) => [name, name === spoilt ? value() : right] as const),
      () => pairs.map(([name, right]) => [name, name === spoilt ? value() : right] as const),
      () => pairs.filter(([name]) => name !== spoilt),
      () => [...pairs, [spoilt, value()] as const],
      () => pairs,
    ]
    return one(ways)()
      .map(([name, given]) => `${name}=${given}`)
      .join('&')
  }
  const addresses = [...HOSTED, AUTHORIZE, AUTHORIZE, AUTHORIZE]
  return Array.from({ length: n }, () => {
    const query = queryOf(known, origin)
    // Half of the requests have valid parameters in the address, so that their form is reached.
    const search = isOften(0.5) ? pairsOf(query) : new URLSearchParams(query).toString()
    const path = `${one(addresses)}?${search}`.replace(/[^\u0021-\u00ff]/gu, '').slice(0, 12_000)
    const odd = one(TEXTS).replace(/[^\u0020-\u00ff]|[\u007f-\u009f]/gu, '')
    const headers: Fields = {
      ...(isOften(0.3) && { Authorization: `Bearer ${isOften(0.5) ? odd : known.accessToken}` }),
      ...(isOften(0.2) && { Cookie: `__Host-hosted=${isOften(0.5) ? encoded(odd) : 'A'.repeat(43)}` }),
    }
    if (isOften(0.4)) return { sent: { method: 'GET', path, headers } }
    const type = isOften(0.9) ? FORM : one(TYPES)
    const form = formOf(known, one(phones), origin)
    if (isOften(0.3)) form.intent = 'code'
    if (form.intent === 'code') form.factor = one(['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'zz9'])
    if (below(3) === 0) form.grant_type = 'authorization_code'
    return {
      sent: {
        method: 'POST',
        path,
        headers: type === '' ? headers : { ...headers, 'Content-Type': type },
        body: pairsOf(form),
      },
    }
  })
}

/** Every address of the hosted sign-in and of the probes, with every method. */
export const sweepHosted = (): Fuzzed[] =>
  [...HOSTED, ...PROBES].flatMap((path) => METHODS.map((method) => ({ sent: { method, path } })))
