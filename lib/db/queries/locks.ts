// Locks on words that are no row (a browser, a phone), held until the transaction ends, so that limits and "the same
// hold again" stay exact when requests run side by side. No place depends on them: the unique index decides for places.
import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '@/lib/db/schema'

/**
 * Waits for the locks of all words: before any row is written, and in one order, so that none waits in a ring. Without
 * parameters, so that it goes with the transaction's BEGIN (lib/db/named-statements.ts) where it is the first.
 */
export async function lockWords(tx: Tx, words: readonly string[]): Promise<void> {
  const keys = words.map((word) => hash('sha256', word, 'buffer').readBigInt64BE())
  keys.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  await sql.raw(`SELECT ${keys.map((key) => `pg_advisory_xact_lock('${key}')`).join(', ')}`).execute(tx)
}
