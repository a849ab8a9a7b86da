// Whose a finished booking is: the browser's that booked, the signed-in owner's, or whoever's the manage link is.
import { parseReference } from '@/lib/domain/booking/references'
import type { Visitor } from '@/lib/http/visitor'
import { type BookingAccess, type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'

const LONGEST_PART = 200

/** What entitles this visitor to a booking: their browser, the link's key as sent or as it left it here, who is signed in. */
export async function accessOf(visitor: Visitor, reference: string, key: string): Promise<BookingAccess> {
  const patient = await visitor.patient()
  const canonical = parseReference(reference.slice(0, LONGEST_PART))
  const kept = canonical === null ? null : visitor.manage.key(canonical)
  return {
    reference: reference.slice(0, LONGEST_PART),
    owner: visitor.owner(),
    key: key.slice(0, LONGEST_PART) || (kept ?? ''),
    patient: patient ?? undefined,
  }
}

/** The booking that this visitor may see; null for an unknown one and for somebody else's alike. */
export async function bookingFor(visitor: Visitor, reference: string, key: string): Promise<FoundBooking | null> {
  return findBooking(visitor.deps, await accessOf(visitor, reference, key))
}
