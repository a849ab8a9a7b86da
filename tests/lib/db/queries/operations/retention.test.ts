import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { insertSession } from '@/lib/db/queries/account/sessions'
import {
  sweepArrivals,
  sweepEvents,
  sweepLeads,
  sweepSessions,
  sweepVisits,
} from '@/lib/db/queries/operations/retention'
import { runSweeps } from '@/lib/db/sweep'
import { minutesAfter, NOW, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, putLead, putMove, putUser, TEN } from '@/tests/support/put-rows'
import { ENGINE } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

describe('the end of the retention period', () => {
  const { database } = useTestPlaces()
  const events = (at: Date, count = 1) =>
    sql`INSERT INTO events (name, path, created_at) SELECT 'View', '/', ${at}::timestamptz
      FROM generate_series(1, ${count}::int)`.execute(database().writes)
  const rollUp = (before: Date) => swept(sweepEvents(database().writes, before))
  const days = () => database().reads.selectFrom('event_days').selectAll().orderBy('day').orderBy('treatment').execute()

  test('the events become counts by local day of the clinics, which add up', async () => {
    // 00:30 in the clinics, which is the day before in UTC.
    const midnight = minutesAfter(-9.5 * 60)
    await events(midnight, 2)
    await events(minutesAfter(-31, midnight))
    await database()
      .writes.insertInto('events')
      .values({ name: 'View', path: '/', treatment: 'Braces', variant: 'a', created_at: midnight })
      .execute()
    expect([await rollUp(midnight), await rollUp(minutesAfter(0.01, midnight)), await rollUp(NOW)]).toEqual([1, 3, 0])
    await events(midnight)
    expect(await rollUp(NOW)).toBe(1)
    const none = { campaign: '', source: '', medium: '', content: '', term: '', city: '', device: '' }
    const counts = { arrivals: 0, first_of_day: 0, first_of_week: 0 }
    const view = { name: 'View', path: '/', treatment: '', variant: '', ...none, ...counts }
    expect(await days()).toEqual([
      { ...view, day: '2026-11-22', n: 1 },
      { ...view, day: '2026-11-23', n: 3 },
      { ...view, day: '2026-11-23', treatment: 'Braces', variant: 'a', n: 1 },
    ])
    expect(await database().reads.selectFrom('events').select('id').execute()).toEqual([])
  })

  test('the events are counted in batches, the oldest first', async () => {
    await events(minutesAfter(-1), 2)
    await events(minutesAfter(-24 * 60), 999)
    await runSweeps([sweepEvents(database().writes, NOW)], { now: NOW, isOver: () => true })
    expect((await days()).map(({ n }) => n)).toEqual([999, 1])
    expect(await rollUp(NOW)).toBe(1)
    expect((await days()).map(({ n }) => n)).toEqual([999, 2])
  })

  test.runIf(ENGINE === 'PostgreSQL')('the roll-up skips events that another process has locked', async () => {
    await events(minutesAfter(-1))
    await database().transaction(async (tx) => {
      await tx.selectFrom('events').select('id').forUpdate().execute()
      expect(await rollUp(NOW)).toBe(0)
    })
    expect(await rollUp(NOW)).toBe(1)
  })

  test('the sweep deletes leads handled or last changed before a moment, not at the moment itself', async () => {
    const [handled, changed] = [minutesAfter(-10), minutesAfter(-60)]
    const leads: [string, Date | null, Date][] = [
      ['handled before', minutesAfter(-0.01, handled), NOW],
      ['handled then', handled, NOW],
      ['changed before', null, minutesAfter(-0.01, changed)],
      ['changed then', null, changed],
    ]
    for (const [owner, handled_at, updated_at] of leads)
      await putLead(database(), { owner, handled_at, updated_at, created_at: minutesAfter(-90) })
    const sweep = () => swept(sweepLeads(database().writes, { handledBefore: handled, changedBefore: changed }))
    expect([await sweep(), await sweep()]).toEqual([2, 0])
    const left = await database().reads.selectFrom('leads').select('owner').orderBy('owner').execute()
    expect(left.map(({ owner }) => owner)).toEqual(['changed then', 'handled then'])
  })

  test('the sweep deletes arrivals and delays reported before a moment, not at the moment itself', async () => {
    const { writes, reads } = database()
    for (const seat of [1, 2]) {
      const reported_at = minutesAfter(1 - seat)
      const id = await putBooking(database(), {}, { seat })
      await writes.insertInto('arrivals').values({ seat_id: id, reported_at }).execute()
      await writes
        .insertInto('chair_delays')
        .values({ place_id: THREE_CHAIRS, seat, minutes: 20, reported_at })
        .execute()
    }
    for (const sweep of sweepArrivals(writes, NOW)) expect(await sweep.work(9)).toBe(1)
    const reported = [{ reported_at: NOW }]
    expect(await reads.selectFrom('arrivals').select('reported_at').execute()).toEqual(reported)
    expect(await reads.selectFrom('chair_delays').select('reported_at').execute()).toEqual(reported)
  })

  test('the sweep deletes expired sessions', async () => {
    const uid = await putUser(database(), 'test:1')
    for (const minutes of [-1, 0, 1])
      await insertSession(database().writes, {
        tokenHash: `${minutes}`,
        uid,
        signIn: null,
        isBound: false,
        now: NOW,
        expiresAt: minutesAfter(minutes),
      })
    await swept(sweepSessions(database().writes, NOW))
    expect(await database().reads.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: '1' }])
  })

  test('the sweep removes the patient’s data after the last appointment, and the booking stays without an account', async () => {
    const uid = await putUser(database(), 'test:1')
    const home = '{"pincode":"590001","address":"1"}'
    const id = await putBooking(database(), {
      uid,
      personal_address: home,
      treatment: 'braces',
      price_paise: 100,
      personal_note: 'n',
      personal_age: 8,
    })
    await putMove(database(), id, { starts_at: minutesAfter(60, TEN) })
    const earlier = await putBooking(database(), {}, { seat: 2 })
    const read = () => database().reads.selectFrom('bookings').selectAll().orderBy('price_paise').execute()
    const [first, second] = await read()
    const [ended, moved] = [minutesAfter(30, TEN), minutesAfter(90, TEN)]
    await swept(sweepVisits(database().writes, ended))
    expect(await read()).toEqual([first, second])
    const gone = {
      personal_name: '',
      personal_age: null,
      personal_phone: '',
      personal_address: null,
      owner: '',
      uid: null,
      unlinked: true,
    }
    await swept(sweepVisits(database().writes, minutesAfter(0.01, ended)))
    expect(await read()).toEqual([{ ...first, ...gone, personal_note: null, version: 1 }, second])
    expect(first?.id).toBe(earlier)
    await swept(sweepVisits(database().writes, moved))
    expect((await read())[1]).toEqual(second)
    await swept(sweepVisits(database().writes, minutesAfter(0.01, moved)))
    expect((await read())[1]).toEqual({ ...second, ...gone, personal_note: null, version: 1 })
  })
})
