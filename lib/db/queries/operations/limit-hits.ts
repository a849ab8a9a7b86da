import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { type Inputs, statement } from '@/lib/db/statement'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** Keyed hash of a limit and a requester. */
export type LimitKey = string

export type HitQuery = { key: LimitKey; since: Date; most: number }
export type HitQueries = { keys: readonly LimitKey[]; since: readonly string[]; most: readonly number[] }
export type HitCount = { n: number; oldest: Date | null }
export type HitText = { n: number; oldest: string | null }

export const hitQueries = (queries: readonly HitQuery[]): HitQueries => ({
  keys: queries.map(({ key }) => key),
  since: queries.map(({ since }) => since.toISOString()),
  most: queries.map(({ most }) => most),
})

export const countOf = ({ n, oldest }: HitText): HitCount => ({
  n,
  oldest: oldest === null ? null : new Date(oldest),
})

export const countHitsSql = ({ keys, since, most }: Inputs<HitQueries>) => sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('n', newest.n, 'oldest', newest.oldest) ORDER BY ask.place), '[]')
  FROM unnest(${keys}::text[], ${since}::timestamptz[], ${most}::int[]) WITH ORDINALITY AS ask (key, since, most, place)
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS n, min(m.at) AS oldest FROM (
      SELECT m.at FROM limit_hits m WHERE m.key = ask.key AND m.at > ask.since
      ORDER BY m.at DESC LIMIT ask.most) m
  ) newest)`

const sendHitQueries = statement<HitQueries, { hits: HitText[] }>(
  (queries) => sql`SELECT ${countHitsSql(queries)} AS hits`,
)

export async function countHits(reads: Reads, queries: readonly HitQuery[]): Promise<HitCount[]> {
  if (queries.length === 0) return []
  const [row] = await sendHitQueries(reads, hitQueries(queries))
  return (row?.hits ?? []).map(countOf)
}

type NewHits = { keys: readonly LimitKey[]; now: Date }

export const insertHitsSql = ({ keys, now }: Inputs<NewHits>) => sql`
  INSERT INTO limit_hits (key, at) SELECT key, ${now}::timestamptz FROM unnest(${keys}::text[]) AS key`

const sendNewHits = statement<NewHits>(insertHitsSql)

export async function insertHits(tx: Tx, keys: readonly LimitKey[], now: Date): Promise<void> {
  if (keys.length > 0) await sendNewHits(tx, { keys, now })
}

/** A CTE `passed`: adds the hits and has one row if all keys are below their limits. Exact (012-limits.sql). */
export const passedBelow = (
  { keys, since, most, now }: Inputs<HitQueries & { now: Date }>,
  { if: condition = sql`true` } = {},
) => sql`
  passed AS (
    SELECT 1 WHERE CASE WHEN ${condition}
      THEN pass_below(${keys}::text[], ${since}::timestamptz[], ${most}::int[], ${now}::timestamptz) END)`

export const sweepHitsBefore = (writes: Writes, before: Date): Sweep =>
  sweepRows(writes, {
    name: 'limit hits',
    table: 'limit_hits',
    due: sql`at < ${before}::timestamptz`,
    order: sql`at`,
  })

export async function deleteOneHit(writes: Writes, keys: readonly LimitKey[], at: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`DELETE FROM limit_hits WHERE ctid IN (
    SELECT DISTINCT ON (key) ctid FROM limit_hits
    WHERE key = ANY(${[...keys]}::text[]) AND at = ${at}::timestamptz
    ORDER BY key)`.execute(writes)
}

export async function deleteHits(writes: Writes, keys: readonly LimitKey[]): Promise<void> {
  if (keys.length === 0) return
  await writes.deleteFrom('limit_hits').where('key', 'in', keys).execute()
}
