// A chain many times the sample one's size, with as many appointments as asked: what benches and the tests of plans measure
// on. Loaded by the set: past the triggers, whose rows (seat_times) it writes itself, and with the indexes made afterwards.
import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'

/** Of the times of a place, how many are taken: in the coming month, and on any day before. */
const SHARE = 0.6
/** The days that can be booked, and one of today. */
const AHEAD = 31
/** Every so many bookings one that was cancelled. */
const CANCELLED = 12
/** Rows of one statement. */
const BATCH = 500_000
/** What is loaded while its triggers and references are away; the server's own user may say so. */
const UNCHECKED = 'SET LOCAL session_replication_role = replica;'

/** The seats' times from day `from` up to but without `until` (counted from today), on each place's own hours. */
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

/** Ids in their order, so that the index of them grows at its end: what reads them by chance reads them alike. */
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

/** Copies the sample chain's clinics, house by house, until there are `clinics`. They have their cities, hours and chairs. */
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

/** Indexes that nothing refers to: what else there is grows with the rows. */
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
 * Brings a seeded database to `clinics` clinics (no fewer than it has) and about `appointments` bookings with their seats:
 * 60 % of all times of the coming month, and of as many days back as it takes; or of the month alone. Returns how many there
 * are. Needs a role that may switch triggers off.
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
