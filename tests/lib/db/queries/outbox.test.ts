import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  claimDue,
  defer,
  drop,
  dropExpired,
  markAdmitted,
  markSent,
  postpone,
  readLatest,
} from '@/lib/db/queries/outbox'
import { deleteOldMessages } from '@/lib/db/queries/retention'
import { bothEngines, useDatabase } from '@/tests/support/test-database'
import { minutesAfter, NOW } from '@/tests/support/test-places'

const PHONE = '+919800000001'

describe.each(bothEngines)('the outbox on %s', (engine) => {
  const database = useDatabase(engine)
  const put = async (minutes: number, given: object = {}) => {
    const row = { kind: 'account_deleted', subject: randomUUID(), personal_to: PHONE, personal_payload: '{"a":1}' }
    const made = await database()
      .writes.insertInto('outbox')
      .values({ ...row, network: 'n', created_at: minutesAfter(minutes), ...given })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  }
  const claim = async (now = NOW, count = 10, settled = now) => {
    const rows = await claimDue(database().writes, { now, settled, until: minutesAfter(5, now), count })
    return rows.map(({ id }) => id)
  }
  const rowOf = (id: string) =>
    database().reads.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('gives what is due, the oldest first, and to one alone until its time is over', async () => {
    const [young, old] = [await put(-1), await put(-2)]
    expect(await claim(NOW, 1)).toEqual([old])
    const both = await Promise.all([claim(), claim(), claim()])
    expect(both.flat()).toEqual([young])
    expect(await claim(minutesAfter(4.99))).toEqual([])
    expect((await claim(minutesAfter(5))).sort()).toEqual([young, old].sort())
    expect(await rowOf(old)).toMatchObject({ attempts: 2, next_attempt_at: minutesAfter(10) })
  })

  test('leaves what is being claimed elsewhere to whoever claims it', async () => {
    const [first, second] = [await put(-2), await put(-1)]
    if (engine === 'PGlite') return void expect(await claim()).toEqual([first, second])
    await database().transaction(async (tx) => {
      await tx.selectFrom('outbox').select('id').where('id', '=', first).forUpdate().execute()
      expect(await claim()).toEqual([second])
    })
  })

  test('holds a message about a visit back until it has settled, and no other', async () => {
    const [visit, other] = [await put(-1, { kind: 'booking_moved' }), await put(-1)]
    expect(await claim(NOW, 10, minutesAfter(-1.01))).toEqual([other])
    expect(await claim(NOW, 10, minutesAfter(-1))).toEqual([visit])
  })

  test('forgets whom and what once it is sent, unless it is to stay readable', async () => {
    const [gone, kept] = [await put(-2), await put(-1)]
    await markSent(database().writes, gone, NOW, false)
    await markSent(database().writes, kept, NOW, true)
    const empty = { personal_to: '', personal_payload: {}, network: null, sent_at: NOW }
    expect([await rowOf(gone), await rowOf(kept)]).toMatchObject([
      empty,
      { personal_to: PHONE, personal_payload: { a: 1 }, network: null, sent_at: NOW },
    ])
    await drop(database().writes, gone, 'given_up')
    expect(await rowOf(gone)).toMatchObject({ dropped: null })
    expect(await claim()).toEqual([])
  })

  test('counts a try that failed, and not one that waited for its share', async () => {
    const id = await put(-1)
    await claim()
    await postpone(database().writes, id, { until: minutesAfter(7), handed: true })
    expect(await rowOf(id)).toMatchObject({ attempts: 1, handed: true, next_attempt_at: minutesAfter(7) })
    await database().transaction(async (tx) => {
      await defer(tx, id, minutesAfter(8))
      await markAdmitted(tx, id)
    })
    expect(await rowOf(id)).toMatchObject({ attempts: 0, admitted: true, next_attempt_at: minutesAfter(8) })
  })

  test('gives up what ran out and what is too old, but for a summary', async () => {
    const oldest = minutesAfter(-60)
    const old = await put(-60)
    const ids = [
      old,
      await put(-59.99),
      await put(-1, { expires_at: NOW }),
      await put(-1, { expires_at: minutesAfter(1) }),
    ]
    ids.push(await put(-90, { kind: 'booking_summary' }))
    await dropExpired(database().writes, { now: NOW, oldest })
    const rows = await Promise.all(ids.map(rowOf))
    expect(rows.map(({ dropped }) => dropped)).toEqual(['expired', null, 'expired', null, null])
    expect(rows[0]).toMatchObject({ personal_to: '', personal_payload: {} })
  })

  test('shows the latest, the newest first', async () => {
    const [first, second, third] = [await put(-3), await put(-1), await put(-2)]
    expect((await readLatest(database().reads, 2)).map(({ id }) => id)).toEqual([second, third])
    expect((await readLatest(database().reads, 9)).at(-1)?.id).toBe(first)
  })

  test('is swept of what waits no more', async () => {
    const done = [{ sent_at: NOW }, { dropped: 'expired' }, {}]
    for (const given of done) for (const minutes of [-60, -59]) await put(minutes, given)
    expect(await deleteOldMessages(database().writes, minutesAfter(-59))).toBe(2)
    expect(await database().reads.selectFrom('outbox').select('id').execute()).toHaveLength(4)
  })
})
