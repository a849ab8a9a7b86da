// A change that could take over an account needs a recent proof, because a token can be stolen.
import type { Tx } from '@/lib/db/schema'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { noteProof, type TokenFamilyRow } from '@/lib/user-pool/store/families'

/** Time to type a new number, wait for its code, and have another one sent. */
const RECENT_MS = 15 * 60_000

export function requireProof({ now }: Context, { auth_time, proved_at }: TokenFamilyRow): void {
  if (now.getTime() - (proved_at ?? auth_time).getTime() > RECENT_MS) throw ERRORS.unproved()
}

/** After a proof by password, or by a code to the user's own number. Throws when the sign-in was ended. */
export async function proveNow(tx: Tx, { now }: Context, { origin_jti }: TokenFamilyRow): Promise<void> {
  if (!(await noteProof(tx, origin_jti, now))) throw ERRORS.accessRevoked()
}
