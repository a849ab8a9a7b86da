// A code lives five minutes, has one use, and is bound to the user, the address and the PKCE challenge.
import type { Context } from '@/lib/user-pool/context'
import { plainHash, randomText } from '@/lib/user-pool/hashes'
import { type AuthorizeRequest, withQuery } from '@/lib/user-pool/hosted/authorize-request'
import { insertHostedCode } from '@/lib/user-pool/store/hosted'

const LIFE_MS = 5 * 60_000

export type SignedIn = { sub: string; authTime: Date; session: string }

export async function locationWithCode(
  { db, now, settings }: Context,
  request: AuthorizeRequest,
  { sub, authTime, session }: SignedIn,
): Promise<string> {
  const code = randomText(32)
  await insertHostedCode(db.writes, {
    code_hash: plainHash(code),
    sub,
    client_id: settings.clientId,
    redirect_uri: request.redirectUri,
    scopes: request.scopes,
    code_challenge: request.codeChallenge,
    nonce: request.nonce,
    auth_time: authTime,
    hosted_session: session,
    expires_at: new Date(now.getTime() + LIFE_MS),
  })
  return withQuery(request.redirectUri, { code, state: request.state })
}
