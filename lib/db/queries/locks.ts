// Locks on words that are no row (a browser, a phone), held until the transaction ends, so that limits and "the same
// hold again" stay exact when requests run side by side. No place depends on them: the unique index decides for places.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '@/lib/db/schema'

/** The word of a place's seats: whoever blocks them holds it alone, whoever leaves one with others (005-blocked-seats.sql). */
export const seatsLockKey = (placeId: string): string => `seats ${placeId}`

/**
 * Of what a chain's file says: held by all who may take a seat, and by who changes the chain alone. Not the number of another
 * lock: referrals (010-membership-and-referrals.sql) take theirs while they hold this one.
 */
const CHAIN = 7_301_947

/** Waits until nobody takes a seat, and lets nobody take one until the transaction ends. */
export async function lockChain(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(CHAIN)})`.execute(tx)
}

/**
 * Waits for the locks of all words, and of those that are `shared` with others who share them: before any row is written, and
 * in one order, so that none waits in a ring.
 */
export async function takeLocks(tx: Tx, words: readonly string[], shared: readonly string[] = []): Promise<void> {
  const lock = (name: string) => (word: string) => ({ name, key: hash('sha256', word, 'buffer').readBigInt64BE() })
  const locks = [...words.map(lock('pg_advisory_xact_lock')), ...shared.map(lock('pg_advisory_xact_lock_shared'))].sort(
    (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
  )
  const own = locks.map(({ name, key }) => `, ${name}('${key}')`).join('')
  await sql.raw(`SELECT pg_advisory_xact_lock_shared(${CHAIN})${own}`).execute(tx)
}
