import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'

/** `tried`: being sent or retried. `since`: of `due`, when it became due; otherwise when it was written. */
type WaitingMessages = { kind: string; state: 'due' | 'tried' | 'later'; n: number; since: Date }

export async function readWaiting(reads: Reads, now: Date): Promise<WaitingMessages[]> {
  const { rows } = await sql<WaitingMessages>`
    SELECT kind, state, count(*)::int AS n, min(since) AS since
    FROM (
      SELECT o.kind, s.state,
        CASE s.state WHEN 'due' THEN greatest(o.created_at, o.next_attempt_at) ELSE o.created_at END AS since
      FROM outbox o CROSS JOIN LATERAL (
        SELECT CASE WHEN o.next_attempt_at IS NULL OR o.next_attempt_at <= ${now}::timestamptz THEN 'due'
          WHEN o.attempts > 0 THEN 'tried' ELSE 'later' END AS state) s
      WHERE o.sent_at IS NULL AND o.dropped IS NULL) w
    GROUP BY kind, state ORDER BY kind, state`.execute(reads)
  return rows
}

/** `since`: when the first of them became due, or becomes due. */
type GatewayWork = { refunds: number; payments: number; since: Date | null }

/** Refunds to send and payments to ask about. */
export async function readGatewayWork(reads: Reads): Promise<GatewayWork> {
  const { rows } = await sql<GatewayWork>`
    SELECT r.n AS refunds, p.n AS payments, least(r.since, p.since) AS since
    FROM (SELECT count(*)::int AS n, min(due_at) AS since FROM refunds WHERE due_at IS NOT NULL) r,
      (SELECT count(*)::int AS n, min(ask_at) AS since FROM payments WHERE ask_at IS NOT NULL) p`.execute(reads)
  return rows[0] ?? { refunds: 0, payments: 0, since: null }
}

export async function countBooked(reads: Reads, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM bookings b WHERE b.booked_at > ${since}::timestamptz`.execute(reads)
  return rows[0]?.n ?? 0
}
