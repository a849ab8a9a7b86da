// What the metrics tell of the tables: sums, and nothing of anybody.
import { sql } from 'kysely'
import type { Reads } from '@/lib/db/schema'

export type OutboxFigures = { waiting: number; oldest: Date | null; bookings: number }

/** Messages that wait, since when the oldest does, and how many bookings were made since a moment. */
export async function readWaiting(reads: Reads, since: Date): Promise<OutboxFigures> {
  const { rows } = await sql<OutboxFigures>`
    SELECT count(*)::int AS waiting, min(o.created_at) AS oldest,
      (SELECT count(*)::int FROM bookings b WHERE b.booked_at > ${since}::timestamptz) AS bookings
    FROM outbox o WHERE o.sent_at IS NULL AND o.dropped IS NULL`.execute(reads)
  return rows[0] ?? { waiting: 0, oldest: null, bookings: 0 }
}
