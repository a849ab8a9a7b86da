// The times of a day at a place, with 100,000 bookings in the database and with none.
import { sql } from 'kysely'
import { openDatabase } from '@/lib/db/connection'
import { LONG_WORK } from '@/lib/db/named-statements'
import type { Database } from '@/lib/db/schema'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import type { Shared } from '@/tests/bench/bench'
import { compare, median } from '@/tests/bench/rounds'
import type { Row } from '@/tests/bench/rows'

const BOOKINGS = 100_000
const ROUNDS = 9
const LISTS = 150
const PLACE = 'c101'

/** Bookings at every place alike, from `daysBack` ago to the end of the window, in opening hours. */
async function addBookings(db: Database, daysBack: number): Promise<void> {
  // Begins as work that may run longer than the pool lets a page's statement run.
  await sql`${sql.raw(LONG_WORK)}
    WITH picked AS MATERIALIZED (
      SELECT gen_random_uuid() AS id, row_number() OVER () AS n, place_id, seat, at FROM (
        SELECT p.id AS place_id, seat, at
        FROM places p, generate_series(1, p.seats) seat,
          generate_series(date_trunc('day', now()) - ${daysBack}::int * interval '1 day',
            date_trunc('day', now()) + interval '30 days', '30 minutes') at
        WHERE (at AT TIME ZONE 'Asia/Kolkata')::time BETWEEN '09:30' AND '18:30'
        ORDER BY random() LIMIT ${BOOKINGS}::int) chosen),
    booked AS (
      INSERT INTO bookings (id, reference, status, owner, personal_name, personal_phone, proved, flow, appointment_type,
        self_booked, price_paise, attribution, first_attribution, booked_at)
      SELECT id, 'BENCH' || n, 'confirmed', 'owner-' || n, 'Asha Rao', '+91' || (9000000000 + n), true, 'ORGANIC',
        'clinic', true, 0, '{}', '{}', now() FROM picked)
    INSERT INTO seats (place_id, seat, starts_at, ends_at, state, booking_id, nth, taken_at, created_at)
      SELECT place_id, seat, at, at + interval '30 minutes', 'taken', id, 0, now(), now() FROM picked`.execute(
    db.writes,
  )
  await db.script('VACUUM ANALYZE')
}

/** The median time of one list, in milliseconds. */
async function timeOfList(db: Database, now: Date): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < LISTS; n += 1) {
    const day = addDays(localOf(now).date, 1 + (n % 20))
    const began = performance.now()
    const list = await listSlots({ db, now, secret: '', pool: null }, { placeId: PLACE, owner: 'bench', day })
    times.push(performance.now() - began)
    if (!list) throw new Error(`There is no place ${PLACE}`)
  }
  return median(times)
}

export async function measureSlots({ databases }: Shared): Promise<Row[]> {
  const servers = await databases()
  const open = async () => openDatabase({ databaseUrl: await servers.make(), dataDir: '' })
  const [none, spread, ahead] = [await open(), await open(), await open()]
  await addBookings(spread, 700)
  await addBookings(ahead, 0)
  const now = new Date()
  const rows: Row[] = []
  // All within the window is a chain that is nearly full: for comparison, there is no bar for it.
  for (const [where, db, limits] of [
    ['over two years', spread, { bar: { most: 1.2 }, goal: { most: 1.1 } }],
    ['all in the next 30 days', ahead, {}],
  ] as const) {
    const { ours, theirs, ratio } = await compare(
      ROUNDS,
      () => timeOfList(db, now),
      () => timeOfList(none, now),
    )
    rows.push({
      what: `slots of a day, ${BOOKINGS.toLocaleString('en')} bookings ${where} against 0, p50`,
      measured: `${ours.toFixed(2)} ms, empty ${theirs.toFixed(2)} ms`,
      ratio,
      value: ratio,
      ...limits,
    })
  }
  await Promise.all([none.close(), spread.close(), ahead.close()])
  return rows
}
