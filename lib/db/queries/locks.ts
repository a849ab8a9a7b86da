// For exact limits, until the transaction ends. Seats need no lock: a unique index decides there.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '@/lib/db/schema'

/** A closure locks it exclusively, a booking that leaves a seat locks it shared (005-blocked-seats.sql). */
export const seatsLockKey = (placeId: string): string => `seats ${placeId}`

/** Shared to take a seat, exclusive to change the chain. lock_referrals has its own, taken while this is held. */
const CHAIN = 7_301_947

export async function lockChain(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(CHAIN)})`.execute(tx)
}

/** Call it before any write. The locks are taken in one order, so that transactions can't deadlock. */
export async function takeLocks(tx: Tx, keys: readonly string[], shared: readonly string[] = []): Promise<void> {
  const lock = (name: string) => (key: string) => ({ name, key: hash('sha256', key, 'buffer').readBigInt64BE() })
  const locks = [...keys.map(lock('pg_advisory_xact_lock')), ...shared.map(lock('pg_advisory_xact_lock_shared'))].sort(
    (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  )
  const sorted = locks.map(({ name, key }) => `, ${name}('${key}')`).join('')
  await sql.raw(`SELECT pg_advisory_xact_lock_shared(${CHAIN})${sorted}`).execute(tx)
}
