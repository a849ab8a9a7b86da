import { sql } from 'kysely'
import type { Reads, Tx, Writes } from '@/lib/db/schema'

export type PaymentRow = {
  id: string
  booking_id: string
  paise: number
  state: 'open' | 'paid' | 'ended'
  required: boolean
  link_id: string | null
  link_url: string | null
  created_at: Date
  expires_at: Date
}
const COLUMNS = [
  'id',
  'booking_id',
  'paise',
  'state',
  'required',
  'link_id',
  'link_url',
  'created_at',
  'expires_at',
] as const

type NewPayment = {
  bookingId: string
  paise: number
  required: boolean
  now: Date
  expiresAt: Date
  askAt: Date | null
}

/** The transaction holds the lock key of the booking's reference, and the booking has no open payment. */
export function writePayment(
  tx: Tx,
  { bookingId, paise, required, now, expiresAt, askAt }: NewPayment,
): Promise<PaymentRow> {
  return tx
    .insertInto('payments')
    .values({ booking_id: bookingId, paise, required, created_at: now, expires_at: expiresAt, ask_at: askAt })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function setLink(
  writes: Writes,
  { id, linkId, url }: { id: string; linkId: string; url: string },
): Promise<void> {
  await writes.updateTable('payments').set({ link_id: linkId, link_url: url }).where('id', '=', id).execute()
}

export async function readPayment(reads: Reads, id: string): Promise<(PaymentRow & { reference: string }) | undefined> {
  const { rows } = await sql<PaymentRow & { reference: string }>`
    SELECT p.*, b.reference FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE p.id = ${id}::uuid`.execute(
    reads,
  )
  return rows[0]
}

/** Locked: a page that ends meanwhile is waited for. */
export function readOpenPayment(tx: Tx, bookingId: string): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'open')
    .select(COLUMNS)
    .forUpdate()
    .executeTakeFirst()
}

/** Its next question to the gateway stays, because money may come late. */
export async function endPayment(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('payments').set({ state: 'ended' }).where('id', '=', id).where('state', '=', 'open').execute()
}

export function readLastPayment(reads: Reads | Tx, bookingId: string): Promise<PaymentRow | undefined> {
  return reads
    .selectFrom('payments')
    .where('booking_id', '=', bookingId)
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** `claimed`: the claim's end, which a hint of the gateway replaces. */
export type AskedPayment = PaymentRow & { reference: string; claimed: Date }

/** Other processes skip claimed payments until `until`. */
export async function claimAsks(
  writes: Writes,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<AskedPayment[]> {
  const { rows } = await sql<AskedPayment>`
    WITH due AS (SELECT p.id FROM payments p WHERE p.ask_at <= ${now}::timestamptz
      ORDER BY p.ask_at LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE payments p SET ask_at = ${until}::timestamptz
    FROM due, bookings b WHERE p.id = due.id AND b.id = p.booking_id
    RETURNING p.id, p.booking_id, p.paise, p.state, p.required, p.link_id, p.link_url, p.created_at, p.expires_at,
      b.reference, p.ask_at AS claimed`.execute(writes)
  return rows
}

/** A hint that came meanwhile stays, so that the gateway is asked again. */
export async function endAsk(
  writes: Writes | Tx,
  { id, claimed, state, askAt }: { id: string; claimed: Date; state: PaymentRow['state']; askAt: Date | null },
): Promise<void> {
  await sql`UPDATE payments SET state = ${state},
      ask_at = CASE WHEN ask_at = ${claimed}::timestamptz THEN ${askAt}::timestamptz ELSE ask_at END
    WHERE id = ${id}::uuid`.execute(writes)
}

/** Whether the booking had to be paid for first, and no money came. */
export async function isUnpaidFirst(reads: Reads | Tx, bookingId: string): Promise<boolean> {
  const row = await reads
    .selectFrom('payments')
    .where('booking_id', '=', bookingId)
    .where('required', '=', true)
    .where('state', '<>', 'paid')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
