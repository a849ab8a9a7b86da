// RFC 6749, 4.1.1, and RFC 7636. Nothing is sent to an address that is not registered.
import { isOneOf } from '@/lib/types/keys'
import type { PoolSettings } from '@/lib/user-pool/settings'

const SCOPES = ['openid', 'email', 'phone', 'profile', 'aws.cognito.signin.user.admin'] as const

export type AuthorizeRequest = {
  redirectUri: string
  scopes: string
  state: string | null
  codeChallenge: string
  nonce: string | null
  /** `login` asks for the password again; `none` must not ask. */
  prompt: string | null
}
export type ReadRequest =
  | { kind: 'bad'; cause: 'client' | 'redirect_uri' }
  | { kind: 'refused'; location: string }
  | { kind: 'asked'; request: AuthorizeRequest }

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'prompt',
  'identity_provider',
  'code_challenge',
  'code_challenge_method',
] as const
type AuthorizeQuery = Partial<Record<(typeof NAMES)[number], string>>

export function withQuery(address: string, added: Record<string, string | null>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(added)) if (value !== null) url.searchParams.set(name, value)
  return url.href
}

/** The client's error (RFC 6749, 4.1.2.1). */
function authorizeError(
  params: AuthorizeQuery,
  scopes: string[],
  repeated: string | undefined,
): [string, string] | null {
  if (repeated !== undefined) return ['invalid_request', `${repeated} is given more than once`]
  if (params.response_type === undefined) return ['invalid_request', 'response_type is missing']
  if (params.response_type !== 'code') return ['unsupported_response_type', 'response_type must be code']
  if (scopes.some((scope) => !isOneOf(SCOPES, scope))) return ['invalid_scope', 'a scope is not one of this client']
  if (params.identity_provider !== undefined && params.identity_provider !== 'COGNITO')
    return ['invalid_request', 'identity_provider must be COGNITO']
  // A browser's client has no secret: without PKCE a stolen code would be enough.
  if (params.code_challenge === undefined) return ['invalid_request', 'code_challenge is missing']
  if (params.code_challenge_method !== 'S256') return ['invalid_request', 'code_challenge_method must be S256']
  if (!/^[\w-]{43}$/.test(params.code_challenge)) return ['invalid_request', 'code_challenge is not one of S256']
  if ([params.state, params.nonce].some((value) => (value?.length ?? 0) > 1024))
    return ['invalid_request', 'state or nonce is too long']
  return null
}

export function readAuthorize(
  settings: Pick<PoolSettings, 'clientId' | 'callbackUrls'>,
  origin: string,
  query: URLSearchParams,
): ReadRequest {
  const params: AuthorizeQuery = Object.fromEntries(
    NAMES.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])),
  )
  const repeated = NAMES.find((name) => query.getAll(name).length > 1)
  if (params.client_id !== settings.clientId || repeated === 'client_id') return { kind: 'bad', cause: 'client' }
  const redirectUri = params.redirect_uri
  if (redirectUri === undefined || repeated === 'redirect_uri' || !settings.callbackUrls(origin).includes(redirectUri))
    return { kind: 'bad', cause: 'redirect_uri' }
  const state = params.state ?? null
  const scopes = (params.scope ?? SCOPES.join(' ')).split(' ').filter((scope) => scope !== '')
  const refusal = authorizeError(params, scopes, repeated)
  if (refusal) {
    const [error, error_description] = refusal
    return { kind: 'refused', location: withQuery(redirectUri, { error, error_description, state }) }
  }
  const request = {
    redirectUri,
    scopes: scopes.join(' '),
    state,
    codeChallenge: params.code_challenge ?? '',
    nonce: params.nonce ?? null,
    prompt: params.prompt ?? null,
  }
  return { kind: 'asked', request }
}
