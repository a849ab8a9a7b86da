// Includes sign-ins in progress, which may have proved a password that is no longer valid.
import type { Tx } from '@/lib/db/schema'
import { endChallengesOf } from '@/lib/user-pool/store/challenges'
import { revokeFamiliesOf } from '@/lib/user-pool/store/families'
import { endHostedSessions } from '@/lib/user-pool/store/hosted'

/** `except`: the sign-in (origin_jti) that continues. */
export async function endSignIns(tx: Tx, ended: { sub: string; except?: string; now: Date }): Promise<void> {
  await endChallengesOf(tx, ended.sub)
  await revokeFamiliesOf(tx, ended)
  await endHostedSessions(tx, ended.sub)
}
