// Begins a browser's session by the pool's tokens: the use case, and the cookies that follow from it.
import type { Visitor } from '@/lib/http/visitor'
import type { Patient } from '@/lib/server/read-session'
import { runtime } from '@/lib/server/runtime'
import { signIn } from '@/lib/server/sign-in'

export async function startedSession(
  { deps, session }: Visitor,
  tokens: { access_token: string; id_token: string },
): Promise<{ patient: Patient } | { kind: 'signed_out' | 'phone_unverified' | 'phone_taken' }> {
  const outcome = await signIn(deps, runtime().tokens, {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    replaces: session.token,
  })
  if (outcome.kind !== 'signed_in') return outcome
  const { patient, token, expiresAt } = outcome
  session.begin({ token, uid: patient.uid, expiresAt })
  return { patient }
}
