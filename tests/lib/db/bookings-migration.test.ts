// The move from one table of appointments to bookings and their seats: nothing that stood is lost, every link opens, and a
// process of the version before writes nothing any more.
import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import { migrate } from '@/lib/db/migrate'
import { readToldVisits } from '@/lib/db/queries/visit-messages'
import type { Database } from '@/lib/db/schema'
import { manageKey } from '@/lib/domain/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { fingerprint } from '@/tests/reliability/support/ledger'
import { seatRows } from '@/tests/support/seat-rows'
import { bothEngines, createPostgres, hasPostgres, openTestDatabase } from '@/tests/support/test-database'
import { addTestPlaces, confirmInput, depsOf, SECRET, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/test-places'

const FOLDERS = ['lib/db/migrations', 'lib/user-pool/migrations']
const THIS = '018-bookings-and-seats'
const id = (short: string): string => `00000000-0000-4000-8000-0000000000${short}`

/** Brings an empty database to where the version before left it, with what its tables held then. */
async function fillAsBefore(db: Database): Promise<void> {
  await db.script('CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)')
  for (const folder of FOLDERS)
    for (const name of (await readdir(folder)).sort().filter((each) => each < THIS || each.startsWith('pool-'))) {
      await db.script(await readFile(`${folder}/${name}`, 'utf8'))
      await sql`INSERT INTO schema_migrations VALUES (${name}, now())`.execute(db.writes)
    }
  await addTestPlaces(db)
  await db.script(await readFile('tests/lib/db/before-bookings.sql', 'utf8'))
}

/** What the version before sends about appointments, as it was written. */
const FORMER = {
  hold: `INSERT INTO appointments (place_id, seat, starts_at, ends_at, status, owner, held_until, created_at)
    VALUES ('c902', 3, '2026-11-24T06:30Z', '2026-11-24T07:00Z', 'held', 'old', '2026-11-23T04:40Z', now())
    ON CONFLICT (place_id, starts_at, seat) WHERE status IN ('held', 'confirmed') DO NOTHING RETURNING id`,
  confirm: `UPDATE appointments SET status = 'confirmed', held_until = NULL, reference = 'GGGGGGGG', personal_name = 'G',
    personal_phone = '+919800000009' WHERE owner = 'ann' AND status = 'held'`,
  cancel: "UPDATE appointments SET status = 'cancelled', cancelled_at = now() WHERE reference = 'CCCCCCCC'",
  release: "DELETE FROM appointments WHERE owner = 'ann' AND status = 'held'",
  sweep: "DELETE FROM appointments WHERE status = 'held' AND held_until < now()",
  times: "SELECT count(*) FROM appointments a WHERE a.place_id = 'c901' AND a.status IN ('held', 'confirmed')",
  free: "DELETE FROM membership_benefits WHERE appointment_id = '00000000-0000-4000-8000-0000000000c3'",
}

describe.each(bothEngines)('bookings and seats on %s', (engine) => {
  let db: Database
  beforeEach(async () => {
    db = await openTestDatabase(engine, 'empty')
    await fillAsBefore(db)
  })
  afterEach(() => db.close())
  const deps = () => depsOf(db)

  test('keep every hold, booking, earlier time and cancellation', async () => {
    const times = () => sql<{ n: number }>`SELECT count(*) AS n FROM seat_times`.execute(db.reads)
    const before = await times()
    await migrate(db)
    const rows = await seatRows(db).execute()
    const told = rows.map((row) => [
      ...[row.id.slice(-2), row.booking_id?.slice(-2) ?? null, row.nth, row.state, row.status, row.owner],
      ...[row.personal_phone, row.network, row.proved],
    ])
    expect(told.sort()).toEqual([
      ['a1', null, null, 'held', null, 'ann', '+919800000009', 'net-a', true],
      ['a2', null, null, 'held', null, 'bob', null, null, false],
      ['b1', 'b1', 0, 'taken', 'confirmed', 'bob', '+919800000002', 'net-b', true],
      ['c1', 'c1', 0, 'left', 'confirmed', 'cid', '+919800000003', 'net-c', true],
      ['c2', 'c1', 1, 'left', 'confirmed', 'cid', '+919800000003', 'net-c', true],
      ['c3', 'c1', 2, 'taken', 'confirmed', 'cid', '+919800000003', 'net-c', true],
      ['d1', 'd1', 0, 'left', 'cancelled', 'dev', '+919800000004', null, true],
      ['d2', 'd1', 1, 'left', 'cancelled', 'dev', '+919800000004', null, true],
      ['e1', 'e1', 0, 'taken', 'confirmed', '', '', null, true],
      ['f1', 'f1', 0, 'taken', 'confirmed', 'fay', '+919800000006', null, true],
    ])
    expect(rows.find((row) => row.id === id('a1'))).toMatchObject({
      held_until: new Date('2026-11-23T04:40Z'),
      starts_at: new Date('2026-11-24T04:30Z'),
      ends_at: new Date('2026-11-24T05:00Z'),
      ...{ place_id: 'c902', seat: 1, created_at: new Date('2026-11-23T04:30Z') },
    })
    expect(rows.find((row) => row.id === id('c2'))).toMatchObject({ taken_at: new Date('2026-11-20T02:00Z') })
    expect(await times()).toEqual(before)
    const bookings = await db.reads.selectFrom('bookings').selectAll().orderBy('reference').execute()
    expect(bookings).toMatchObject([
      {
        ...{ id: id('b1'), reference: 'BBBBBBBB', flow: 'PPR', appointment_type: 'video', self_booked: false },
        ...{ treatment: 'braces', concern: 'gaps', price_paise: 19_900, personal_name: 'Bala', uid: 'p:2' },
        ...{ attribution: { utm_source: 'last' }, first_attribution: { utm_source: 'first' }, link_version: 1 },
        ...{ booked_at: new Date('2026-11-20T00:01Z'), cancelled_at: null, kept_at: null, unlinked: false },
      },
      { id: id('c1'), link_version: 2, booked_at: new Date('2026-11-20T01:01Z'), cancelled_at: null },
      { id: id('d1'), cancelled_at: new Date('2026-11-20T06:00Z') },
      { id: id('e1'), kept_at: new Date('2026-11-20T06:00Z'), unlinked: true },
      {
        ...{ id: id('f1'), flow: 'ORGANIC', appointment_type: 'at_home', self_booked: true, price_paise: 0 },
        ...{
          personal_address: { pincode: '590001', address: '5 Lake View' },
          booked_at: new Date('2026-11-19T00:00Z'),
        },
      },
    ])
  })

  test('open by the links that were sent, are changed as before, and keep what points at them', async () => {
    await migrate(db)
    const moved = { reference: 'CCCCCCCC', key: manageKey(SECRET, id('c1'), 2) }
    expect(await findBooking(deps(), moved)).toMatchObject({
      ...{ start: '10:30', movedFrom: { date: TOMORROW, start: '11:00' }, savedPaise: 500, hasLink: true },
    })
    expect(await findBooking(deps(), { ...moved, key: manageKey(SECRET, id('c3'), 2) })).toBeNull()
    const [message] = await db.reads.selectFrom('outbox').where('subject', '=', id('c3')).selectAll().execute()
    const known = await readToldVisits(db.reads, message ? [message] : [], deps().now)
    expect(known.get(message?.id ?? '')).toMatchObject({ stands: true, told: [{ is_sure: true }, { is_sure: true }] })
    const counted = await db.reads.selectFrom('referrals').select(['booking_id', 'kept_at']).execute()
    expect(counted).toContainEqual({ booking_id: id('c1'), kept_at: new Date('2026-11-24T07:00Z') })
    expect(await rescheduleBooking(deps(), { ...moved, ...slot(TOMORROW, '12:00', '12:30') })).toMatchObject({
      kind: 'moved',
    })
    expect(await findBooking(deps(), moved)).toMatchObject({ start: '12:00', savedPaise: 500 })
    expect(await cancelBooking(deps(), moved)).toEqual({ kind: 'cancelled' })
    const benefits = await db.reads
      .selectFrom('membership_benefits')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .where('status', '=', 'confirmed')
      .select(['booking_id', 'saved_paise'])
      .execute()
    expect(benefits).toEqual([{ booking_id: id('b1'), saved_paise: 700 }])
    const held = confirmInput({ placeId: THREE_CHAIRS, sid: id('a1'), phone: '+919800000009' })
    expect(await confirmBooking(deps(), held)).toMatchObject({ kind: 'confirmed', id: id('a1') })
  })

  test('are written by nothing that the version before sends: each of its statements fails', async () => {
    await migrate(db)
    const before = await fingerprint(db)
    for (const statement of Object.values(FORMER))
      await expect(db.script(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^42(P01|703)$/) })
    expect(await fingerprint(db)).toEqual(before)
  })
})

describe.runIf(hasPostgres())('a process of the version before, at work while its table goes', () => {
  test('has kept what it committed, and is told of what comes too late', async () => {
    const { url, drop } = await createPostgres('empty')
    const [db, former, late] = (await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })),
    )) as [Database, Database, Database]
    await fillAsBefore(db)
    const waiting = async (n: number) => {
      for (;;) {
        const { rows } = await sql`SELECT 1 FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db.reads)
        if (rows.length === n) return
      }
    }
    const { told } = await former.transaction(async (tx) => {
      await sql.raw(FORMER.hold).execute(tx)
      const migrating = migrate(db)
      await waiting(1)
      const both = Promise.allSettled([migrating, late.script(FORMER.release)])
      await waiting(2)
      return { told: both }
    })
    expect(await told).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: '42P01' } }])
    const owners = (await seatRows(db).execute()).filter(({ state }) => state === 'held').map(({ owner }) => owner)
    expect(owners.sort()).toEqual(['ann', 'bob', 'old'])
    await Promise.all([db, former, late].map((each) => each.close()))
    await drop()
  })
})
