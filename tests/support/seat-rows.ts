import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'

/** Every seat with its booking. The owner comes from the booking, or from the hold itself. */
export const seatRows = (db: Database) =>
  db.writes
    .selectFrom('seats as s')
    .leftJoin('bookings as b', 'b.id', 's.booking_id')
    .select(['s.id', 's.place_id', 's.seat', 's.starts_at', 's.ends_at', 's.state', 's.created_at', 's.held_until'])
    .select([
      's.booking_id',
      's.nth',
      's.taken_at',
      'b.reference',
      'b.status',
      'b.uid',
      'b.unlinked',
      'b.personal_name',
    ])
    .select(['b.personal_address', 'b.flow', 'b.appointment_type', 'b.self_booked', 'b.treatment', 'b.concern'])
    .select(['b.price_paise', 'b.attribution', 'b.first_attribution', 'b.booked_at', 'b.cancelled_at', 'b.kept_at'])
    .select((eb) => [
      eb.fn.coalesce('b.owner', 's.owner').as('owner'),
      eb.fn.coalesce('b.personal_phone', 's.personal_phone').as('personal_phone'),
      eb.fn.coalesce('b.network', 's.network').as('network'),
      eb.fn.coalesce('b.proved', 's.proved').as('proved'),
    ])
    // The whole order is given, because a table has none. Rows of one moment follow by start, then with holds last,
    // then by chair.
    .orderBy('s.created_at')
    .orderBy('s.starts_at')
    .orderBy('s.taken_at')
    .orderBy('s.place_id')
    .orderBy('s.seat')
    .orderBy('s.nth')
    .orderBy('s.id')

type Seat = {
  placeId: string
  seat: number
  state: 'held' | 'taken' | 'left'
  startsAt: string
  endsAt: string
  booking: string | null
}

/** Inserts a seat directly: a hold of the owner `hand`, or a seat that a booking has taken or left. */
export const insertSeat = (db: Database, { placeId, seat, state, startsAt, endsAt, booking }: Seat) => {
  const times = { starts_at: new Date(startsAt), ends_at: new Date(endsAt), created_at: new Date() }
  const hold = { owner: 'hand', held_until: new Date('2100-01-01T00:00:00Z'), proved: false }
  // Each seat needs a higher number than the seats before it.
  const nth = sql<number>`(SELECT count(*)::integer + 1 FROM seats)`
  return db.writes
    .insertInto('seats')
    .values({
      place_id: placeId,
      seat,
      state,
      ...times,
      ...(state === 'held' ? hold : { booking_id: booking, nth, taken_at: new Date() }),
    })
    .execute()
}
