// A chain of many clinics and appointments, for the bench and the tests of query plans. Loading is fast because
// triggers are switched off, indexes are made at the end, and seat_times is written directly.
import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'

/** The share of a place's slots that is taken, on each day. */
const SHARE = 0.6
/** Today and the 30 days that can be booked. */
const AHEAD = 31
/** One booking in twelve is cancelled. */
const CANCELLED = 12
/** Rows of one statement. */
const BATCH = 500_000
/** Switches triggers and foreign keys off, which takes a superuser. */
const UNCHECKED = 'SET LOCAL session_replication_role = replica;'

/**
 * Every slot of every chair from day `from` to the day before `until`, in days from today, within each place's hours.
 */
const timesOf = (from: number, until: number): string => `
  SELECT p.id AS place_id, chair, at, at + p.slot_minutes * interval '1 minute' AS ends
  FROM generate_series(current_date + ${from}, current_date + ${until - 1}, interval '1 day') day
    CROSS JOIN places p
    CROSS JOIN LATERAL (SELECT p.hours -> (extract(isodow FROM day)::int - 1) AS open) week
    CROSS JOIN LATERAL generate_series(
      (day::date + (open ->> 'opens')::time) AT TIME ZONE 'Asia/Kolkata',
      (day::date + (open ->> 'closes')::time) AT TIME ZONE 'Asia/Kolkata' - p.slot_minutes * interval '1 minute',
      p.slot_minutes * interval '1 minute') at
    CROSS JOIN generate_series(1, p.seats) chair`

/**
 * One batch. Ids ascend, so that their index grows at its end. Queries read ids at random, so their order makes no
 * difference to them.
 */
const batchOf = (nth: number, from: number, until: number): string => `${UNCHECKED}
  WITH picked AS MATERIALIZED (
    SELECT lpad(to_hex(${nth}::bigint * 16777216 + row_number() OVER ()), 32, '0')::uuid AS id, t.*,
      row_number() OVER () AS n, at - random() * interval '7 days' AS made,
      row_number() OVER () % ${CANCELLED} = 0 AS is_left
    FROM (${timesOf(from, until)}) t WHERE random() < ${SHARE * (1 + 1 / CANCELLED)}),
  booked AS (
    INSERT INTO bookings (id, reference, status, owner, personal_name, personal_phone, proved, flow, appointment_type,
      self_booked, treatment, service, treatment_key, price_paise, attribution, first_attribution, booked_at, cancelled_at, place_id)
    SELECT id, 'L' || ${nth} || '-' || n, CASE WHEN is_left THEN 'cancelled' ELSE 'confirmed' END, md5(id::text),
      'Asha Rao', '+91' || (6000000000 + (random() * 3e9)::bigint), true, 'ORGANIC', 'clinic', true, 'braces',
      'consultation', 'braces', 0, '{"utm_source": "large"}', '{"utm_source": "large"}', made,
      CASE WHEN is_left THEN made END, place_id
    FROM picked),
  sat AS (
    INSERT INTO seats (id, place_id, seat, starts_at, ends_at, state, booking_id, nth, taken_at, created_at)
    SELECT id, place_id, chair, at, ends, CASE WHEN is_left THEN 'left' ELSE 'taken' END, id, 0, made, made FROM picked)
  INSERT INTO seat_times (place_id, seat, at, seat_id)
    SELECT place_id, chair, t, id FROM picked, generate_series(at, ends - interval '5 minutes', interval '5 minutes') t
    WHERE NOT is_left`

/**
 * Copies the sample clinics in turn until there are `clinics`. Each copy has the city, hours and chairs of its
 * original.
 */
async function addClinics(db: Database, clinics: number): Promise<void> {
  await db.script(`
    CREATE TEMPORARY TABLE copies ON COMMIT DROP AS
      SELECT c.*, c.id || '-' || nth AS copy, p.city_id, p.seats, p.slot_minutes, p.hours
      FROM clinics c JOIN places p ON p.id = c.place_id, generate_series(1, ${clinics}) nth
      ORDER BY nth, c.id LIMIT greatest(0, ${clinics} - (SELECT count(*) FROM clinics));
    INSERT INTO places (id, kind, city_id, seats, slot_minutes, hours)
      SELECT 'c' || copy, 'clinic', city_id, seats, slot_minutes, hours FROM copies;
    INSERT INTO clinics (id, place_id, name, locality, address, pincode, lat, lng, phone)
      SELECT copy, 'c' || copy, name || ' ' || copy, locality, address, pincode, lat, lng, phone FROM copies;
    INSERT INTO closed_days (place_id, day, reason)
      SELECT 'c' || copy, day, reason FROM copies JOIN closed_days USING (place_id);`)
}

type Index = { name: string; made: string; gone: string }

/**
 * The indexes that no constraint needs, and the primary key of seat_times. Keeping the others up to date while
 * loading is fast enough.
 */
async function indexesOf(db: Database): Promise<Index[]> {
  const { rows } = await sql<Index>`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS made,
      'DROP INDEX ' || i.indexrelid::regclass AS gone
    FROM pg_index i
    WHERE i.indrelid IN ('bookings'::regclass, 'seats'::regclass)
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)
    UNION ALL
    SELECT conname, 'ALTER TABLE seat_times ADD ' || pg_get_constraintdef(oid), 'ALTER TABLE seat_times DROP CONSTRAINT ' || conname
    FROM pg_constraint WHERE conrelid = 'seat_times'::regclass AND contype = 'p'`.execute(db.reads)
  return rows
}

async function timesADay(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM (${sql.raw(timesOf(-7, 0))}) t`.execute(
    db.reads,
  )
  return (rows[0]?.n ?? 0) / 7
}

/**
 * Grows a seeded database to `clinics` clinics and about `appointments` bookings with their seats. It removes no
 * clinic. 60 % of all slots of the coming month are taken, and of as many past days as needed. With 'of the month'
 * only the coming month is filled. Returns the number of bookings. Needs a role that may switch triggers off.
 */
export async function loadLargeChain(
  db: Database,
  { clinics, appointments }: { clinics: number; appointments: number | 'of the month' },
): Promise<number> {
  await addClinics(db, clinics)
  if (appointments === 0) return 0
  const perDay = (await timesADay(db)) * SHARE * (1 + 1 / CANCELLED)
  const from = appointments === 'of the month' ? 0 : AHEAD - Math.ceil(appointments / perDay)
  const step = Math.max(1, Math.floor(BATCH / perDay))
  const indexes = await indexesOf(db)
  for (const { gone } of indexes) await db.script(gone)
  for (let day = from; day < AHEAD; day += step)
    await db.script(batchOf(day - from + 1, day, Math.min(day + step, AHEAD)))
  for (const { made } of indexes) await db.script(made)
  await db.script('VACUUM ANALYZE')
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM bookings`.execute(db.reads)
  return rows[0]?.n ?? 0
}
