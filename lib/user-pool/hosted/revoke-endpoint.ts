import type { Context } from '@/lib/user-pool/context'
import { isPoolError } from '@/lib/user-pool/errors'
import { type OAuthAnswer, oauthError } from '@/lib/user-pool/hosted/token-endpoint'
import { revokeToken } from '@/lib/user-pool/sign-in/refresh'

/** RFC 7009. An unknown or revoked token is no error. */
export async function revokeEndpoint(context: Context, form: URLSearchParams): Promise<OAuthAnswer> {
  const [token, clientId] = [form.get('token'), form.get('client_id')]
  if (!token || ['token', 'client_id'].some((name) => form.getAll(name).length > 1))
    return oauthError('invalid_request')
  if (clientId !== context.settings.clientId) return { ...oauthError('invalid_client'), status: 401 }
  try {
    await revokeToken({ Token: token, ClientId: clientId }, context)
    return { status: 200, headers: {}, body: null }
  } catch (error) {
    if (isPoolError(error)) return oauthError('unsupported_token_type')
    throw error
  }
}
