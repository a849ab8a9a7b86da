// Makes the manage link of a booking anew: a link that was passed on too far opens nothing any more.

import { closeCompanionLinks, raiseLinkVersion, relinkWaiting } from '@/lib/db/queries/booking/manage-links'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { MANAGE_LINK } from '@/lib/domain/booking/manage-link'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import type { Deps } from '@/lib/use-cases/deps'

export type RenewOutcome = { kind: 'renewed' } | { kind: 'already' } | { kind: 'too_many' } | { kind: 'not_found' }

/**
 * Closes the link and sends a new one to the booking's number, and to nobody else: whoever asks by a link that leaked gets
 * nothing by it. `version` is the link's that the requester saw, so that a form sent twice makes one link. `already`: it was
 * made anew since. `too_many`: no more of them for this booking. `not_found`: unknown, not the requester's, or closed for good.
 */
export async function renewLink(deps: Deps, access: BookingAccess, version: number): Promise<RenewOutcome> {
  const { db, now, secret } = deps
  const booking = await findBooking(deps, access)
  if (!booking?.link.isOpen) return { kind: 'not_found' }
  const { id, reference, link } = booking
  if (link.version !== version) return { kind: 'already' }
  if (version >= MANAGE_LINK.renewals) return { kind: 'too_many' }
  return db.transaction(async (tx): Promise<RenewOutcome> => {
    await takeLocks(tx, [reference])
    const raised = await raiseLinkVersion(tx, { id, from: version })
    if (!raised) return { kind: 'already' }
    await closeCompanionLinks(tx, id)
    const payload = bookingPayload({ ...booking, manageKey: manageKey(secret, id, version + 1) })
    const subject = (nth: number): string => `${id}:${nth}`
    const earlier = Array.from({ length: version }, (_, at) => subject(at + 1))
    await relinkWaiting(tx, { id, manage: payload.manage, earlier })
    const told = { subject: subject(version + 1), to: booking.phone, network: raised.network }
    await writeMessage(tx, { kind: 'booking_link', ...told, payload, now })
    return { kind: 'renewed' }
  })
}
