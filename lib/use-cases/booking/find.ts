import type { Language } from '@/lib/catalogue/languages'
import { type BookingRow, readBooking } from '@/lib/db/queries/booking/bookings'
import { manageKey, opensBooking } from '@/lib/domain/booking/manage-key'
import { isLinkOpen } from '@/lib/domain/booking/manage-link'
import { parseReference } from '@/lib/domain/booking/references'
import { isUnderEither } from '@/lib/domain/secrets'
import { type Booking, bookingFrom } from '@/lib/use-cases/booking/booking'
import type { Deps } from '@/lib/use-cases/deps'

export type BookingAccess = {
  reference: string
  owner?: string
  key?: string
  patient?: { uid: string; phone: string }
  /** Of the page on which the requester changes the booking. Messages about the change come in it. */
  language?: Language
  /** The link also opens after its time, for a page that shows nothing but the visit's day. */
  allowsExpired?: boolean
}
export type DeskAccess = { reference: string; staff: { mayAt(placeId: string): boolean } }
export type FoundBooking = Booking & {
  manageKey: string
  /** False when the requester only has the link. */
  isOwn: boolean
  /** The link went by SMS to the booking's number only, so it proves the number. */
  hasLink: boolean
  link: { version: number; isOpen: boolean }
}

type OwnedRow = Pick<BookingRow, 'id' | 'owner' | 'uid' | 'unlinked' | 'personal_phone' | 'link_version' | 'ends_at'>

/** A booking in an account is that patient's alone: another patient of the number sees nothing. */
const isOf = (row: OwnedRow, { uid, phone }: { uid: string; phone: string }): boolean =>
  row.uid === null ? row.personal_phone === phone && !row.unlinked : row.uid === uid

export function mayOpen(
  { now, secret, formerSecret }: Pick<Deps, 'now' | 'secret' | 'formerSecret'>,
  row: OwnedRow,
  { owner, key, patient, allowsExpired = false }: Omit<BookingAccess, 'reference'>,
): Pick<FoundBooking, 'isOwn' | 'hasLink' | 'link'> {
  const { id, link_version: version, ends_at: endsAt, unlinked } = row
  const isOwn = (owner !== undefined && row.owner === owner) || (patient !== undefined && isOf(row, patient))
  const isOpen = isLinkOpen({ endsAt, unlinked }, now)
  const opens = (by: string): boolean => key !== undefined && opensBooking(by, id, key, version)
  const hasLink = (isOpen || (allowsExpired && !unlinked)) && isUnderEither({ secret, formerSecret }, opens)
  return { isOwn, hasLink, link: { version, isOpen } }
}

/** Null alike for an unknown reference and for another's booking. A moved booking keeps its reference and link. */
export async function findBooking(
  { db, now, secret, formerSecret }: Deps,
  access: BookingAccess & Partial<DeskAccess>,
): Promise<FoundBooking | null> {
  const reference = parseReference(access.reference)
  const row = reference === null ? undefined : await readBooking(db.reads, reference)
  if (!row) return null
  const opened = mayOpen({ now, secret, formerSecret }, row, access)
  if (!opened.isOwn && !opened.hasLink && !access.staff?.mayAt(row.place_id)) return null
  const booking = bookingFrom(row, now)
  const { language = booking.language } = access
  return { ...booking, language, ...opened, manageKey: manageKey(secret, row.id, row.link_version) }
}
