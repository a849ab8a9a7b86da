// How many SMS were let go, by ten minutes: what the day's budget is counted by, and what the metrics tell of them.
import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

/** Rows are of so many milliseconds, from `since` on. */
const SPAN_MS = 10 * 60_000

/** Spans that reach into a window that ends now: of the oldest some may be before it, so that none is missed. */
const countedSince = (now: Date, within: number): Date => new Date(now.getTime() - within - SPAN_MS)

/** How many, and when the first of them are over; null for none. */
export type SentCount = { n: number; ends: Date | null }

/** Of one act, and of all but those `apart`, within each of the windows (milliseconds), the longest last. */
export async function readSent(
  reads: Reads,
  { act, apart, now, windows }: { act: string; apart: readonly string[]; now: Date; windows: readonly number[] },
): Promise<{ own: SentCount; all: SentCount }[]> {
  const { rows } = await sql<{ since: Date; own: number; all: number; own_first: Date | null; all_first: Date | null }>`
    SELECT w.since, coalesce(sum(c.n) FILTER (WHERE c.act = ${act}), 0)::int AS own,
      min(c.since) FILTER (WHERE c.act = ${act}) AS own_first,
      coalesce(sum(c.n) FILTER (WHERE c.act <> ALL (${apart}::text[])), 0)::int AS all,
      min(c.since) FILTER (WHERE c.act <> ALL (${apart}::text[])) AS all_first
    FROM unnest(${windows.map((within) => countedSince(now, within))}::timestamptz[]) WITH ORDINALITY AS w (since, place)
    LEFT JOIN sms_counts c ON c.since > w.since
    GROUP BY w.since, w.place ORDER BY w.place`.execute(reads)
  return rows.map((row) => {
    // As long after it as now is after the first that counts.
    const ends = (first: Date | null) =>
      first === null ? null : new Date(first.getTime() + now.getTime() - row.since.getTime())
    return { own: { n: row.own, ends: ends(row.own_first) }, all: { n: row.all, ends: ends(row.all_first) } }
  })
}

/** Counts one. */
export async function countSent(tx: Tx, { act, kind, now }: { act: string; kind: string; now: Date }): Promise<void> {
  const since = new Date(Math.floor(now.getTime() / SPAN_MS) * SPAN_MS)
  await sql`
    INSERT INTO sms_counts AS c (since, act, kind, n) VALUES (${since}::timestamptz, ${act}, ${kind}, 1)
    ON CONFLICT (since, act, kind) DO UPDATE SET n = c.n + 1`.execute(tx)
}

/** Deletes what no window of so many milliseconds reaches any more. */
export const sweepSentBefore = (writes: Writes, now: Date, within: number): Sweep =>
  sweepRows(writes, {
    name: 'counts of SMS',
    table: 'sms_counts',
    due: sql`since <= ${countedSince(now, within)}::timestamptz`,
    order: sql`since`,
  })

/** How many of each act and kind within a window (milliseconds). */
export async function readSentByKind(
  reads: Reads,
  now: Date,
  within: number,
): Promise<{ act: string; kind: string; n: number }[]> {
  const { rows } = await sql<{ act: string; kind: string; n: number }>`
    SELECT act, kind, sum(n)::int AS n FROM sms_counts WHERE since > ${countedSince(now, within)}::timestamptz
    GROUP BY act, kind ORDER BY act, kind`.execute(reads)
  return rows
}
