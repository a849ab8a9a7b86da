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
 * Sends the new link to the booking's number only, so that a leaked link gains nothing.
 * `version`: the link that the requester saw. `already`: renewed since. `not_found`: also when closed.
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
    const { phone: to, language } = booking
    const messageFields = { subject: subject(version + 1), to, language, network: raised.network }
    await writeMessage(tx, { kind: 'booking_link', ...messageFields, payload, now })
    return { kind: 'renewed' }
  })
}
