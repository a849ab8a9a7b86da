// WhatsApp if the chain has a template there, SMS if not or if WhatsApp refuses; never both.
import { markBySms, type OutboxRow } from '@/lib/db/queries/messages/outbox'
import type { Database } from '@/lib/db/schema'
import { type MessageText, SendError, type Transport, type Transports } from '@/lib/messages/transport'

/** Answers of a gateway that will never deliver this message: no such number, no such template. */
const NEVER: readonly unknown[] = [400, 404, 410, 422]

/** WhatsApp will never take it, or no try can have reached it. Otherwise WhatsApp is tried again by the same id. */
const isSurelyNotThere = (error: unknown, { handed }: OutboxRow): boolean =>
  error instanceof SendError && (NEVER.includes(error.status) || (error.isRefusal && !handed))

/** Returns the transport that took the message; throws the last transport's error. */
export async function handOver(
  { db, transports }: { db: Database; transports: Transports },
  row: OutboxRow,
  message: MessageText,
): Promise<Transport> {
  const parcel = { ...message, id: row.id, to: row.personal_to }
  const { whatsapp } = transports
  if (whatsapp && message.whatsapp && !row.by_sms) {
    try {
      await whatsapp.send(parcel)
      return whatsapp
    } catch (error) {
      if (!isSurelyNotThere(error, row)) throw error
      // Marked before the SMS, so that a retry does not call WhatsApp again.
      await markBySms(db.writes, row.id)
    }
  }
  const transport = transports[message.channel]
  await transport.send(parcel)
  return transport
}
