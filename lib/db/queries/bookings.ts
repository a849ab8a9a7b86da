// Bookings: confirming a hold, and who may read what was booked.
import { sql } from 'kysely'
import type { Service } from '@/lib/catalogue/prices'
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import type { AppointmentType, HomeAddress } from '@/lib/db/booking-tables'
import type { Reads, Tx } from '@/lib/db/schema'

/**
 * One browser's booking or hold at a start: the one with this `sid`, where it is known. Without it a hold is any of the
 * start, a booking the one that was made in these words.
 */
export type OwnStart = { owner: string; placeId: string; startsAt: Date; now: Date; sid: string | null }
export type Words = { name: string | null; phone: string | null; treatment: string | null }
export type OwnRow =
  | { state: 'held'; id: string; created_at: Date; held_until: Date; reference: null; proved: boolean }
  | { state: 'taken'; id: string; created_at: Date; held_until: null; reference: string; proved: boolean }

/** The browser's live hold at a start, or else what it booked there by the same hold or in the same words. */
export async function readOwn(reads: Reads, own: OwnStart & Words): Promise<OwnRow | undefined> {
  const { owner, placeId, startsAt, now, sid, name, phone, treatment } = own
  const { rows } = await sql<OwnRow>`
    SELECT s.state, coalesce(b.id, s.id) AS id, s.created_at, s.held_until, b.reference, coalesce(b.proved, s.proved) AS proved
    FROM seats s LEFT JOIN bookings b ON b.id = s.booking_id
    WHERE s.place_id = ${placeId} AND s.starts_at = ${startsAt}::timestamptz AND s.state IN ('held', 'taken')
      AND coalesce(b.owner, s.owner) = ${owner} AND (s.state = 'taken' OR s.held_until > ${now}::timestamptz)
      AND CASE WHEN ${sid}::uuid IS NOT NULL THEN s.id = ${sid}::uuid
        -- Null is equal to nothing: who doesn't say a name has booked nothing.
        ELSE s.state = 'held' OR (b.personal_name = ${name} AND b.personal_phone = ${phone}
          AND b.treatment IS NOT DISTINCT FROM ${treatment}) END
    ORDER BY s.state = 'held' DESC, CASE WHEN s.state = 'held' THEN s.created_at END, s.taken_at DESC LIMIT 1`.execute(
    reads,
  )
  return rows[0]
}

export type Confirmation = OwnStart & {
  /** Clinic-local, of `startsAt`. */
  date: string
  references: readonly string[]
  name: string
  phone: string
  flow: string
  appointmentType: AppointmentType
  selfBooked: boolean
  treatment: string | null
  service: Service
  treatmentKey: TreatmentKey
  procedure: string | null
  concern: string | null
  pricePaise: number
  address: HomeAddress | null
  attribution: Record<string, string>
  /** Who is signed in. */
  uid: string | null
  /** Whether the number is proved for this browser. */
  proved: boolean
}
export type ConfirmationRow = {
  id: string
  reference: string
  starts_at: Date
  first_attribution: Record<string, string>
}

/**
 * Books the browser's live hold, the one with the sid where there is one, under the first of the references that no other
 * booking ever had. Undefined when there is no live hold, it has begun, or its day was closed meanwhile.
 */
