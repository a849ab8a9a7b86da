// Rows inserted directly, for the tests of queries.
import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database, Tables } from '@/lib/db/schema'
import { minutesAfter, NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'

export const PHONE = '+919800000001'
/** Tomorrow 10:00 in the clinics. */
export const TEN = minutesAfter(24 * 60)

type SeatRow = Insertable<Tables['seats']>
type BookingRow = Insertable<Tables['bookings']>

/**
 * Adds a seat at the clinic with three chairs, for half an hour from tomorrow 10:00 or from `starts_at`. Returns its
 * id.
 */
async function putSeat({ writes }: Database, given: Partial<SeatRow> & Pick<SeatRow, 'state'>): Promise<string> {
  const row = { place_id: THREE_CHAIRS, seat: 1, starts_at: TEN, created_at: NOW, ...given }
  const { id } = await writes
    .insertInto('seats')
    .values({ ends_at: minutesAfter(30, row.starts_at), ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a hold of the browser `ann` for ten minutes. */
export const putHold = (db: Database, given: Partial<SeatRow> = {}): Promise<string> =>
  putSeat(db, { state: 'held', owner: 'ann', held_until: minutesAfter(10), proved: false, ...given })

/** Adds a guest's booking by the browser `ann` with its first seat. Returns the id, which both rows share. */
export async function putBooking(
  db: Database,
  given: Partial<BookingRow> = {},
  seat: Partial<SeatRow> = {},
): Promise<string> {
  const id = randomUUID()
  await db.writes
    .insertInto('bookings')
    .values({
      id,
      reference: id,
      status: 'confirmed',
      owner: 'ann',
      personal_name: 'Ann Mary',
      personal_phone: PHONE,
      proved: false,
      flow: 'ORGANIC',
      appointment_type: 'clinic',
      self_booked: true,
      price_paise: 0,
      attribution: '{}',
      first_attribution: '{}',
      booked_at: NOW,
      // Taking a seat copies its place to the booking. A seat that is inserted as left does not.
      place_id: seat.place_id ?? THREE_CHAIRS,
      ...given,
    })
    .execute()
  return putSeat(db, { id, state: 'taken', booking_id: id, nth: 0, taken_at: NOW, ...seat })
}

/** Moves a booking to another seat, as rescheduling does. Returns the new seat's id. */
export async function putMove(db: Database, booking: string, given: Partial<SeatRow>): Promise<string> {
  const { nth } = await db.writes
    .updateTable('seats')
    .set({ state: 'left' })
    .where('booking_id', '=', booking)
    .where('state', '=', 'taken')
    .returning('nth')
    .executeTakeFirstOrThrow()
  return putSeat(db, { state: 'taken', booking_id: booking, nth: (nth ?? 0) + 1, taken_at: NOW, ...given })
}

/** Adds a waiting message to the number. Returns its id. */
export async function putMessage(
  { writes }: Database,
  given: Partial<Insertable<Tables['outbox']>> = {},
): Promise<string> {
  const row = { kind: 'account_deleted', subject: randomUUID(), personal_to: PHONE, personal_payload: '{"a":1}' }
  const { id } = await writes
    .insertInto('outbox')
    .values({ ...row, network: 'n', created_at: NOW, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds an open lead of the number, left in the browser `ann`. */
export const putLead = ({ writes }: Database, given: Partial<Insertable<Tables['leads']>> = {}) =>
  writes
    .insertInto('leads')
    .values({
      personal_phone: PHONE,
      owner: 'ann',
      flow: 'PPR',
      step: 's',
      answers: '{}',
      attribution: '{}',
      consent_version: '1',
      created_at: NOW,
      updated_at: NOW,
      ...given,
    })
    .execute()

/** Adds an account of a number. Returns its uid. */
export async function putUser({ writes }: Database, uid: string, personal_phone = PHONE): Promise<string> {
  await writes.insertInto('users').values({ uid, personal_phone, created_at: NOW }).execute()
  return uid
}
