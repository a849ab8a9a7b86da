// Ends what a user has signed in to: all tokens, the hosted pages' sessions, and sign-ins that are on their way, which may
// have shown a password that is the user's no more.
import type { Tx } from '@/lib/db/schema'
import { endChallengesOf } from '@/lib/user-pool/store/challenges'
import { revokeFamiliesOf } from '@/lib/user-pool/store/families'
import { endHostedSessions } from '@/lib/user-pool/store/hosted'

/** `except`: the sign-in (origin_jti) that asks for it and goes on. */
export async function endSignIns(tx: Tx, ended: { sub: string; except?: string; now: Date }): Promise<void> {
  await endChallengesOf(tx, ended.sub)
  await revokeFamiliesOf(tx, ended)
  await endHostedSessions(tx, ended.sub)
}
