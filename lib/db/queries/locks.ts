// Locks on words that are no row (a browser, a phone), held until the transaction ends, so that limits and "the same
// hold again" stay exact when requests run side by side. No place depends on them: the unique index decides for places.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '@/lib/db/schema'

/** Waits for the locks of all words: before any row is written, and in one order, so that none waits in a ring. */
export async function lockWords(tx: Tx, words: readonly string[]): Promise<void> {
  const keys = words.map((word) => createHash('sha256').update(word).digest().readBigInt64BE())
  keys.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const calls = keys.map((key) => sql`pg_advisory_xact_lock(${String(key)}::bigint)`)
  await sql`SELECT ${sql.join(calls)}`.execute(tx)
}
