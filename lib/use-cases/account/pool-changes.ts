// The embedded pool calls these in its own transaction, so account and user always agree.

import { findPoolUser } from '@/lib/db/queries/account/pool-users'
import { movePhone, readUserByPhone, readUserBySub, type UserRow } from '@/lib/db/queries/account/users'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import { eraseAccount } from '@/lib/use-cases/account/erase'

/** Serialises changes to a pool user and its account. */
export const userLockKey = (sub: string | null): string => `sub ${sub}`

export async function userDeleted(tx: Tx, sub: string, now: Date): Promise<void> {
  const known = await readUserBySub(tx, sub)
  await takeLocks(tx, [userLockKey(sub), ...(known ? [known.personal_phone] : [])])
  const user = await readUserBySub(tx, sub)
  if (user) await eraseAccount(tx, user, now)
}

/** A holder whose embedded user has another number by now gets that one; then nobody holds `phone`. */
export async function readNumberHolder(tx: Tx, phone: string): Promise<UserRow | undefined> {
  const holder = await readUserByPhone(tx, phone)
  if (!holder?.identity_sub) return holder
  const user = await findPoolUser(tx, holder.identity_sub)
  if (!user || user.personal_phone === phone || (await readUserByPhone(tx, user.personal_phone))) return holder
  await movePhone(tx, holder.uid, user.personal_phone)
  return undefined
}

export async function phoneProved(tx: Tx, sub: string, phone: string): Promise<boolean> {
  const user = await readUserBySub(tx, sub)
  if (!user) return true
  await takeLocks(tx, [userLockKey(sub), user.personal_phone, phone])
  const holder = await readNumberHolder(tx, phone)
  if (holder && holder.uid !== user.uid) return false
  await movePhone(tx, user.uid, phone)
  return true
}
