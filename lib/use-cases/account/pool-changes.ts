// What the embedded pool tells the site of its users, in the transaction that changes them there: whichever client asked
// for it, the account and the user go together, and a number is the same on both sides.

import { findPoolUser } from '@/lib/db/queries/account/pool-users'
import { movePhone, readUserByPhone, readUserBySub, type UserRow } from '@/lib/db/queries/account/users'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import { eraseAccount } from '@/lib/use-cases/account/erase'

/** The word under which a pool's user and its account change one after the other. */
export const userLockKey = (sub: string | null): string => `sub ${sub}`

/** The user is deleted, here first: the account goes, if there is one. */
export async function userDeleted(tx: Tx, sub: string, now: Date): Promise<void> {
  const known = await readUserBySub(tx, sub)
  await takeLocks(tx, [userLockKey(sub), ...(known ? [known.personal_phone] : [])])
  const user = await readUserBySub(tx, sub)
  if (user) await eraseAccount(tx, user, now)
}

/**
 * The account that has a number. One whose user of the embedded pool has another number by now is told so first, and has
 * it no more.
 */
export async function readNumberHolder(tx: Tx, phone: string): Promise<UserRow | undefined> {
  const holder = await readUserByPhone(tx, phone)
  if (!holder?.identity_sub) return holder
  const user = await findPoolUser(tx, holder.identity_sub)
  if (!user || user.personal_phone === phone || (await readUserByPhone(tx, user.personal_phone))) return holder
  await movePhone(tx, holder.uid, user.personal_phone)
  return undefined
}

/** The user has proved a number that was nobody's: the account has it too. False when another account has it. */
export async function phoneProved(tx: Tx, sub: string, phone: string): Promise<boolean> {
  const own = await readUserBySub(tx, sub)
  if (!own) return true
  await takeLocks(tx, [userLockKey(sub), own.personal_phone, phone])
  const holder = await readNumberHolder(tx, phone)
  if (holder && holder.uid !== own.uid) return false
  await movePhone(tx, own.uid, phone)
  return true
}
