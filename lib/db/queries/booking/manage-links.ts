import { sql } from 'kysely'
import { EMPTIED } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'

/** Returns the network that booked. */
export function raiseLinkVersion(
  tx: Tx,
  { id, from }: { id: string; from: number },
): Promise<{ network: string | null } | undefined> {
  return tx
    .updateTable('bookings')
    .set({ link_version: from + 1 })
    .where('id', '=', id)
    .where('link_version', '=', from)
    .returning('network')
    .executeTakeFirst()
}

/** Anyone with one link of a group could open all of them. */
export async function closeCompanionLinks(tx: Tx, id: string): Promise<void> {
  await sql`
    UPDATE bookings b SET link_version = b.link_version + 1
    FROM bookings own WHERE own.id = ${id}::uuid AND b.companion_group = own.companion_group AND b.id <> own.id`.execute(
    tx,
  )
}

export async function relinkWaiting(
  tx: Tx,
  { id, manage, earlier }: { id: string; manage: string; earlier: readonly string[] },
): Promise<void> {
  await sql`
    UPDATE outbox SET personal_payload = jsonb_set(personal_payload, '{manage}', to_jsonb(${manage}::text))
    WHERE kind IN ('booking_confirmed', 'booking_moved', 'booking_cancelled')
      AND subject IN (SELECT s.id::text FROM seats s WHERE s.booking_id = ${id}::uuid)
      AND sent_at IS NULL AND dropped IS NULL`.execute(tx)
  if (earlier.length === 0) return
  await tx
    .updateTable('outbox')
    .set({ dropped: 'superseded', ...EMPTIED })
    .where('kind', '=', 'booking_link')
    .where('subject', 'in', earlier)
    .where('sent_at', 'is', null)
    .where('dropped', 'is', null)
    .execute()
}
