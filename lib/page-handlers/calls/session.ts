import type { Visitor } from '@/lib/http/visitor'
import { endSession } from '@/lib/use-cases/account/end-session'
import { saveNumberProof } from '@/lib/use-cases/account/prove-number'
import type { Patient } from '@/lib/use-cases/account/read-session'
import { signIn } from '@/lib/use-cases/account/sign-in'
import { runtime } from '@/lib/use-cases/runtime'

export async function signInBrowser(
  { deps, language, owner, proved, session }: Visitor,
  tokens: { access_token: string; id_token: string },
): Promise<{ patient: Patient } | { kind: 'signed_out' | 'phone_unverified' | 'phone_taken' }> {
  const outcome = await signIn(deps, runtime().tokens, {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    replaces: session.token,
    hosted: session.hosted,
    language,
  })
  if (outcome.kind !== 'signed_in') return outcome
  const { patient, token, expiresAt } = outcome
  // The number stays proved in this browser after the session ends by itself.
  await saveNumberProof(deps, { owner: owner(), phone: patient.phone })
  session.keep({ token, uid: patient.uid, expiresAt })
  proved(patient.phone)
  return { patient }
}

/** The caller deletes the cookies. */
export const signOutBrowser = ({ deps, session: { token, hosted } }: Visitor): Promise<void> =>
  endSession(deps, { token, hosted })
