import { attributesOf } from '@/lib/user-pool/attributes'
import type { Context } from '@/lib/user-pool/context'
import { isPoolError } from '@/lib/user-pool/errors'
import type { OAuthAnswer } from '@/lib/user-pool/hosted/token-endpoint'
import { requireUser } from '@/lib/user-pool/tokens'

const OF_SCOPE: Record<string, string[]> = {
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
}
const REACHABLE = Object.values(OF_SCOPE).flat()

function refuse(status: number, error: string, error_description: string): OAuthAnswer {
  const challenge = `error="${error}", error_description="${error_description}"`
  return { status, headers: { 'WWW-Authenticate': `Bearer ${challenge}` }, body: { error, error_description } }
}

/** `profile` releases all but phone and e-mail. */
function isReleased(name: string, scopes: string[]): boolean {
  if (name === 'sub') return true
  if (REACHABLE.includes(name)) return scopes.some((scope) => OF_SCOPE[scope]?.includes(name))
  return scopes.includes('profile')
}

export async function userInfo(context: Context, authorization: string | undefined): Promise<OAuthAnswer> {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  if (token === undefined) return refuse(401, 'invalid_token', 'The access token is missing.')
  try {
    const { user, claims } = await requireUser(context, token, { scope: 'openid' })
    const scopes = claims.scope.split(' ')
    const released = Object.entries(attributesOf(user)).filter(([name]) => isReleased(name, scopes))
    return { status: 200, headers: {}, body: { ...Object.fromEntries(released), username: user.sub } }
  } catch (error) {
    if (!isPoolError(error)) throw error
    if (error.message === 'Access Token does not have required scopes')
      return refuse(403, 'insufficient_scope', 'The access token has no openid scope.')
    return refuse(
      401,
      'invalid_token',
      'Access token is expired, disabled, or deleted, or the user has globally signed out.',
    )
  }
}
