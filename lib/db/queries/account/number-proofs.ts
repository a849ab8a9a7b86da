import { type Selectable, sql } from 'kysely'
import type { Reads, Tables, Tx, Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

export type ProofKey = { owner: string; numberHash: string }
export type NumberCode = Selectable<Tables['number_codes']>

export async function hasProof(reads: Reads, { owner, numberHash }: ProofKey, now: Date): Promise<boolean> {
  const row = await reads
    .selectFrom('number_proofs')
    .where('owner', '=', owner)
    .where('number_hash', '=', numberHash)
    .where('expires_at', '>', now)
    .select('owner')
    .executeTakeFirst()
  return row !== undefined
}

/** A proof that lasts longer stays. */
export async function saveProof(writes: Writes | Tx, { owner, numberHash }: ProofKey, until: Date): Promise<void> {
  await writes
    .insertInto('number_proofs')
    .values({ owner, number_hash: numberHash, expires_at: until })
    .onConflict((conflict) =>
      conflict.columns(['owner', 'number_hash']).doUpdateSet({
        expires_at: sql`greatest(number_proofs.expires_at, excluded.expires_at)`,
      }),
    )
    .execute()
}

/** Upcoming holds and bookings of the browser under the number count as proved from now on. */
export async function proveNumberOfUser(
  tx: Tx,
  { owner, phone, now }: { owner: string; phone: string; now: Date },
): Promise<void> {
  await sql`
    WITH held AS (
      UPDATE seats SET proved = true
      WHERE owner = ${owner} AND personal_phone = ${phone} AND state = 'held' AND starts_at > ${now}::timestamptz)
    UPDATE bookings b SET proved = true FROM seats s
    WHERE b.owner = ${owner} AND b.personal_phone = ${phone}
      AND s.booking_id = b.id AND s.state = 'taken' AND s.starts_at > ${now}::timestamptz`.execute(tx)
}

export async function writeNumberCode(
  tx: Tx,
  { owner, numberHash, codeHash, until }: ProofKey & { codeHash: string; until: Date },
): Promise<void> {
  const code = { code_hash: codeHash, tries: 0, expires_at: until }
  await tx
    .insertInto('number_codes')
    .values({ owner, number_hash: numberHash, ...code })
    .onConflict((conflict) => conflict.columns(['owner', 'number_hash']).doUpdateSet(code))
    .execute()
}

export const findNumberCode = (reads: Reads, { owner, numberHash }: ProofKey): Promise<NumberCode | undefined> =>
  reads
    .selectFrom('number_codes')
    .where('owner', '=', owner)
    .where('number_hash', '=', numberHash)
    .selectAll()
    .executeTakeFirst()

export const countNumberTry = (
  writes: Writes,
  { owner, numberHash, most, now }: ProofKey & { most: number; now: Date },
): Promise<NumberCode | undefined> =>
  writes
    .updateTable('number_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('owner', '=', owner)
    .where('number_hash', '=', numberHash)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()

export async function useNumberCode(tx: Tx, key: ProofKey & { codeHash: string }): Promise<boolean> {
  const gone = await tx
    .deleteFrom('number_codes')
    .where('owner', '=', key.owner)
    .where('number_hash', '=', key.numberHash)
    .where('code_hash', '=', key.codeHash)
    .returning('owner')
    .executeTakeFirst()
  return gone !== undefined
}

export const sweepOldProofs = (writes: Writes, now: Date): Sweep[] =>
  ['number_proofs', 'number_codes'].map((table) =>
    sweepRows(writes, { name: table, table, due: sql`expires_at <= ${now}::timestamptz`, order: sql`expires_at` }),
  )
