// The confirmed rows of appointments: confirming a hold, and who may read what was booked.
import { sql } from 'kysely'
import type { AppointmentType, HomeAddress, Reads, Tx } from '@/lib/db/schema'

/**
 * One browser's appointment or hold at a start: the one with this `sid`, where it is known. Without it a hold is any of
 * the start, an appointment the one that was booked in these words.
 */
export type OwnStart = { owner: string; placeId: string; startsAt: Date; now: Date; sid: string | null }
export type Words = { name: string | null; phone: string | null; treatment: string | null }
export type OwnRow = {
  id: string
  status: 'held' | 'confirmed'
  held_until: Date | null
  reference: string | null
  proved: boolean
}

/** The browser's live hold at a start, or else what it booked there by the same hold or in the same words. */
export function readOwn(reads: Reads, own: OwnStart & Words): Promise<OwnRow | undefined> {
  const { owner, placeId, startsAt, now, sid, name, phone, treatment } = own
  return reads
    .selectFrom('appointments')
    .where('owner', '=', owner)
    .where('place_id', '=', placeId)
    .where('starts_at', '=', startsAt)
    .where('status', 'in', ['held', 'confirmed'])
    .where((eb) => eb.or([eb('status', '=', 'confirmed'), eb('held_until', '>', now)]))
    .$if(sid !== null, (own) => own.where('id', '=', sid))
    .$if(sid === null, (own) =>
      own.where((eb) =>
        eb.or([
          eb('status', '=', 'held'),
          // Null is equal to nothing: who doesn't say a name has booked nothing.
          eb.and([
            eb('personal_name', '=', name),
            eb('personal_phone', '=', phone),
            eb('treatment', 'is not distinct from', treatment),
          ]),
        ]),
      ),
    )
    .select(['id', 'status', 'held_until', 'reference', 'proved'])
    .orderBy(sql`status = 'held'`, 'desc')
    .orderBy(sql`CASE WHEN status = 'held' THEN created_at END`)
    .orderBy('confirmed_at', 'desc')
    .limit(1)
    .$narrowType<OwnRow>()
    .executeTakeFirst()
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
  concern: string | null
  pricePaise: number
  address: HomeAddress | null
  attribution: Record<string, string>
  /** Who is signed in. */
  uid: string | null
  /** Whether the number is proved for this browser. */
  proved: boolean
}
export type Confirmed = {
  id: string
  reference: string
  starts_at: Date
  first_attribution: Record<string, string>
}

/**
 * Turns the browser's live hold, the one with the sid where there is one, into an appointment under the first of the
 * references that no other one ever had. Undefined when there is no live hold, it has begun, or its day was closed
 * meanwhile.
 */
export async function confirmHold(tx: Tx, booking: Confirmation): Promise<Confirmed | undefined> {
  const { owner, placeId, startsAt, now, phone, sid } = booking
  const { rows } = await sql<Confirmed>`
    UPDATE appointments SET
      status = 'confirmed', held_until = NULL, confirmed_at = ${now}::timestamptz,
      reference = (
        SELECT free FROM unnest(${booking.references}::text[]) AS free
        WHERE NOT EXISTS (SELECT 1 FROM appointments a WHERE a.reference = free) LIMIT 1),
      flow = ${booking.flow}, appointment_type = ${booking.appointmentType},
      self_booked = ${booking.selfBooked}::boolean, treatment = ${booking.treatment}, concern = ${booking.concern},
      price_paise = ${booking.pricePaise}::integer,
      personal_name = ${booking.name}, personal_phone = ${phone},
      -- An account that is being deleted is waited for: afterwards it is a guest's booking.
      uid = (SELECT u.uid FROM users u WHERE u.uid = ${booking.uid} FOR KEY SHARE),
      proved = ${booking.proved}::boolean,
      personal_address = ${booking.address && JSON.stringify(booking.address)}::jsonb,
      attribution = ${JSON.stringify(booking.attribution)}::jsonb,
      first_attribution = coalesce(
        (SELECT l.attribution FROM leads l
          WHERE l.personal_phone = ${phone} AND l.owner = ${owner} AND l.is_open AND l.attribution <> '{}'),
        ${JSON.stringify(booking.attribution)}::jsonb)
    WHERE id = (
        SELECT a.id FROM appointments a
        WHERE a.owner = ${owner} AND a.place_id = ${placeId} AND a.starts_at = ${startsAt}::timestamptz
          AND a.status = 'held' AND a.held_until > ${now}::timestamptz
          AND (${sid}::uuid IS NULL OR a.id = ${sid}::uuid)
        ORDER BY a.created_at, a.id LIMIT 1)
      -- Said again: after waiting for another confirmation of this row, only these conditions are asked anew.
      AND status = 'held' AND held_until > ${now}::timestamptz
      AND starts_at > ${now}::timestamptz
      AND NOT EXISTS (
        SELECT 1 FROM closures c
        WHERE c.place_id = ${placeId} AND c.day = ${booking.date}::date)
    RETURNING id, reference, starts_at, first_attribution`.execute(tx)
  return rows[0]
}

/** Gives up every hold that the browser still has at the start. */
export async function deleteOwnHolds(tx: Tx, { owner, placeId, startsAt }: OwnStart): Promise<void> {
  await tx
    .deleteFrom('appointments')
    .where('owner', '=', owner)
    .where('place_id', '=', placeId)
    .where('starts_at', '=', startsAt)
    .where('status', '=', 'held')
    .execute()
}

/** Confirmed and cancelled rows as a booking is told, with their place and what a membership took off. */
export const selectBookings = (reads: Reads) =>
  reads
    .selectFrom('appointments as a')
    .innerJoin('places as p', 'p.id', 'a.place_id')
    .leftJoin('clinics as c', 'c.place_id', 'p.id')
    .leftJoin('home_zones as z', 'z.place_id', 'p.id')
    .leftJoin('membership_benefits as b', 'b.appointment_id', 'a.id')
    .where('a.status', '<>', 'held')
    .selectAll('a')
    .select([
      'p.kind',
      'p.city_id',
      'c.id as cid',
      'c.address',
      'c.locality',
      'c.phone',
      'c.lat',
      'c.lng',
      'b.saved_paise',
      'b.benefit',
    ])
    .select((eb) => eb.fn.coalesce('c.name', 'z.name', sql<string>`''`).as('place_name'))

/** Every row that a reference ever had (a moved appointment has several). */
export const readBookings = (reads: Reads, reference: string) =>
  selectBookings(reads).where('a.reference', '=', reference).execute()
export type BookingRow = Awaited<ReturnType<typeof readBookings>>[number]
