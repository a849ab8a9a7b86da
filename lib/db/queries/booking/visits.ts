import { sql } from 'kysely'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { BookingSource, Visit } from '@/lib/catalogue/visits'
import type { Reads, Tx } from '@/lib/db/schema'

export type VisitRow = {
  id: string
  reference: string
  status: BookingStatus
  price_paise: number
  visit: Visit
  arrived_at: Date | null
  seated_at: Date | null
  kept_at: Date | null
  missed_at: Date | null
  left_at: Date | null
  version: number
  personal_phone: string
  network: string | null
  proved: boolean
  seat_id: string
  seat_state: 'taken' | 'left'
  place_id: string
  seat: number
  starts_at: Date
  ends_at: Date
  visit_minutes: number | null
}

export async function lockVisit(tx: Tx, reference: string): Promise<VisitRow | undefined> {
  const { rows } = await sql<VisitRow>`
    SELECT b.id, b.reference, b.status, b.price_paise, b.visit, b.arrived_at, b.seated_at, b.kept_at, b.missed_at, b.left_at, b.version,
      b.personal_phone, b.network, b.proved, s.id AS seat_id, s.state AS seat_state, s.place_id, s.seat, s.starts_at, s.ends_at,
      s.visit_minutes
    FROM bookings b
      CROSS JOIN LATERAL (SELECT * FROM seats WHERE seats.booking_id = b.id ORDER BY seats.nth DESC LIMIT 1) s
    WHERE b.reference = ${reference} FOR UPDATE OF b`.execute(tx)
  return rows[0]
}

type VisitMark = Pick<VisitRow, 'id' | 'visit' | 'arrived_at' | 'seated_at' | 'kept_at' | 'missed_at' | 'left_at'> & {
  planned_dentist?: string | null
}

export const NOT_COME = { arrived_at: null, seated_at: null, kept_at: null, missed_at: null, left_at: null }

export async function writeVisit(tx: Tx, { id, ...change }: VisitMark): Promise<number> {
  const { version } = await tx
    .updateTable('bookings')
    .set(change)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** The booking stays: a no-show needs no chair. */
export async function releaseSeat(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .updateTable('seats')
    .set({ state: 'left' })
    .where('booking_id', '=', bookingId)
    .where('state', '=', 'taken')
    .execute()
}

/** False, with nothing changed, when the hold `sid` is gone. */
export async function convertHold(
  tx: Tx,
  { bookingId, sid, now }: { bookingId: string; sid: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE seats SET state = 'taken', booking_id = ${bookingId}::uuid, taken_at = ${now}::timestamptz,
      nth = (SELECT max(s.nth) + 1 FROM seats s WHERE s.booking_id = ${bookingId}::uuid),
      owner = NULL, held_until = NULL, personal_phone = NULL, network = NULL, proved = NULL
    WHERE id = ${sid}::uuid AND state = 'held' AND held_until > ${now}::timestamptz
    RETURNING id`.execute(tx)
  return rows.length === 1
}

/** `owner` names one request of the desk. */
export function readBookedBy(reads: Reads, owner: string): Promise<{ id: string; reference: string } | undefined> {
  return reads
    .selectFrom('bookings')
    .where('owner', '=', owner)
    .where('status', '=', 'confirmed')
    .select(['reference', 'id'])
    .executeTakeFirst()
}

type DeskBooking = { id: string; source: BookingSource; bookedBy: string; note: string | null; arrivedAt: Date | null }

export async function writeDeskBooking(tx: Tx, { id, source, bookedBy, note, arrivedAt }: DeskBooking): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({
      source,
      booked_by: bookedBy,
      personal_note: note,
      visit: arrivedAt ? 'arrived' : 'expected',
      arrived_at: arrivedAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function writeNote(tx: Tx, { id, note }: { id: string; note: string | null }): Promise<void> {
  await tx.updateTable('bookings').set({ personal_note: note }).where('id', '=', id).execute()
}

type LastVisitQuery = { owner: string; phone: string | null; placeId?: string | undefined }
export type LastDentist = { placeId: string; name: string }

/** Of the latest visit that the desk marked as kept, booked by this browser or for this number. Anywhere without `placeId`. */
export async function readLastDentist(
  reads: Reads,
  { owner, phone, placeId }: LastVisitQuery,
): Promise<LastDentist | null> {
  const last = await reads
    .selectFrom('bookings')
    .$if(placeId !== undefined, (query) => query.where('place_id', '=', placeId ?? ''))
    .where('visit', '=', 'kept')
    .where('unlinked', '=', false)
    .where((eb) => eb.or([eb('owner', '=', owner), eb('personal_phone', '=', phone)]))
    .orderBy('kept_at', 'desc')
    .select(['place_id', 'planned_dentist'])
    .executeTakeFirst()
  return last?.place_id && last.planned_dentist ? { placeId: last.place_id, name: last.planned_dentist } : null
}

/** People who were booked together count once. Bookings of unproved numbers don't count, because anybody can make them. */
export async function countMissed(reads: Reads | Tx, phone: string, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    SELECT count(DISTINCT coalesce(b.companion_group, b.id))::int AS n FROM bookings b
    WHERE b.personal_phone = ${phone} AND b.visit = 'missed' AND b.missed_at >= ${since}::timestamptz
      AND b.proved AND NOT b.unlinked`.execute(reads)
  return rows[0]?.n ?? 0
}
