import { sql } from 'kysely'
import { affectedBy } from '@/lib/db/queries/closures/affected-bookings'
import { paidPaise } from '@/lib/db/queries/payments/desk-money'
import type { Reads } from '@/lib/db/schema'
import { type Inputs, statement } from '@/lib/db/statement'
import type { AppointmentType, HomeAddress } from '@/lib/db/tables/booking-tables'

/** Without a `sid`, any hold of the start matches, or a booking with the same name, phone and treatment. */
export type BookingStart = {
  owner: string
  placeId: string
  startsAt: Date
  now: Date
  sid: string | null
  visitMinutes: number | null
}
export type BookingIdentity = { name: string | null; phone: string | null; treatment: string | null }
type BookingSeat = { id: string; created_at: Date; proved: boolean }
export type SameBooking = {
  name: string
  age: number | null
  phone: string
  address: HomeAddress | null
  appointment_type: AppointmentType
  treatment: string | null
  concern: string | null
}
export type SameBookingRow =
  | (BookingSeat & { state: 'held'; held_until: Date; reference: null })
  | (BookingSeat & SameBooking & { state: 'taken'; held_until: null; reference: string })

export const sameBookingOf = ({
  owner,
  placeId,
  startsAt,
  now,
  sid,
  visitMinutes,
  name,
  phone,
  treatment,
}: Inputs<BookingStart & BookingIdentity>) => sql`
  SELECT s.state, coalesce(b.id, s.id) AS id, s.created_at, s.held_until, b.reference, coalesce(b.proved, s.proved) AS proved,
    b.personal_name AS name, b.personal_age AS age, b.personal_phone AS phone, b.personal_address AS address,
    b.appointment_type, b.treatment, b.concern
  FROM seats s LEFT JOIN bookings b ON b.id = s.booking_id
  WHERE s.place_id = ${placeId} AND s.starts_at = ${startsAt}::timestamptz AND s.state IN ('held', 'taken')
    AND coalesce(b.owner, s.owner) = ${owner} AND (s.state = 'taken'
      OR s.held_until > ${now}::timestamptz AND s.visit_minutes IS NOT DISTINCT FROM ${visitMinutes}::smallint)
    AND CASE WHEN ${sid}::uuid IS NOT NULL THEN s.id = ${sid}::uuid
      -- Null is equal to nothing: who doesn't say a name has booked nothing.
      ELSE s.state = 'held' OR (b.personal_name = ${name} AND b.personal_phone = ${phone}
        AND b.treatment IS NOT DISTINCT FROM ${treatment}) END
  ORDER BY s.state = 'held' DESC, CASE WHEN s.state = 'held' THEN s.created_at END, s.taken_at DESC LIMIT 1`

const sendSameBooking = statement<BookingStart & BookingIdentity, SameBookingRow>(
  (booking) => sql`${sameBookingOf(booking)}`,
)

export async function readSameBooking(
  reads: Reads,
  booking: BookingStart & BookingIdentity,
): Promise<SameBookingRow | undefined> {
  const [row] = await sendSameBooking(reads, booking)
  return row
}

const selectBookings = (reads: Reads) =>
  reads
    .selectFrom('current_bookings as b')
    .leftJoin('seats as former', (join) =>
      join
        .onRef('former.booking_id', '=', 'b.id')
        .onRef('former.nth', '=', sql`b.nth - 1`)
        // After an undone cancellation it has the same time twice.
        .onRef('former.starts_at', '<>', 'b.starts_at'),
    )
    .innerJoin('places as p', 'p.id', 'b.place_id')
    .leftJoin('clinics as c', 'c.place_id', 'p.id')
    .leftJoin('home_zones as z', 'z.place_id', 'p.id')
    .leftJoin('membership_benefits as m', (join) =>
      join.onRef('m.booking_id', '=', 'b.id').on('b.status', '=', 'confirmed'),
    )
    .leftJoin('arrivals as h', 'h.seat_id', 'b.seat_id')
    .leftJoin('chair_delays as d', (join) => join.onRef('d.place_id', '=', 'b.place_id').onRef('d.seat', '=', 'b.seat'))
    .selectAll('b')
    .select([
      'h.reported_at as arrival_reported_at',
      'd.minutes as delay_minutes',
      'd.reported_at as delay_reported_at',
    ])
    .select(['former.starts_at as moved_from', 'p.kind', 'p.city_id'])
    .select([
      'c.id as cid',
      'c.address',
      'c.pincode',
      'c.locality',
      'c.phone',
      'c.landmark',
      'c.lat',
      'c.lng',
      'm.saved_paise',
      'm.benefit',
    ])
    .select((eb) => eb.fn.coalesce('c.name', 'z.name', sql<string>`''`).as('place_name'))
    .select(affectedBy.as('affected'))
    .select(paidPaise(sql`b.id`).as('paid_paise'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payments as y')
            .whereRef('y.booking_id', '=', 'b.id')
            .where('y.state', '=', 'open')
            .where('y.required', '=', true)
            .select('y.id'),
        )
        .$castTo<boolean>()
        .as('pays_first'),
    )

export const readBooking = (reads: Reads, reference: string) =>
  selectBookings(reads).where('b.reference', '=', reference).executeTakeFirst()
export type BookingRow = NonNullable<Awaited<ReturnType<typeof readBooking>>>

/** The latest by time: the account's bookings, and those of its phone that are in no account. */
export function readPatientBookings(
  reads: Reads,
  { uid, phone }: { uid: string; phone: string },
  limit: number,
): Promise<BookingRow[]> {
  return selectBookings(reads)
    .where((eb) =>
      eb.or([
        eb('b.uid', '=', uid),
        eb.and([eb('b.personal_phone', '=', phone), eb('b.uid', 'is', null), eb('b.unlinked', '=', false)]),
      ]),
    )
    .orderBy('b.starts_at', 'desc')
    .limit(limit)
    .execute()
}
