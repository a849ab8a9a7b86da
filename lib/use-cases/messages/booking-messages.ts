import { BOOKING_KINDS, type BookingKind } from '@/lib/db/message-kinds'
import { readNotifications } from '@/lib/db/queries/desk/bookings'
import type { Deps } from '@/lib/use-cases/deps'
import { type MessageState, messageState } from '@/lib/use-cases/messages/state'

export type BookingMessage = { bookingId: string; kind: BookingKind; at: string } & MessageState

/** The oldest first. The outbox keeps messages for 90 days. */
export async function listBookingMessages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  bookingIds: readonly string[],
): Promise<BookingMessage[]> {
  const rows = await readNotifications(db.reads, { kinds: BOOKING_KINDS, bookingIds })
  return rows.map((row) => ({
    bookingId: row.booking_id,
    kind: row.kind,
    at: (row.sent_at ?? row.created_at).toISOString(),
    ...messageState(row, now),
  }))
}
