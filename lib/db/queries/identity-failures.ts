// Wrong passwords by name. A try is counted before it is looked at, so that tries side by side are counted too.
import { sql } from 'kysely'
import type { Writes } from '@/lib/db/schema'

/**
 * Counts a try; false, and nothing counted, while the name is locked: after 5 failures for 2^(n-5) seconds, at most
 * 15 minutes. After 15 quiet minutes the count begins again.
 */
export async function reserveTry(writes: Writes, nameHash: string, now: Date): Promise<boolean> {
  const at = sql`${now}::timestamptz`
  const { rows } = await sql`
    INSERT INTO identity_failures AS f (name_hash, failures, failed_at) VALUES (${nameHash}, 1, ${at})
    ON CONFLICT (name_hash) DO UPDATE SET
      failures = CASE WHEN f.failed_at <= ${at} - interval '15 minutes' THEN 1 ELSE f.failures + 1 END,
      failed_at = ${at}
    WHERE f.failures < 5
      OR f.failed_at + least(900, power(2, least(f.failures, 30) - 5)) * interval '1 second' <= ${at}
    RETURNING 1`.execute(writes)
  return rows.length > 0
}

/** Takes one try back that was no failure. */
export async function returnTry(writes: Writes, nameHash: string): Promise<void> {
  await sql`UPDATE identity_failures SET failures = greatest(failures - 1, 0) WHERE name_hash = ${nameHash}`.execute(
    writes,
  )
}

export async function forgetFailures(writes: Writes, nameHash: string): Promise<void> {
  await sql`DELETE FROM identity_failures WHERE name_hash = ${nameHash}`.execute(writes)
}

/** Begins to count tries anew, from none. */
export async function beginCount(writes: Writes, nameHash: string, now: Date): Promise<void> {
  const values = { failures: 0, failed_at: now }
  await writes
    .insertInto('identity_failures')
    .values({ name_hash: nameHash, ...values })
    .onConflict((conflict) => conflict.column('name_hash').doUpdateSet(values))
    .execute()
}

/** Counts one more try since beginCount; returns how many, or undefined when the count began before `since`. */
export async function countOn(writes: Writes, nameHash: string, since: Date): Promise<number | undefined> {
  const row = await writes
    .updateTable('identity_failures')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('name_hash', '=', nameHash)
    .where('failed_at', '>', since)
    .returning('failures')
    .executeTakeFirst()
  return row?.failures
}
