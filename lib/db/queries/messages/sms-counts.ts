import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'

const SPAN_MS = 10 * 60_000

/** Includes a span that is only partly in the window, so that none is missed. */
const countedSince = (now: Date, within: number): Date => new Date(now.getTime() - within - SPAN_MS)

export type SentCount = { n: number; ends: Date | null }

/** `windows`: in milliseconds, the longest last. */
export async function readSent(
  reads: Reads,
  { act, apart, now, windows }: { act: string; apart: readonly string[]; now: Date; windows: readonly number[] },
): Promise<{ ofAct: SentCount; all: SentCount }[]> {
  const { rows } = await sql<{
    since: Date
    of_act: number
    all: number
    of_act_first: Date | null
    all_first: Date | null
  }>`
    SELECT w.since, coalesce(sum(c.n) FILTER (WHERE c.act = ${act}), 0)::int AS of_act,
      min(c.since) FILTER (WHERE c.act = ${act}) AS of_act_first,
      coalesce(sum(c.n) FILTER (WHERE c.act <> ALL (${apart}::text[])), 0)::int AS all,
      min(c.since) FILTER (WHERE c.act <> ALL (${apart}::text[])) AS all_first
    FROM unnest(${windows.map((within) => countedSince(now, within))}::timestamptz[]) WITH ORDINALITY AS w (since, place)
    LEFT JOIN sms_counts c ON c.since > w.since
    GROUP BY w.since, w.place ORDER BY w.place`.execute(reads)
  return rows.map((row) => {
    const ends = (first: Date | null) =>
      first === null ? null : new Date(first.getTime() + now.getTime() - row.since.getTime())
    return { ofAct: { n: row.of_act, ends: ends(row.of_act_first) }, all: { n: row.all, ends: ends(row.all_first) } }
  })
}

export async function countSent(tx: Tx, { act, kind, now }: { act: string; kind: string; now: Date }): Promise<void> {
  const since = new Date(Math.floor(now.getTime() / SPAN_MS) * SPAN_MS)
  await sql`
    INSERT INTO sms_counts AS c (since, act, kind, n) VALUES (${since}::timestamptz, ${act}, ${kind}, 1)
    ON CONFLICT (since, act, kind) DO UPDATE SET n = c.n + 1`.execute(tx)
}

export const sweepSentBefore = (writes: Writes, now: Date, within: number): Sweep =>
  sweepRows(writes, {
    name: 'counts of SMS',
    table: 'sms_counts',
    due: sql`since <= ${countedSince(now, within)}::timestamptz`,
    order: sql`since`,
  })

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
