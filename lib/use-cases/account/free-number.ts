// The operator's command for a sign-in that is refused because an older account has the number: it has come to somebody
// else, or it is the same patient, whose user of the pool was made anew.
import { randomUUID } from 'node:crypto'
import { parseParam } from '@/flows/params'
import { deleteSessionsOf } from '@/lib/db/queries/account/sessions'
import { movePhone, readUserByPhone, unlinkUser } from '@/lib/db/queries/account/users'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Deps } from '@/lib/use-cases/deps'

/** Whose the number is now: a stranger's, who gets an account of their own, or still the patient's, who gets this one. */
export type NumberOwner = 'new-owner' | 'same-owner'
export type FreeOutcome = { kind: 'freed' } | { kind: 'not_found' } | { kind: 'no_phone' }

/**
 * Lets the next one who proves the number by a code have it. The account that had it is signed out everywhere, and keeps its
 * bookings. `phone` as typed; `not_found`: nobody has an account with it.
 */
export async function freeNumber(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  { phone, owner }: { phone: string; owner: NumberOwner },
): Promise<FreeOutcome> {
  const parsed = parseParam('phone', phone)
  if ('cause' in parsed) return { kind: 'no_phone' }
  return db.transaction(async (tx): Promise<FreeOutcome> => {
    await takeLocks(tx, [parsed.value])
    const user = await readUserByPhone(tx, parsed.value)
    if (!user) return { kind: 'not_found' }
    await deleteSessionsOf(tx, user.uid)
    if (owner === 'same-owner') await unlinkUser(tx, user.uid)
    else {
      // The embedded pool's user has the number too, and is signed in with by it.
      if (user.identity_sub !== null) await pool?.deleteUser(tx, user.identity_sub)
      await movePhone(tx, user.uid, `freed:${randomUUID()}`)
    }
    return { kind: 'freed' }
  })
}
