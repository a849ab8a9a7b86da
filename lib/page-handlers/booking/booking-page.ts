import { parseReference } from '@/lib/domain/booking/references'
import type { Visitor } from '@/lib/http/visitor'
import { type BookingAccess, type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'

const LONGEST_PART = 200

/** Proofs of access: the browser, the link's key (in the query or a cookie), and the session. */
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

/** Null both for an unknown booking and for one without access. */
export async function bookingFor(visitor: Visitor, reference: string, key: string): Promise<FoundBooking | null> {
  return findBooking(visitor.deps, await accessOf(visitor, reference, key))
}