export async function confirmHold(tx: Tx, booking: Confirmation): Promise<ConfirmationRow | undefined> {
  const { owner, placeId, startsAt, now, phone, sid } = booking
  const { rows } = await sql<ConfirmationRow>`
    WITH hold AS (
      -- Locked: after waiting for another confirmation of it, these conditions are asked anew.
      SELECT s.id, s.network, s.starts_at FROM seats s
      WHERE s.owner = ${owner} AND s.place_id = ${placeId} AND s.starts_at = ${startsAt}::timestamptz
        AND s.state = 'held' AND s.held_until > ${now}::timestamptz AND s.starts_at > ${now}::timestamptz
        AND (${sid}::uuid IS NULL OR s.id = ${sid}::uuid)
        AND NOT EXISTS (
          SELECT 1 FROM closures c WHERE c.place_id = ${placeId} AND c.day = ${booking.date}::date)
      ORDER BY s.created_at, s.id LIMIT 1 FOR UPDATE OF s),
    booked AS (
      INSERT INTO bookings (id, reference, status, owner, uid, personal_name, personal_phone, personal_address, network,
        proved, flow, appointment_type, self_booked, treatment, service, treatment_key, procedure, concern, price_paise,
        attribution, first_attribution, booked_at)
      SELECT hold.id, (
          SELECT free FROM unnest(${booking.references}::text[]) AS free
          WHERE NOT EXISTS (SELECT 1 FROM bookings b WHERE b.reference = free) LIMIT 1),
        'confirmed', ${owner},
        -- An account that is being deleted is waited for: afterwards it is a guest's booking.
        (SELECT u.uid FROM users u WHERE u.uid = ${booking.uid} FOR KEY SHARE),
        ${booking.name}, ${phone}, ${booking.address && JSON.stringify(booking.address)}::jsonb, hold.network,
        ${booking.proved}::boolean, ${booking.flow}, ${booking.appointmentType}, ${booking.selfBooked}::boolean,
        ${booking.treatment}, ${booking.service}, ${booking.treatmentKey}, ${booking.procedure}, ${booking.concern},
        ${booking.pricePaise}::integer,
        ${JSON.stringify(booking.attribution)}::jsonb,
        coalesce(
          (SELECT l.attribution FROM leads l
            WHERE l.personal_phone = ${phone} AND l.owner = ${owner} AND l.is_open AND l.attribution <> '{}'),
          ${JSON.stringify(booking.attribution)}::jsonb),
        ${now}::timestamptz
      FROM hold
      RETURNING id, reference, first_attribution)
    UPDATE seats SET state = 'taken', booking_id = booked.id, nth = 0, taken_at = ${now}::timestamptz,
      owner = NULL, held_until = NULL, personal_phone = NULL, network = NULL, proved = NULL
    FROM booked WHERE seats.id = booked.id
    RETURNING booked.*, seats.starts_at`.execute(tx)
  return rows[0]
}

/** Gives up every hold that the browser still has at the start. */
export async function deleteOwnHolds(tx: Tx, { owner, placeId, startsAt }: OwnStart): Promise<void> {
  await tx
    .deleteFrom('seats')
    .where('owner', '=', owner)
    .where('place_id', '=', placeId)
    .where('starts_at', '=', startsAt)
    .where('state', '=', 'held')
    .execute()
}

/** Bookings as they are told: each at its last seat, with the place, the time before it, and what a membership took off. */
const selectBookings = (reads: Reads) =>
  reads
    .selectFrom('bookings as b')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('seats')
          .whereRef('seats.booking_id', '=', 'b.id')
          .select(['seats.place_id', 'seats.starts_at', 'seats.ends_at', 'seats.nth'])
          .orderBy('seats.nth', 'desc')
          .limit(1)
          .as('s'),
      (join) => join.onTrue(),
    )
    .leftJoin('seats as former', (join) =>
      join
        .onRef('former.booking_id', '=', 'b.id')
        .onRef('former.nth', '=', sql`s.nth - 1`)
        // Where a cancellation was undone it has the same time twice.
        .onRef('former.starts_at', '<>', 's.starts_at'),
    )
    .innerJoin('places as p', 'p.id', 's.place_id')
    .leftJoin('clinics as c', 'c.place_id', 'p.id')
    .leftJoin('home_zones as z', 'z.place_id', 'p.id')
    .leftJoin('membership_benefits as m', (join) =>
      join.onRef('m.booking_id', '=', 'b.id').on('b.status', '=', 'confirmed'),
    )
    .selectAll('b')
    .select(['s.place_id', 's.starts_at', 's.ends_at', 'former.starts_at as moved_from', 'p.kind', 'p.city_id'])
    .select([
      'c.id as cid',
      'c.address',
      'c.locality',
      'c.phone',
      'c.landmark',
      'c.lat',
      'c.lng',
      'm.saved_paise',
      'm.benefit',
    ])
    .select((eb) => eb.fn.coalesce('c.name', 'z.name', sql<string>`''`).as('place_name'))

/** The booking of a reference. */
export const readBooking = (reads: Reads, reference: string) =>
  selectBookings(reads).where('b.reference', '=', reference).executeTakeFirst()
export type BookingRow = NonNullable<Awaited<ReturnType<typeof readBooking>>>

/** The latest `limit` bookings by their time in a patient's account, and of its phone those that stand in nobody's. */
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
    .orderBy('s.starts_at', 'desc')
    .limit(limit)
    .execute()
}
