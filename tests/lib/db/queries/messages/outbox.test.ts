import { describe, expect, test } from 'vitest'
import { writeCode } from '@/lib/db/queries/messages/code-messages'
import { writeNoCode } from '@/lib/db/queries/messages/no-code'
import {
  claimDue,
  defer,
  drop,
  markAdmitted,
  markBySms,
  markSent,
  postpone,
  sweepExpired,
  writeMessage,
} from '@/lib/db/queries/messages/outbox'
import { isSentBy, readLatest } from '@/lib/db/queries/messages/outbox-reads'
import { countHits } from '@/lib/db/queries/operations/limit-hits'
import { countBooked, readWaiting } from '@/lib/db/queries/operations/metrics'
import { sweepMessages } from '@/lib/db/queries/operations/retention'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { PHONE, putBooking, putMessage } from '@/tests/support/put-rows'
import { ENGINE, useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

describe('the outbox', () => {
  const database = useDatabase('places')
  const put = (minutes: number, given: Parameters<typeof putMessage>[1] = {}) =>
    putMessage(database(), { created_at: minutesAfter(minutes), ...given })
  const claim = async (now = NOW, count = 10, settled = now) => {
    const rows = await claimDue(database().writes, {
      now,
      oldest: minutesAfter(-24 * 60, now),
      settled,
      until: minutesAfter(5, now),
      count,
    })
    return rows.map(({ id }) => id)
  }
  const rowOf = (id: string) =>
    database().reads.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  test('the outbox gives due messages, the oldest first, to one process until the claim expires', async () => {
    const [young, old] = [await put(-1), await put(-2)]
    expect(await claim(NOW, 1)).toEqual([old])
    const both = await Promise.all([claim(), claim(), claim()])
    expect(both.flat()).toEqual([young])
    expect(await claim(minutesAfter(4.99))).toEqual([])
    expect((await claim(minutesAfter(5))).sort()).toEqual([young, old].sort())
    expect(await rowOf(old)).toMatchObject({ attempts: 2, next_attempt_at: minutesAfter(10) })
  })

  test('the outbox skips messages that another process is claiming', async () => {
    const [first, second] = [await put(-2), await put(-1)]
    if (ENGINE === 'PGlite') return void expect(await claim()).toEqual([first, second])
    await database().transaction(async (tx) => {
      await tx.selectFrom('outbox').select('id').where('id', '=', first).forUpdate().execute()
      expect(await claim()).toEqual([second])
    })
  })

  test('the outbox says whether a message was sent or is due by a moment', async () => {
    const at = { subject: 'a lead', kind: 'call_asked' as const }
    const id = await put(0, at)
    const is = () => isSentBy(database().reads, at, minutesAfter(2))
    const set = (change: object) => database().writes.updateTable('outbox').set(change).where('id', '=', id).execute()
    expect([await is(), await isSentBy(database().reads, { ...at, subject: 'another' }, NOW)]).toEqual([true, false])
    await set({ next_attempt_at: minutesAfter(3) })
    expect(await is()).toBe(false)
    await set({ sent_at: NOW })
    expect(await is()).toBe(true)
    await set({ sent_at: null, next_attempt_at: null, dropped: 'expired' })
    expect(await is()).toBe(false)
  })

  test('the outbox holds back a message about a visit until the change has settled, and no other message', async () => {
    const [visit, other] = [await put(-1, { kind: 'booking_moved' }), await put(-1)]
    expect(await claim(NOW, 10, minutesAfter(-1.01))).toEqual([other])
    expect(await claim(NOW, 10, minutesAfter(-1))).toEqual([visit])
  })

  test('the outbox removes recipient and content of a sent message, unless the message stays readable', async () => {
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

  test('the outbox counts a failed try, but not a wait for the budget', async () => {
    const id = await put(-1)
    await claim()
    await postpone(database().writes, id, { until: minutesAfter(7), handed: true })
    expect(await rowOf(id)).toMatchObject({
      attempts: 1,
      handed: true,
      by_sms: false,
      next_attempt_at: minutesAfter(7),
    })
    await markBySms(database().writes, id)
    const { personal_to } = await rowOf(id)
    await database().transaction(async (tx) => {
      await defer(tx, id, minutesAfter(8))
      expect(await markAdmitted(tx, { id, personal_to: '+919800000999', personal_payload: { c: 3 } })).toBe(false)
      expect(await markAdmitted(tx, { id, personal_to, personal_payload: { b: 2 } })).toBe(true)
    })
    expect(await rowOf(id)).toMatchObject({
      attempts: 0,
      admitted: true,
      by_sms: true,
      next_attempt_at: minutesAfter(8),
      personal_payload: { b: 2 },
    })
  })

  test('the outbox drops expired and outdated messages, except a summary', async () => {
    const oldest = minutesAfter(-60)
    const old = await put(-60)
    const ids = [
      old,
      await put(-59.99),
      await put(-1, { expires_at: NOW }),
      await put(-1, { expires_at: minutesAfter(1) }),
    ]
    ids.push(await put(-90, { kind: 'booking_summary' }))
    await swept(sweepExpired(database().writes, { now: NOW, oldest }))
    const rows = await Promise.all(ids.map(rowOf))
    expect(rows.map(({ dropped }) => dropped)).toEqual(['expired', null, 'expired', null, null])
    expect(rows[0]).toMatchObject({ personal_to: '', personal_payload: {} })
  })

  test('the outbox shows the latest messages, newest first', async () => {
    const [first, second, third] = [await put(-3), await put(-1), await put(-2)]
    expect((await readLatest(database().reads, 2)).map(({ id }) => id)).toEqual([second, third])
    expect((await readLatest(database().reads, 9)).at(-1)?.id).toBe(first)
  })

  test('the sweep deletes messages that no longer wait', async () => {
    const done = [{ sent_at: NOW }, { dropped: 'expired' as const }, {}]
    for (const given of done) for (const minutes of [-60, -59]) await put(minutes, given)
    expect(await swept(sweepMessages(database().writes, minutesAfter(-59)))).toBe(2)
    expect(await database().reads.selectFrom('outbox').select('id').execute()).toHaveLength(4)
  })

  test('the outbox has one message per kind and subject, as first written, within its transaction', async () => {
    const write = (subject: string, name: string | null) =>
      database().transaction((tx) => {
        const payload = { number: '1', validUntil: '“soon”', name }
        return writeMessage(tx, {
          kind: 'membership_activated',
          subject,
          to: PHONE,
          language: 'en',
          payload,
          network: 'n',
          now: NOW,
        })
      })
    await write('s1', null)
    await Promise.all([write('s1', 'Ann'), write('s2', 'Ann')])
    const undone = database().transaction(async (tx) => {
      await writeMessage(tx, {
        kind: 'account_deleted',
        subject: 's1',
        to: PHONE,
        language: 'en',
        payload: {},
        now: NOW,
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    const rows = await database().reads.selectFrom('outbox').selectAll().orderBy('subject').execute()
    expect(rows).toMatchObject([
      { subject: 's1', personal_payload: { number: '1', validUntil: '“soon”', name: null }, network: 'n', attempts: 0 },
      { subject: 's2', personal_payload: { name: 'Ann' }, created_at: NOW, expires_at: null, next_attempt_at: null },
    ])
  })

  test('the outbox has one waiting code per number and purpose, and its writer sends the code', async () => {
    const write = (purpose: 'sign_in' | 'reset', code: string, to = PHONE) =>
      writeCode(database(), {
        language: 'en',
        kind: 'code',
        subject: code,
        to,
        payload: { channel: 'sms', code, purpose, until: '10:05' },
        now: NOW,
        expiresAt: minutesAfter(5),
        until: minutesAfter(1),
      })
    const [first, reset, theirs] = [
      await write('sign_in', '1'),
      await write('reset', '2'),
      await write('sign_in', '3', '+919800000002'),
    ]
    const second = await write('sign_in', '4')
    expect(second).toMatchObject({
      kind: 'code',
      personal_to: PHONE,
      personal_payload: { code: '4', purpose: 'sign_in' },
      attempts: 1,
      admitted: true,
      handed: true,
      expires_at: minutesAfter(5),
      next_attempt_at: minutesAfter(1),
      dropped: null,
    })
    expect(await rowOf(first.id)).toMatchObject({ dropped: 'superseded', personal_to: '', personal_payload: {} })
    expect([(await rowOf(reset.id)).dropped, (await rowOf(theirs.id)).dropped]).toEqual([null, null])
    expect([await claim(minutesAfter(0.99)), (await claim(minutesAfter(1))).length]).toEqual([[], 3])
  })

  test('the outbox stays unchanged when a code has no recipient', async () => {
    const id = await put(-1, { kind: 'code', personal_payload: '{"purpose":"sign_in"}' })
    const before = await rowOf(id)
    await writeNoCode(database(), NOW)
    expect(await database().reads.selectFrom('outbox').selectAll().execute()).toEqual([before])
    const [hits] = await countHits(database().reads, [{ key: 'nobody’s code', since: minutesAfter(-1), most: 9 }])
    expect(hits).toEqual({ n: 1, oldest: NOW })
  })

  test('the outbox says how many messages wait, since when and why, and how many bookings followed a moment', async () => {
    const waiting = () => readWaiting(database().reads, NOW)
    expect(await waiting()).toEqual([])
    for (const given of [{ sent_at: NOW }, { dropped: 'expired' as const }]) await put(-9, given)
    for (const minutes of [-1, -2]) await put(minutes)
    for (const [seat, minutes] of [0, 0.01].entries())
      await putBooking(database(), { booked_at: minutesAfter(minutes) }, { seat: seat + 1 })
    await put(-7, { next_attempt_at: minutesAfter(-1), attempts: 1 })
    await put(-5, { next_attempt_at: minutesAfter(1), attempts: 1 })
    await put(-4, { next_attempt_at: minutesAfter(1) })
    const kind = 'account_deleted'
    expect(await waiting()).toEqual([
      { kind, state: 'due', n: 3, since: minutesAfter(-2) },
      { kind, state: 'later', n: 1, since: minutesAfter(-4) },
      { kind, state: 'tried', n: 1, since: minutesAfter(-5) },
    ])
    expect(await countBooked(database().reads, NOW)).toBe(1)
  })
})
