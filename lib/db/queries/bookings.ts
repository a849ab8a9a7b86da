// The confirmed and cancelled rows of appointments: confirming a hold, moving and cancelling, and who may read them.
import { sql } from 'kysely'
import { upcomingOf } from '@/lib/db/queries/holds'
import type { AppointmentType, HomeAddress, Reads, Tx } from '@/lib/db/schema'

/** One browser's appointment or hold at a start. */
export type OwnStart = { owner: string; placeId: string; startsAt: Date; now: Date }
export type OwnRow = { id: string; status: 'held' | 'confirmed'; held_until: Date | null; reference: string | null }

/** The browser's live hold at a start, or else its latest confirmed appointment there. */
export function readOwn(reads: Reads, { owner, placeId, startsAt, now }: OwnStart): Promise<OwnRow | undefined> {
  return reads
    .selectFrom('appointments')
    .where('owner', '=', owner)
    .where('place_id', '=', placeId)
    .where('starts_at', '=', startsAt)
    .where('status', 'in', ['held', 'confirmed'])
    .where((eb) => eb.or([eb('status', '=', 'confirmed'), eb('held_until', '>', now)]))
    .select(['id', 'status', 'held_until', 'reference'])
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
  bookingsOfPhone: number
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
}
export type Confirmed = {
  id: string
  reference: string
  starts_at: Date
  first_attribution: Record<string, string>
}

/**
 * Turns the browser's live hold into an appointment under the first of the references that no other one ever had.
 * Undefined when there is no live hold, it has begun, its day was closed meanwhile, or the phone has enough.
 */
export async function confirmHold(tx: Tx, booking: Confirmation): Promise<Confirmed | undefined> {
  const { owner, placeId, startsAt, now, phone } = booking
  const { rows } = await sql<Confirmed>`
    UPDATE appointments SET
      status = 'confirmed', held_until = NULL, confirmed_at = ${now}::timestamptz,
      reference = (
        SELECT free FROM unnest(${booking.references}::text[]) AS free
        WHERE NOT EXISTS (SELECT 1 FROM appointments a WHERE a.reference = free) LIMIT 1),
      flow = ${booking.flow}, appointment_type = ${booking.appointmentType},
      self_booked = ${booking.selfBooked}::boolean, treatment = ${booking.treatment}, concern = ${booking.concern},
      price_paise = ${booking.pricePaise}::integer,
      personal_name = ${booking.name}, personal_phone = ${phone}, uid = ${booking.uid},
      personal_address = ${booking.address && JSON.stringify(booking.address)}::jsonb,
      attribution = ${JSON.stringify(booking.attribution)}::jsonb,
      first_attribution = coalesce(
        (SELECT l.attribution FROM leads l
          WHERE l.personal_phone = ${phone} AND l.is_open AND l.attribution <> '{}'),
        ${JSON.stringify(booking.attribution)}::jsonb)
    WHERE id = (
        SELECT a.id FROM appointments a
        WHERE a.owner = ${owner} AND a.place_id = ${placeId} AND a.starts_at = ${startsAt}::timestamptz
          AND a.status = 'held' AND a.held_until > ${now}::timestamptz
        ORDER BY a.created_at, a.id LIMIT 1)
      -- Said again: after waiting for another confirmation of this row, only these conditions are asked anew.
      AND status = 'held' AND held_until > ${now}::timestamptz
      AND starts_at > ${now}::timestamptz
      AND NOT EXISTS (
        SELECT 1 FROM closures c
        WHERE c.place_id = ${placeId} AND c.day = ${booking.date}::date)
      AND ${upcomingOf(phone, now)} < ${booking.bookingsOfPhone}::int
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

/** Every row that a reference ever had (a moved appointment has several), with what a page says of its place. */
export function readBookings(reads: Reads, reference: string) {
  return reads
    .selectFrom('appointments as a')
    .innerJoin('places as p', 'p.id', 'a.place_id')
    .leftJoin('clinics as c', 'c.place_id', 'p.id')
    .leftJoin('home_zones as z', 'z.place_id', 'p.id')
    .leftJoin('membership_benefits as b', 'b.appointment_id', 'a.id')
    .where('a.reference', '=', reference)
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
    .execute()
}
export type BookingRow = Awaited<ReturnType<typeof readBookings>>[number]

/** The appointment that a reference stands for now, locked until the transaction ends. */
export function lockLiving(tx: Tx, reference: string) {
  return tx
    .selectFrom('appointments')
    .where('reference', '=', reference)
    .where('status', '=', 'confirmed')
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** Cancels a confirmed row; its place is free once the transaction commits. */
export async function cancelRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('appointments').set({ status: 'cancelled', cancelled_at: now }).where('id', '=', id).execute()
}

/** Marks a confirmed row as kept. */
export async function keepRow(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('appointments').set({ kept_at: now }).where('id', '=', id).execute()
}

/** Makes the hold `sid` the appointment that replaces the row `from`, under the same reference. */
export async function confirmMoved(
  tx: Tx,
  { sid, from, now }: { sid: string; from: string; now: Date },
): Promise<void> {
  await sql`
    UPDATE appointments SET
      status = 'confirmed', held_until = NULL, confirmed_at = ${now}::timestamptz, moved_from = before.id,
      owner = before.owner, reference = before.reference, flow = before.flow,
      appointment_type = before.appointment_type, self_booked = before.self_booked, treatment = before.treatment,
      concern = before.concern, price_paise = before.price_paise, personal_name = before.personal_name,
      personal_phone = before.personal_phone, personal_address = before.personal_address,
      attribution = before.attribution, first_attribution = before.first_attribution, uid = before.uid,
      unlinked = before.unlinked
    FROM appointments before
    WHERE appointments.id = ${sid}::uuid AND before.id = ${from}::uuid`.execute(tx)
}
