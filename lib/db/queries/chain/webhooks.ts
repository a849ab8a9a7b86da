import { sql } from 'kysely'
import type { Reads, Writes } from '@/lib/db/schema'
import { type Sweep, sweepRows } from '@/lib/db/sweep'
import type { HomeAddress } from '@/lib/db/tables/booking-tables'

/** `data`: the state at the event. The personal values are the present ones. */
export type WebhookEvent = {
  id: string
  kind: string
  happened_at: Date
  data: Record<string, unknown>
  personal_name: string | null
  personal_phone: string | null
  personal_address: HomeAddress | null
  proved: boolean
  attribution: Record<string, string>
  tries: number
}

/** Null stops the events. A URL that was disabled stays disabled until it changes. */
export async function setWebhookTarget(writes: Writes, url: string | null): Promise<void> {
  if (url === null) await sql`DELETE FROM webhook_target`.execute(writes)
  else
    await sql`INSERT INTO webhook_target (url) VALUES (${url}) ON CONFLICT (only_one) DO UPDATE
      SET url = excluded.url, disabled_at = CASE WHEN webhook_target.url = excluded.url THEN webhook_target.disabled_at END
      WHERE webhook_target.url <> excluded.url`.execute(writes)
}

export async function disableWebhookTarget(writes: Writes, now: Date): Promise<void> {
  await sql`UPDATE webhook_target SET disabled_at = ${now}::timestamptz`.execute(writes)
}

/** Other processes skip claimed events until `until`. */
export async function claimWebhookEvents(
  writes: Writes,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<WebhookEvent[]> {
  const { rows } = await sql<WebhookEvent & { nth: string }>`
    WITH due AS (SELECT e.id FROM webhook_events e WHERE e.due_at <= ${now}::timestamptz
        AND EXISTS (SELECT 1 FROM webhook_target t WHERE t.disabled_at IS NULL)
      ORDER BY e.nth LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE webhook_events e SET due_at = ${until}::timestamptz, tries = e.tries + 1
    FROM due, bookings b WHERE e.id = due.id AND b.id = e.booking_id
    RETURNING e.id, e.nth, e.kind, e.happened_at, e.data, e.tries, b.personal_name, b.personal_phone,
      b.personal_address, b.proved, b.attribution`.execute(writes)
  return rows.sort((a, b) => Number(a.nth) - Number(b.nth))
}

export async function endWebhookTry(
  writes: Writes,
  { id, deliveredAt, dueAt }: { id: string; deliveredAt: Date | null; dueAt: Date | null },
): Promise<void> {
  await sql`UPDATE webhook_events SET delivered_at = coalesce(delivered_at, ${deliveredAt}::timestamptz), due_at = ${dueAt}::timestamptz
    WHERE id = ${id}::uuid`.execute(writes)
}

export type ListedEvent = {
  id: string
  kind: string
  reference: string
  happened_at: Date
  tries: number
  state: string
}

export async function listWebhookEvents(reads: Reads, most: number): Promise<ListedEvent[]> {
  const { rows } = await sql<ListedEvent>`SELECT id, kind, data ->> 'reference' AS reference, happened_at, tries,
      CASE WHEN due_at IS NOT NULL THEN 'waits' WHEN delivered_at IS NOT NULL THEN 'delivered' ELSE 'given up' END AS state
    FROM webhook_events ORDER BY nth DESC LIMIT ${most}`.execute(reads)
  return rows
}

/** The event counts as never tried and keeps its id. */
export async function replayWebhookEvent(writes: Writes, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`UPDATE webhook_events SET due_at = ${now}::timestamptz, tries = 0
    WHERE id::text = ${id} RETURNING id`.execute(writes)
  return rows.length > 0
}

export const sweepWebhookEvents = (writes: Writes, before: Date): Sweep =>
  sweepRows(writes, {
    name: 'webhook events',
    table: 'webhook_events',
    due: sql`happened_at < ${before}::timestamptz`,
    order: sql`happened_at`,
  })
