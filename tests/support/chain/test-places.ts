// A small chain with known numbers beside the sample chain, and the fixed clock of the use case tests.
import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import { type ConfirmInput, confirmBooking } from '@/lib/use-cases/booking/confirm'
import { type HoldInput, holdSlot } from '@/lib/use-cases/booking/hold'
import type { Deps } from '@/lib/use-cases/deps'
import { sitePort } from '@/lib/user-pool/site-port'
import { seatRows } from '@/tests/support/seat-rows'

/** A Monday at 10:00 in the clinics. */
export const NOW = new Date('2026-11-23T10:00:00+05:30')
export const TODAY = '2026-11-23'
export const TOMORROW = '2026-11-24'
export const SECRET = 'a secret of at least thirty-two characters'

export const ONE_CHAIR = 'c901'
export const THREE_CHAIRS = 'c902'
export const ZONE = 'test-zone'
export const CITY = 'testpur'
export const ZONE_PINCODE = '590001'

export const depsOf = (db: Database, now: Date = NOW): Deps => ({ db, now, secret: SECRET, pool: sitePort })
/** The date in `days` days, or the next one when the test clinics are closed then. */
export function inDays(days: number): string {
  const at = new Date(Date.now() + days * 86_400_000)
  return (at.getUTCDay() === 0 ? new Date(at.getTime() + 86_400_000) : at).toISOString().slice(0, 10)
}

export const minutesAfter = (minutes: number, from: Date = NOW): Date => new Date(from.getTime() + minutes * 60_000)

/** Eight slots of half an hour from 09:00 to 13:00, every day but Sunday. */
const DAY = { opens: '09:00', closes: '13:00' }
export const WEEK = [DAY, DAY, DAY, DAY, DAY, DAY, null]
const hours = JSON.stringify(WEEK)

/**
 * Adds a city, two clinics (one chair, three chairs) and a home-visit zone with two teams. Calling it again changes
 * nothing.
 */
export async function addTestPlaces({ writes }: Database): Promise<void> {
  const place = (id: string, kind: 'clinic' | 'home_zone', seats: number) => ({
    id,
    kind,
    seats,
    city_id: CITY,
    slot_minutes: 30,
    hours,
  })
  const clinic = (id: string, place_id: string, locality: string, pincode: string, lat: number) => ({
    id,
    place_id,
    locality,
    pincode,
    lat,
    lng: 75,
    name: `Test Dental ${locality}`,
    address: `1 ${locality} Road`,
    phone: '080 0000 1',
  })
  await writes
    .insertInto('cities')
    .values({ id: CITY, name: 'Testpur', state: 'Karnataka', lat: 15, lng: 75 })
    .onConflict((row) => row.doNothing())
    .execute()
  await writes
    .insertInto('places')
    .values([place(ONE_CHAIR, 'clinic', 1), place(THREE_CHAIRS, 'clinic', 3), place(ZONE, 'home_zone', 2)])
    .onConflict((row) => row.doNothing())
    .execute()
  await writes
    .insertInto('clinics')
    .values([
      clinic('901', ONE_CHAIR, 'Fort', '590010', 15.1),
      clinic('902', THREE_CHAIRS, 'T. Market', '590020', 15.02),
    ])
    .onConflict((row) => row.doNothing())
    .execute()
  await writes
    .insertInto('home_zones')
    .values({ place_id: ZONE, name: 'Testpur North' })
    .onConflict((row) => row.doNothing())
    .execute()
  await writes
    .insertInto('home_zone_pincodes')
    .values({ pincode: ZONE_PINCODE, place_id: ZONE, lat: 15.2, lng: 75 })
    .onConflict((row) => row.doNothing())
    .execute()
}

/** Gives a place other opening hours (until 13:00, every day but Sunday) and another slot length. */
export async function changeTimes(
  { writes }: Database,
  id: string,
  { slotMinutes, opens }: { slotMinutes: number; opens: string },
): Promise<void> {
  const day = { ...DAY, opens }
  await writes
    .updateTable('places')
    .set({ slot_minutes: slotMinutes, hours: JSON.stringify([day, day, day, day, day, day, null]) })
    .where('id', '=', id)
    .execute()
}

export const slot = (date = TOMORROW, start = '10:00', end = '10:30') => ({ date, start, end })

/** A requester with a proved number; `stranger` makes one without. */
const PROVED = { network: '192.0.2.1', proved: true }
export const stranger = (network = '192.0.2.2') => ({ network, proved: false })
const PHONE = '+919800000001'

/** Tomorrow 10:00 at the clinic with one chair, for the browser `ann`. */
export const holdInput = (given: Partial<HoldInput> = {}): HoldInput => ({
  owner: 'ann',
  placeId: ONE_CHAIR,
  phone: PHONE,
  ...PROVED,
  ...slot(),
  ...given,
})

export const confirmInput = (given: Partial<ConfirmInput> = {}): ConfirmInput => ({
  language: 'en',
  owner: 'ann',
  placeId: ONE_CHAIR,
  date: TOMORROW,
  start: '10:00',
  name: 'Ann Mary',
  phone: PHONE,
  ...PROVED,
  flow: 'ORGANIC',
  appointmentType: 'clinic',
  selfBooked: true,
  // A home visit can only be booked for a treatment that has a price there.
  treatment: given.placeId === ZONE ? 'aligner_scan' : 'braces',
  concern: null,
  attribution: { utm_source: 'test' },
  ...given,
})

/** Holds a slot and returns the hold's sid. Throws when it is refused. */
export async function holdSid(deps: Deps, given: Partial<HoldInput> = {}): Promise<string> {
  const held = await holdSlot(deps, holdInput(given))
  if (held.kind !== 'held') throw new Error(`Not held: ${held.kind}`)
  return held.sid
}

/** Holds a slot and confirms it. Returns the booking's reference and id. Throws when either is refused. */
export async function book(
  deps: Deps,
  given: Partial<ConfirmInput & HoldInput> = {},
): Promise<{ reference: string; id: string }> {
  const held = await holdSlot(deps, holdInput(given))
  // Without an end the confirmation uses the hold and can't take a free seat instead.
  const booked = await confirmBooking(deps, { ...confirmInput(given), end: undefined })
  if (booked.kind !== 'confirmed') throw new Error(`Not booked: ${held.kind}, ${booked.kind}`)
  return booked
}

/** The seats of a place, to check the stored rows. */
export const rowsOf = (db: Database, placeId: string) => seatRows(db).where('s.place_id', '=', placeId).execute()

/** Holds every seat of the place from midnight of today to the end of a date. The holds last a day. */
export const fillSeats = (db: Database, placeId: string, until: string) =>
  sql`INSERT INTO seats (place_id, seat, starts_at, ends_at, state, owner, held_until, proved, created_at)
    SELECT p.id, seat, at, at + interval '30 minutes', 'held', 'other', ${minutesAfter(24 * 60)}::timestamptz, false,
      ${NOW}::timestamptz
    FROM places p, generate_series(1, p.seats) seat, generate_series(
      ${instantOf(TODAY, '00:00')}::timestamptz, ${instantOf(until, '23:30')}::timestamptz, '30 minutes') at
    WHERE p.id = ${placeId}`.execute(db.writes)
