// What was done lately, by keyed hashes of who did it: the counts behind lib/limits. Nobody is named.
import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

/** A keyed hash of an act and of who does it. */
export type LimitKey = string

/** Of each key: how many marks since a moment, `most` of them at most, and the oldest of those. */
export async function readMarks(
  reads: Reads,
  asked: readonly { key: LimitKey; since: Date; most: number }[],
): Promise<{ n: number; oldest: Date | null }[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<{ n: number; oldest: Date | null }>`
    SELECT newest.n, newest.oldest
    FROM unnest(${asked.map(({ key }) => key)}::text[], ${asked.map(({ since }) => since)}::timestamptz[],
      ${asked.map(({ most }) => most)}::int[]) WITH ORDINALITY AS ask (key, since, most, place)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS n, min(m.at) AS oldest FROM (
        SELECT m.at FROM limit_marks m WHERE m.key = ask.key AND m.at > ask.since
        ORDER BY m.at DESC LIMIT ask.most) m
    ) newest
    ORDER BY ask.place`.execute(reads)
  return rows
}

export async function insertMarks(tx: Tx, keys: readonly LimitKey[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`INSERT INTO limit_marks (key, at)
    SELECT key, ${now}::timestamptz FROM unnest(${[...keys]}::text[]) AS key`.execute(tx)
}

/**
 * A common table expression `passed`: one row, and one mark, where fewer than `most` marks stand since a moment. One
 * statement without a lock, so that acts side by side may pass over the bound by as many as they are.
 */
export const passedBelow = ({ key, since, most, now }: { key: LimitKey; since: Date; most: number; now: Date }) => sql`
  passed AS (
    INSERT INTO limit_marks (key, at) SELECT ${key}, ${now}::timestamptz
    WHERE (SELECT count(*) FROM (
      SELECT 1 FROM limit_marks m WHERE m.key = ${key} AND m.at > ${since}::timestamptz LIMIT ${most}::int) m
    ) < ${most}::int
    RETURNING 1)`

/** Deletes the marks that no rule counts any more. */
export async function deleteMarksBefore(writes: Writes, before: Date): Promise<void> {
  await writes.deleteFrom('limit_marks').where('at', '<', before).execute()
}

/** Deletes one mark of each key at a moment. */
export async function deleteOneMark(writes: Writes, keys: readonly LimitKey[], at: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`DELETE FROM limit_marks WHERE ctid IN (
    SELECT DISTINCT ON (key) ctid FROM limit_marks
    WHERE key = ANY(${[...keys]}::text[]) AND at = ${at}::timestamptz
    ORDER BY key)`.execute(writes)
}

export async function deleteMarksOf(writes: Writes, keys: readonly LimitKey[]): Promise<void> {
  if (keys.length === 0) return
  await writes.deleteFrom('limit_marks').where('key', 'in', keys).execute()
}
