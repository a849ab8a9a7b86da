// Finds a booking for someone who may see it: the browser that booked, the bearer of its manage link, the signed-in
// patient in whose account it stands, or of its phone while it stands in nobody's.
import type { Benefit } from '@/lib/catalogue/benefits'
import { type BookingRow, readBookings } from '@/lib/db/queries/bookings'
import type { AppointmentType, HomeAddress } from '@/lib/db/schema'
import { canChange } from '@/lib/domain/cancellation'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import { isLinkOpen } from '@/lib/domain/manage-link'
import { parseReference } from '@/lib/domain/references'
import { manageKey, opensBooking } from '@/lib/use-cases/booking/manage-key'
import type { Deps } from '@/lib/use-cases/deps'

/** The reference as typed, and what entitles: any one of the three is enough. `patient` is who is signed in. */
export type BookingAccess = {
  reference: string
  owner?: string
  key?: string
  patient?: { uid: string; phone: string }
}
export type Booking = {
  id: string
  reference: string
  status: 'confirmed' | 'cancelled'
  /** A home zone has a name only; the rest is the clinic's. */
  place: {
    id: string
    kind: 'clinic' | 'home_zone'
    cityId: string
    cid: string | null
    name: string
    address: string | null
    locality: string | null
    phone: string | null
    lat: number | null
    lng: number | null
  }
  startsAt: Date
  endsAt: Date
  /** Clinic-local. */
  date: string
  start: string
  end: string
  flow: string | null
  treatment: string | null
  concern: string | null
  pricePaise: number
  /** By how much a membership lowered the price. */
  savedPaise: number
  benefit: Benefit | null
  name: string
  phone: string
  address: HomeAddress | null
  appointmentType: AppointmentType | null
  selfBooked: boolean | null
  /** The time it had before it was moved. */
  movedFrom: { date: string; start: string } | null
  canChange: boolean
  manageKey: string
  /** Whether the asker is the browser that booked or its signed-in patient, and not the bearer of the link alone. */
  isOwn: boolean
  /** Whether the asker has the link: it went to the booking's number by SMS, and nowhere else. */
  hasLink: boolean
  /** The manage link: of which row it is (the booking's first), how often it was made anew, whether it still opens. */
  link: { of: string; version: number; isOpen: boolean }
}

function slotOf(row: BookingRow): { date: string; start: string; end: string } {
  const { date, time } = localOf(row.starts_at)
  return { date, start: time, end: timeOn(date, row.ends_at) }
}

/** Another patient of the same number, before or after, sees nothing. */
const isOf = (row: BookingRow, { uid, phone }: { uid: string; phone: string }): boolean =>
  row.uid === null ? row.personal_phone === phone && !row.unlinked : row.uid === uid

/**
 * The booking that the reference stands for now: a moved one keeps its reference and its link. Null alike for an unknown
 * reference and for a booking that is not the asker's. A link is closed 30 days after the visit, once it was made anew, and
 * when its patient has deleted the account.
 */
export async function findBooking({ db, now, secret }: Deps, access: BookingAccess): Promise<Booking | null> {
  const reference = parseReference(access.reference)
  const rows = reference === null ? [] : await readBookings(db.reads, reference)
  const { owner, key, patient } = access
  const isOwn = rows.some(
    (row) => (owner !== undefined && row.owner === owner) || (patient !== undefined && isOf(row, patient)),
  )
  const last = rows.find((row) => !rows.some((other) => other.moved_from === row.id))
  const first = rows.find((row) => row.moved_from === null)
  if (!last || !first) return null
  const version = first.link_version
  const isOpen = isLinkOpen({ endsAt: last.ends_at, unlinked: last.unlinked }, now)
  const hasLink = isOpen && key !== undefined && opensBooking(secret, first.id, key, version)
  if (!isOwn && !hasLink) return null

  const before = rows.find((row) => row.id === last.moved_from)
  return {
    id: last.id,
    reference: last.reference as string,
    status: last.status === 'confirmed' ? 'confirmed' : 'cancelled',
    place: {
      id: last.place_id,
      kind: last.kind,
      cityId: last.city_id,
      cid: last.cid,
      name: last.place_name,
      address: last.address,
      locality: last.locality,
      phone: last.phone,
      lat: last.lat,
      lng: last.lng,
    },
    startsAt: last.starts_at,
    endsAt: last.ends_at,
    ...slotOf(last),
    flow: last.flow,
    treatment: last.treatment,
    concern: last.concern,
    pricePaise: last.price_paise ?? 0,
    savedPaise: last.saved_paise ?? 0,
    benefit: last.benefit,
    name: last.personal_name as string,
    phone: last.personal_phone as string,
    address: last.personal_address,
    appointmentType: last.appointment_type,
    selfBooked: last.self_booked,
    movedFrom: before ? { date: slotOf(before).date, start: slotOf(before).start } : null,
    canChange: last.status === 'confirmed' && canChange(last.starts_at, now),
    // Of the first row, so that the link in the first message stays the one link.
    manageKey: manageKey(secret, first.id, version),
    isOwn,
    hasLink,
    link: { of: first.id, version, isOpen },
  }
}
