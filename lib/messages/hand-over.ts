// Which transport a message goes by: WhatsApp where the chain has a template of it there, else SMS; and SMS where WhatsApp will
// not take it. Never by both.
import { markBySms, type OutboxRow } from '@/lib/db/queries/messages/outbox'
import type { Database } from '@/lib/db/schema'
import { type MessageText, SendError, type Transport, type Transports } from '@/lib/messages/transport'

/** What a gateway answers that knows the message, and has not taken it: no such number there, no such template. */
const NEVER: readonly unknown[] = [400, 404, 410, 422]

/**
 * Whether its SMS may go out: WhatsApp has said that it never takes this one, or has surely not taken it, at this try or at an
 * earlier one. What may have arrived is tried again there, under its id.
 */
const isSurelyNotThere = (error: unknown, { handed }: OutboxRow): boolean =>
  error instanceof SendError && (NEVER.includes(error.status) || (error.isRefusal && !handed))

/** Hands one over; resolves with the transport that took it, throws what the last one that was asked says. */
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
      // Before the SMS: a try after this one must not ask WhatsApp again.
      await markBySms(db.writes, row.id)
    }
  }
  const transport = transports[message.channel]
  await transport.send(parcel)
  return transport
}
