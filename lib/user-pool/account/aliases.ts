import type { Reads } from '@/lib/db/schema'
import type { Reachable } from '@/lib/user-pool/account/inputs'
import { PoolError } from '@/lib/user-pool/errors'
import { findEmailHolder, findPhoneHolder } from '@/lib/user-pool/store/aliases'

export const aliasTaken = (name: Reachable): PoolError =>
  new PoolError('AliasExistsException', `An account with the given ${name} already exists.`)

/** Throws AliasExistsException when another user has proved it. */
export async function requireFree(reads: Reads, name: Reachable, value: string, sub: string): Promise<void> {
  const holder = await (name === 'email' ? findEmailHolder : findPhoneHolder)(reads, value)
  if (holder && holder.sub !== sub) throw aliasTaken(name)
}
