import { type RawBuilder, sql } from 'kysely'
import type { TakingMethod } from '@/lib/catalogue/treatments/payments'
import { nextNumber } from '@/lib/db/queries/payments/refunds'
import type { Reads, Tx } from '@/lib/db/schema'

/** The money that came in for a booking and stays. */
export const paidPaise = (booking: RawBuilder<unknown>) => sql<number>`
  ((SELECT coalesce(sum(t.paise), 0) FROM takings t WHERE t.booking_id = ${booking})
    - (SELECT coalesce(sum(r.paise), 0) FROM refunds r WHERE r.booking_id = ${booking} AND r.state <> 'failed'))::int`

/** `series`: of the credit note. */
type GivenBack = {
  takingId: string
  bookingId: string
  paise: number
  staffId: string
  series: string | null
  now: Date
}

/**
 * Money that the desk took. The transaction holds the lock keys of the booking's reference and of the series.
 * Null if less is left of it, or if it was paid online.
 */
export async function writeGivenBack(tx: Tx, { takingId, bookingId, paise, staffId, series, now }: GivenBack) {
  const { rows } = await sql<{ paise: number; method: TakingMethod }>`
    WITH given AS (
      INSERT INTO refunds (taking_id, booking_id, paise, state, staff_id, created_at, ended_at, series, n)
      SELECT t.id, t.booking_id, ${paise}::integer, 'done', ${staffId}::uuid, ${now}::timestamptz,
        ${now}::timestamptz, ${series}, ${nextNumber(series)}
      FROM takings t LEFT JOIN refunds r ON r.taking_id = t.id
      WHERE t.id = ${takingId}::uuid AND t.booking_id = ${bookingId}::uuid AND t.method <> 'online'
      GROUP BY t.id HAVING t.paise - coalesce(sum(r.paise), 0) >= ${paise}::integer
      RETURNING paise, taking_id)
    SELECT g.paise, t.method FROM given g JOIN takings t ON t.id = g.taking_id`.execute(tx)
  return rows[0] ?? null
}

export type DayMoneyRow = {
  at: Date
  reference: string
  name: string
  method: TakingMethod
  paise: number
  is_refund: boolean
  series: string
  n: number
}

/** The oldest first. A refund belongs to the day on which the money was back. Its number is the credit note's, if it has one. */
export async function readDayMoney(
  reads: Reads,
  { placeId, from, until }: { placeId: string; from: Date; until: Date },
): Promise<DayMoneyRow[]> {
  const onDay = (place: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
    sql`${place} = ${placeId} AND ${at} >= ${from}::timestamptz AND ${at} < ${until}::timestamptz`
  const { rows } = await sql<DayMoneyRow>`
    SELECT m.at, b.reference, b.personal_name AS name, t.method, m.paise, m.is_refund,
      coalesce(m.series, t.series) AS series, coalesce(m.n, t.n) AS n
    FROM (
      SELECT t.id, t.taken_at AS at, t.paise, false AS is_refund, t.series, t.n FROM takings t
      WHERE ${onDay(sql`t.place_id`, sql`t.taken_at`)}
      UNION ALL
      SELECT r.taking_id, r.ended_at, r.paise, true, r.series, r.n FROM refunds r
      WHERE ${onDay(sql`r.place_id`, sql`r.ended_at`)} AND r.state = 'done'
    ) m JOIN takings t ON t.id = m.id JOIN bookings b ON b.id = t.booking_id
    ORDER BY m.at, m.is_refund, series, n`.execute(reads)
  return rows
}
