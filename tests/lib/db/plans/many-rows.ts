// So many rows that reading a whole table is the wrong plan, in every table that grows with the patients.
import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'
import { loadLargeChain } from '@/tests/support/chain/large-chain'

/** The tables that grow with the patients. Other tables grow with the clinics or have a limited number of rows. */
export const GROWING = [
  'seats',
  'seat_times',
  'bookings',
  'leads',
  'outbox',
  'events',
  'limit_hits',
  'number_proofs',
  'number_codes',
  'users',
  'sessions',
  'memberships',
  'membership_benefits',
  'referrals',
  'smile_photos',
  'desk_events',
] as const

const APPOINTMENTS = 12_000
const ROWS = 12_000
/** Live holds after the booking window, so that they block no slot. */
const HOLDS = 500

/** The usual values of each column: few messages wait, few photos belong to drafts, most leads are closed. */
const FILLING = `
  INSERT INTO users (uid, personal_phone, personal_name, identity_sub, referral_code, created_at)
    SELECT 'many:' || n, '+917' || lpad(n::text, 9, '0'), 'Asha Rao', gen_random_uuid(), 'CODE' || n, now() - n * interval '1 minute'
    FROM generate_series(1, ${ROWS}) n;
  UPDATE bookings b SET uid = u.uid FROM users u WHERE u.personal_name <> '' AND right(b.personal_phone, 4) = right(u.uid, 4)
    AND length(u.uid) = 9;
  INSERT INTO seats (place_id, seat, starts_at, ends_at, state, owner, held_until, personal_phone, network, proved, created_at)
    SELECT 'c101', 1, at, at + interval '30 minutes', 'held', md5('holder' || n), now() + n * interval '1 second',
      '+917' || lpad(n::text, 9, '0'), md5('network' || n / 3), false, now()
    FROM (SELECT n, date_trunc('day', now()) + interval '40 days' + n * interval '30 minutes' AS at
      FROM generate_series(1, ${HOLDS}) n) t;
  INSERT INTO sessions (token_hash, uid, origin_jti, sign_in, created_at, expires_at)
    SELECT md5('session' || n), 'many:' || n, md5('jti' || n), md5('jti' || n), now(), now() + n * interval '1 minute'
    FROM generate_series(1, ${ROWS}) n;
  INSERT INTO memberships (uid, number, activated_at, valid_until)
    SELECT 'many:' || n, 'MD' || n, now(), now() + interval '1 year' FROM generate_series(1, ${ROWS}) n;
  INSERT INTO leads (personal_phone, owner, flow, step, consent_version, is_open, handled_at, created_at, updated_at)
    SELECT '+917' || lpad(n::text, 9, '0'), md5(n::text), 'PPR', 'end', '1', n % 50 = 0,
      CASE WHEN n % 3 = 0 THEN now() - n * interval '1 minute' END, now() - n * interval '5 minutes', now() - n * interval '5 minutes'
    FROM generate_series(1, ${ROWS}) n;
  INSERT INTO limit_hits (key, at) SELECT left(md5((n / 3)::text), 22), now() - n * interval '0.2 seconds'
    FROM generate_series(1, ${ROWS}) n;
  INSERT INTO number_proofs (owner, number_hash, expires_at)
    SELECT md5(n::text), md5('number' || n), now() + n * interval '1 minute' FROM generate_series(1, ${ROWS}) n;
  INSERT INTO number_codes (owner, number_hash, code_hash, expires_at)
    SELECT md5(n::text), md5('number' || n), md5('code' || n), now() + n * interval '1 minute' FROM generate_series(1, ${ROWS}) n;
  INSERT INTO outbox (kind, subject, personal_to, personal_payload, created_at, sent_at, attempts, admitted, handed)
    SELECT 'booking_confirmed', s.id, CASE WHEN s.n % 200 = 0 THEN '+917' || lpad(s.n::text, 9, '0') ELSE '' END, '{}',
      now() - s.n * interval '3 minutes', CASE WHEN s.n % 200 <> 0 THEN now() END, 1, true, true
    FROM (SELECT id, row_number() OVER () AS n FROM seats) s;
  INSERT INTO events (name, path, created_at)
    SELECT 'page_view', '/', now() - n * interval '10 seconds' FROM generate_series(1, ${ROWS}) n;
  INSERT INTO referrals (personal_phone, referrer_uid, created_at)
    SELECT '+918' || lpad(n::text, 9, '0'), 'many:' || n, now() FROM generate_series(1, ${ROWS}) n;
  INSERT INTO membership_benefits (booking_id, uid, benefit, saved_paise, used_at)
    SELECT id, 'many:' || (row_number() OVER ()) % ${ROWS} + 1, 'price', 100, booked_at FROM bookings;
  INSERT INTO desk_events (at, staff_id, place_id, verb, subject, before, after)
    SELECT booked_at, gen_random_uuid(), 'c' || 101 + (row_number() OVER ()) % 6, 'mark', id::text, '{}', '{}' FROM bookings;
  INSERT INTO smile_photos (id, owner, digest, bytes, booking_id, created_at, stored_at)
    SELECT gen_random_uuid(), owner, md5(id::text), 100000, id, now() - random() * interval '100 days', now() FROM bookings`

/**
 * Whether an index of a growing table can't answer alone yet. A session that begins meanwhile, in any database of the
 * server, can keep VACUUM from marking pages as visible to all.
 */
const hasUnseenPages = async ({ reads }: Database): Promise<boolean> =>
  (
    await sql`SELECT FROM pg_class WHERE relkind = 'r' AND relname = ANY (${[...GROWING]}) AND relallvisible < relpages`.execute(
      reads,
    )
  ).rows.length > 0

/** Fills a seeded database, updates the planner's statistics, and resets the counts of reads by table. */
export async function fillWithMany(db: Database): Promise<void> {
  await loadLargeChain(db, { clinics: 0, appointments: APPOINTMENTS })
  await db.script(`SET LOCAL session_replication_role = replica; ${FILLING}`)
  do await db.script('VACUUM ANALYZE')
  while (await hasUnseenPages(db))
  await db.script('SELECT pg_stat_reset()')
}
