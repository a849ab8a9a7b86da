// Finds a booking for someone who may see it: the browser that booked, the bearer of its manage link, the signed-in
// patient in whose account it stands, or of its phone while it stands in nobody's, and the front desk of its clinic.
import { type BookingRow, readBooking } from '@/lib/db/queries/booking/bookings'
import { manageKey, opensBooking } from '@/lib/domain/booking/manage-key'
import { isLinkOpen } from '@/lib/domain/booking/manage-link'
import { parseReference } from '@/lib/domain/booking/references'
import { isUnderEither } from '@/lib/domain/secrets'
import { type Booking, bookingFrom } from '@/lib/use-cases/booking/booking'
import type { Deps } from '@/lib/use-cases/deps'

/** The reference as typed, and what entitles: any one of the three is enough. `patient` is who is signed in. */
export type BookingAccess = {
  reference: string
  owner?: string
  key?: string
  patient?: { uid: string; phone: string }
}
/** Somebody at a front desk, who sees the bookings of the places where they have a right. */
export type DeskAccess = { reference: string; staff: { mayAt(placeId: string): boolean } }
/** A booking with what its requester may do with it. */
export type FoundBooking = Booking & {
  manageKey: string
  /** Whether the requester is the browser that booked or its signed-in patient, and not the bearer of the link alone. */
  isOwn: boolean
  /** Whether the requester has the link: it went to the booking's number by SMS, and nowhere else. */
  hasLink: boolean
  /** The manage link: how often it was made anew, whether it still opens. */
  link: { version: number; isOpen: boolean }
}

type OwnedRow = Pick<BookingRow, 'id' | 'owner' | 'uid' | 'unlinked' | 'personal_phone' | 'link_version' | 'ends_at'>

/** Another patient of the same number, before or after, sees nothing. */
const isOf = (row: OwnedRow, { uid, phone }: { uid: string; phone: string }): boolean =>
  row.uid === null ? row.personal_phone === phone && !row.unlinked : row.uid === uid

/** What opens the booking for who asks: it is their own, or they have its link. */
export function mayOpen(
  { now, secret, formerSecret }: Pick<Deps, 'now' | 'secret' | 'formerSecret'>,
  row: OwnedRow,
  { owner, key, patient }: Omit<BookingAccess, 'reference'>,
): Pick<FoundBooking, 'isOwn' | 'hasLink' | 'link'> {
  const { id, link_version: version, ends_at: endsAt, unlinked } = row
  const isOwn = (owner !== undefined && row.owner === owner) || (patient !== undefined && isOf(row, patient))
  const isOpen = isLinkOpen({ endsAt, unlinked }, now)
  const opens = (by: string): boolean => key !== undefined && opensBooking(by, id, key, version)
  const hasLink = isOpen && isUnderEither({ secret, formerSecret }, opens)
  return { isOwn, hasLink, link: { version, isOpen } }
}

/**
 * The booking that the reference stands for now: a moved one keeps its reference and its link. Null alike for an unknown
 * reference and for a booking that is not the requester's. A link is closed 30 days after the visit, once it was made anew, and
 * when its patient has deleted the account.
 */
export async function findBooking(
  { db, now, secret, formerSecret }: Deps,
  access: BookingAccess & Partial<DeskAccess>,
): Promise<FoundBooking | null> {
  const reference = parseReference(access.reference)
  const row = reference === null ? undefined : await readBooking(db.reads, reference)
  if (!row) return null
  const opened = mayOpen({ now, secret, formerSecret }, row, access)
  if (!opened.isOwn && !opened.hasLink && !access.staff?.mayAt(row.place_id)) return null
  return { ...bookingFrom(row, now), ...opened, manageKey: manageKey(secret, row.id, row.link_version) }
}
