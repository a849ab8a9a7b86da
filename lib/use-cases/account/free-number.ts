import { randomUUID } from 'node:crypto'
import { parseParam } from '@/flows/params'
import { deleteSessionsOf } from '@/lib/db/queries/account/sessions'
import { movePhone, readUserByPhone, unlinkUser } from '@/lib/db/queries/account/users'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Deps } from '@/lib/use-cases/deps'

/** `new-owner`: somebody else has the number now. `same-owner`: the patient's pool user was recreated. */
export type NumberOwner = 'new-owner' | 'same-owner'
export type FreeOutcome = { kind: 'freed' } | { kind: 'not_found' } | { kind: 'no_phone' }

/** Signs the old account out everywhere; its bookings stay. `not_found`: no account has the number. */
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
      // The embedded pool's user could still sign in with the number.
      if (user.identity_sub !== null) await pool?.deleteUser(tx, user.identity_sub)
      await movePhone(tx, user.uid, `freed:${randomUUID()}`)
    }
    return { kind: 'freed' }
  })
}
