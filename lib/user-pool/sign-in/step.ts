import { openChallenge, type SignInAttempt } from '@/lib/user-pool/challenges'
import type { Context } from '@/lib/user-pool/context'

export async function challenge(
  context: Context,
  { sub, username, state }: SignInAttempt,
  { challenge, parameters = {} }: { challenge: string; parameters?: Record<string, string> },
): Promise<object> {
  return {
    ChallengeName: challenge,
    ChallengeParameters: { USERNAME: username, ...parameters },
    Session: await openChallenge(context, challenge, { sub, username, state }),
  }
}
