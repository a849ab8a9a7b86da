import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'

export async function readBrokenReferences(reads: Reads): Promise<{ name: string; n: number }[]> {
  const { rows: keys } = await sql<{ name: string; text: string }>`
    SELECT c.conrelid::regclass || '.' || c.conname AS name,
      format('SELECT count(*)::int AS n FROM %s a WHERE %s AND NOT EXISTS (SELECT 1 FROM %s b WHERE %s)',
        c.conrelid::regclass, string_agg(format('a.%I IS NOT NULL', own.attname), ' AND '),
        c.confrelid::regclass, string_agg(format('b.%I = a.%I', other.attname, own.attname), ' AND ')) AS text
    FROM pg_constraint c
      CROSS JOIN LATERAL unnest(c.conkey, c.confkey) AS k (own, other)
      JOIN pg_attribute own ON own.attrelid = c.conrelid AND own.attnum = k.own
      JOIN pg_attribute other ON other.attrelid = c.confrelid AND other.attnum = k.other
    WHERE c.contype = 'f'
    GROUP BY c.oid, c.conname, c.conrelid, c.confrelid ORDER BY 1`.execute(reads)
  const counted: { name: string; n: number }[] = []
  for (const { name, text } of keys) {
    const { rows } = await sql.raw<{ n: number }>(text).execute(reads)
    counted.push({ name, n: rows[0]?.n ?? 0 })
  }
  return counted.filter(({ n }) => n > 0)
}

/** `shared`: live seats that lack a row of seat_times. `stray`: rows of seat_times without a live seat. */
export async function readSeatFaults(reads: Reads, now: Date): Promise<{ shared: number; stray: number }> {
  const { rows } = await sql<{ shared: number; stray: number }>`
    SELECT (SELECT count(*)::int FROM seats s WHERE s.state IN ('held', 'taken') AND s.starts_at > ${now}::timestamptz
        AND s.ends_at - s.starts_at <> interval '5 minutes' * (SELECT count(*) FROM seat_times t
          WHERE t.place_id = s.place_id AND t.seat = s.seat AND t.at >= s.starts_at AND t.at < s.ends_at AND t.seat_id = s.id)
      ) AS shared,
      (SELECT count(*)::int FROM seat_times t WHERE t.at > ${now}::timestamptz AND NOT EXISTS (SELECT 1 FROM seats s
        WHERE s.id = t.seat_id AND s.state IN ('held', 'taken') AND t.at >= s.starts_at AND t.at < s.ends_at)) AS stray`.execute(
    reads,
  )
  return rows[0] ?? { shared: 0, stray: 0 }
}

/** No-shows and patients who left have no seat (lib/domain/booking/visit.ts). */
export async function readSeatless(reads: Reads): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM bookings b WHERE b.status = 'confirmed'
    AND b.visit NOT IN ('missed', 'left')
    AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.booking_id = b.id AND s.state = 'taken')`.execute(reads)
  return rows[0]?.n ?? 0
}

/** `broken`: entries that do not follow from the one before. `lost`: answers and entries that lack their counterpart. */
export async function readRatingFaults(reads: Reads): Promise<{ broken: number; lost: number }> {
  const { rows } = await sql<{ broken: number; lost: number }>`
    SELECT (SELECT count(*)::int FROM (
        SELECT e, lag(e.hash, 1, '') OVER w AS before, row_number() OVER w AS nth
        FROM rating_entries e WINDOW w AS (PARTITION BY e.place_id ORDER BY e.n)) c
      WHERE (c.e).n <> c.nth OR (c.e).hash <> rating_hash(c.before, c.e)) AS broken,
      (SELECT coalesce(sum(abs(t.n)), 0)::int FROM (
        SELECT sum(u.n) AS n FROM (
          SELECT place_id, month, score, CASE WHEN is_withdrawal THEN -1 ELSE 1 END AS n FROM rating_entries
          UNION ALL
          SELECT place_id, rating_month(answered_at), score, -1 FROM visit_questions WHERE counts AND score IS NOT NULL) u
        GROUP BY u.place_id, u.month, u.score) t) AS lost`.execute(reads)
  return rows[0] ?? { broken: 0, lost: 0 }
}

/**
 * `kept`: bookings whose online money is above what the chain may keep (024-payments.sql), without a refund.
 * `gaps`: series of receipts in which a number is missing.
 */
export async function readMoneyFaults(reads: Reads): Promise<{ kept: number; gaps: number }> {
  const { rows } = await sql<{ kept: number; gaps: number }>`
    SELECT (SELECT count(*)::int FROM (
        SELECT t.booking_id, sum(t.paise - back.paise) AS paise, bool_and(t.keeps_missed) AS keeps_missed,
          sum(t.paise - back.paise) FILTER (WHERE t.method = 'online') AS online
        FROM takings t CROSS JOIN LATERAL (
          SELECT coalesce(sum(r.paise), 0) AS paise FROM refunds r WHERE r.taking_id = t.id AND r.state <> 'failed') back
        GROUP BY t.booking_id) m
      JOIN bookings b ON b.id = m.booking_id
      WHERE m.online > 0 AND m.paise > kept_paise(b, m.keeps_missed)) AS kept,
    (SELECT count(*)::int FROM (
        SELECT FROM (SELECT series, n FROM takings UNION ALL SELECT series, n FROM refunds WHERE n IS NOT NULL) numbers
        GROUP BY series HAVING max(n) <> count(*)) s) AS gaps`.execute(reads)
  return rows[0] ?? { kept: 0, gaps: 0 }
}

export type RatingHead = { place_id: string; entries: number; hash: string }

/** The last entry of each place. Its hash proves all entries before it. */
export async function readRatingHeads(reads: Reads): Promise<RatingHead[]> {
  const { rows } = await sql<RatingHead>`
    SELECT DISTINCT ON (place_id) place_id, n AS entries, encode(hash, 'hex') AS hash FROM rating_entries
    ORDER BY place_id, n DESC`.execute(reads)
  return rows
}

export type TableCounts = { places: number; bookings: number; leads: number; accounts: number; messages: number }

export async function readCounts(reads: Reads): Promise<TableCounts> {
  const { rows } = await sql<TableCounts>`SELECT (SELECT count(*)::int FROM places) AS places,
    (SELECT count(*)::int FROM bookings) AS bookings, (SELECT count(*)::int FROM leads) AS leads,
    (SELECT count(*)::int FROM users) AS accounts, (SELECT count(*)::int FROM outbox) AS messages`.execute(reads)
  return rows[0] ?? { places: 0, bookings: 0, leads: 0, accounts: 0, messages: 0 }
}
