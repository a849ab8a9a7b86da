// Changes that could take an account from its owner: the number, the e-mail address, a first password. Whoever asks for one
// has shown lately that the account is theirs; a token alone, which can be stolen, does not.
import type { Tx } from '@/lib/db/schema'
import type { Context } from '@/lib/user-pool/context'
import { ERRORS } from '@/lib/user-pool/errors'
import { noteProof, type TokenFamilyRow } from '@/lib/user-pool/store/families'

/** Time to type a new number, wait for its code, and have another one sent. */
const RECENT_MS = 15 * 60_000

/** Throws unless the sign-in, or a proof since, is at most a quarter of an hour ago. */
export function requireProof({ now }: Context, { auth_time, proved_at }: TokenFamilyRow): void {
  if (now.getTime() - (proved_at ?? auth_time).getTime() > RECENT_MS) throw ERRORS.unproved()
}

/**
 * Notes that this sign-in has just shown whose it is: by the password, or by a code to the user's own number. Throws when it
 * was ended meanwhile.
 */
export async function proveNow(tx: Tx, { now }: Context, { origin_jti }: TokenFamilyRow): Promise<void> {
  if (!(await noteProof(tx, origin_jti, now))) throw ERRORS.accessRevoked()
}
