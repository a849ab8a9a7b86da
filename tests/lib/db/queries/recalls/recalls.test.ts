import { describe, expect, test } from 'vitest'
import { deleteRecalls } from '@/lib/db/queries/account/forgotten'
import { stopReminding } from '@/lib/db/queries/messages/do-not-remind'
import { sweepRecalls } from '@/lib/db/queries/operations/retention'
import {
  deleteRecall,
  readRecall,
  readStandingRecalls,
  returnUnsent,
  type Wish,
  writeRecall,
  writeRecallMessages,
} from '@/lib/db/queries/recalls/recalls'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking } from '@/tests/support/put-rows'
import { swept } from '@/tests/support/swept'

const DAY = 24 * 60
const OTHER = '+919800000055'
const DUE = minutesAfter(180 * DAY)

describe('the recalls', () => {
  const { database } = useTestPlaces()
  let chairs = 0
  const kept = (given: Parameters<typeof putBooking>[1] = {}, startsAt = minutesAfter(-60)) => {
    chairs += 1
    return putBooking(database(), { visit: 'kept', kept_at: NOW, ...given }, { starts_at: startsAt, seat: chairs })
  }
  const wish = (bookingId: string, given: Partial<Wish> = {}) =>
    writeRecall(database().writes, {
      bookingId,
      dueAt: DUE,
      source: 'patient',
      consentVersion: '1',
      now: NOW,
      ...given,
    })
  const ask = (kind: 'recall_first' | 'recall_second', due: Date, now = due) =>
    writeRecallMessages(database().writes, { kind, due, now, most: 100 })
  const rows = () => database().reads.selectFrom('recalls').selectAll().execute()
  const written = () =>
    database()
      .reads.selectFrom('outbox')
      .select(['kind', 'subject', 'personal_to', 'language'])
      .orderBy('created_at')
      .execute()

  test('a number has one wish: a new one replaces it and begins anew', async () => {
    const [first, second] = [await kept(), await kept({ language: 'ta' })]
    expect(await wish(first)).toBe(true)
    await ask('recall_first', DUE)
    const [before] = await rows()
    expect(before).toMatchObject({ booking_id: first, asked_at: DUE })
    expect(await wish(second, { source: 'desk', dueAt: minutesAfter(1, DUE), now: DUE })).toBe(true)
    expect(await rows()).toEqual([
      {
        personal_phone: PHONE,
        id: expect.not.stringMatching(before?.id ?? ''),
        booking_id: second,
        due_at: minutesAfter(1, DUE),
        source: 'desk',
        consent_version: '1',
        consented_at: DUE,
        asked_at: null,
        second_asked_at: null,
      },
    ])
    expect(await readRecall(database().reads, [first], NOW)).toBeUndefined()
    expect(await readRecall(database().reads, [second], NOW)).toMatchObject({ source: 'desk', asked_at: null })
  })

  test('only the number of a kept visit that wants reminders gets a wish', async () => {
    expect(await wish(await kept({ visit: 'missed', kept_at: null }))).toBe(false)
    expect(await wish(await kept({ unlinked: true }))).toBe(false)
    expect(await wish(await kept({ personal_phone: '' }))).toBe(false)
    await stopReminding(database().writes, OTHER, NOW)
    expect(await wish(await kept({ personal_phone: OTHER }))).toBe(false)
    expect(await rows()).toEqual([])
  })

  test('each message is written once, in its time, in the booking’s language', async () => {
    const id = await kept({ language: 'hi' })
    await wish(id)
    expect(await ask('recall_first', minutesAfter(-1, DUE))).toBe(0)
    expect(await Promise.all([ask('recall_first', DUE), ask('recall_first', DUE)])).toContain(1)
    expect(await ask('recall_first', minutesAfter(1, DUE))).toBe(0)
    expect(await ask('recall_second', minutesAfter(-1, DUE), minutesAfter(30 * DAY, DUE))).toBe(0)
    expect(await ask('recall_second', DUE, minutesAfter(30 * DAY, DUE))).toBe(1)
    expect(await ask('recall_second', DUE, minutesAfter(31 * DAY, DUE))).toBe(0)
    const [row] = await rows()
    const message = { subject: row?.id, personal_to: PHONE, language: 'hi' }
    expect(await written()).toEqual([
      { kind: 'recall_first', ...message },
      { kind: 'recall_second', ...message },
    ])
    expect(row).toMatchObject({ asked_at: DUE, second_asked_at: minutesAfter(30 * DAY, DUE) })
  })

  /** Each event since the wish, and whether the recall still stands. */
  const SINCE: [string, boolean, () => Promise<unknown>][] = [
    ['nothing', true, async () => null],
    ['a booking made since', false, () => kept({ visit: 'expected', kept_at: null, booked_at: minutesAfter(1) })],
    ['a visit kept since', false, () => kept({ booked_at: minutesAfter(1) }, minutesAfter(30))],
    ['a visit ahead, booked before', false, () => kept({ visit: 'expected', kept_at: null }, minutesAfter(30, DUE))],
    [
      'a booking that was cancelled',
      true,
      async () => {
        const id = await kept({ booked_at: minutesAfter(1) })
        await database().writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', id).execute()
        await database()
          .writes.updateTable('bookings')
          .set({ status: 'cancelled', cancelled_at: NOW })
          .where('id', '=', id)
          .execute()
      },
    ],
    ['another number’s booking', true, () => kept({ booked_at: minutesAfter(1), personal_phone: OTHER })],
    ['reminders stopped', false, () => stopReminding(database().writes, PHONE, NOW)],
    [
      'the visit marked otherwise',
      false,
      () => database().writes.updateTable('bookings').set({ visit: 'left' }).execute(),
    ],
    [
      'the number corrected',
      false,
      () => database().writes.updateTable('bookings').set({ personal_phone: OTHER }).execute(),
    ],
    ['the account deleted', false, () => database().writes.updateTable('bookings').set({ unlinked: true }).execute()],
  ]
  test.each(SINCE)('after %s a recall stands: %s', async (_, stands, happen) => {
    const id = await kept()
    await wish(id)
    await happen()
    expect((await readRecall(database().reads, [id], DUE)) !== undefined).toBe(stands)
    expect(await ask('recall_first', DUE)).toBe(1)
    expect(await written()).toHaveLength(stands ? 1 : 0)
    // A recall that no longer stands is over.
    const left = await rows()
    expect(left).toHaveLength(stands ? 1 : 0)
  })

  test('a message goes out only while its recall stands, and a stop ends it', async () => {
    const id = await kept()
    await wish(id)
    const [row] = await rows()
    const ids = [row?.id ?? '']
    const standing = () => readStandingRecalls(database().reads, ids, DUE)
    expect([...(await standing()).keys()]).toEqual([])
    await ask('recall_first', DUE)
    expect([...(await standing()).entries()]).toEqual([[row?.id, { booking_id: id, reference: id }]])
    expect(await readStandingRecalls(database().reads, [], DUE)).toEqual(new Map())
    expect(await deleteRecall(database().writes, id)).toBe(true)
    expect(await deleteRecall(database().writes, id)).toBe(false)
    expect([...(await standing()).keys()]).toEqual([])
    expect(await ask('recall_second', minutesAfter(31 * DAY, DUE))).toBe(0)
  })

  test('a first message that expired before any try is written again, any other is not', async () => {
    const numbers = ['+919800000061', '+919800000062', '+919800000063']
    for (const personal_phone of numbers) await wish(await kept({ personal_phone }))
    await ask('recall_first', DUE)
    const end = (phone: string, set: object) =>
      database().writes.updateTable('outbox').set(set).where('personal_to', '=', phone).execute()
    await end('+919800000061', { dropped: 'expired' })
    await end('+919800000062', { dropped: 'expired', handed: true })
    await end('+919800000063', { sent_at: DUE })
    const again = (since: Date) => returnUnsent(database().writes, { since, most: 100 })
    expect(await again(DUE)).toBe(0)
    expect(await again(minutesAfter(-1, DUE))).toBe(1)
    expect(await again(minutesAfter(-1, DUE))).toBe(0)
    expect(await ask('recall_first', minutesAfter(DAY, DUE))).toBe(1)
    expect((await written()).map(({ personal_to }) => personal_to).sort()).toEqual([...numbers.slice(0, 1), ...numbers])
  })

  test('recalls go with the account and when they are old', async () => {
    for (const [personal_phone, uid] of [
      [PHONE, null],
      [OTHER, 'u:1'],
      ['+919800000056', null],
    ] as const) {
      if (uid) await database().writes.insertInto('users').values({ uid, personal_phone, created_at: NOW }).execute()
      await wish(await kept({ personal_phone, uid }))
    }
    await database().transaction((tx) => deleteRecalls(tx, { uid: 'u:1', phone: PHONE }))
    expect(await rows()).toMatchObject([{ personal_phone: '+919800000056' }])
    await swept(sweepRecalls(database().writes, DUE))
    expect(await rows()).toHaveLength(1)
    await swept(sweepRecalls(database().writes, minutesAfter(1, DUE)))
    expect(await rows()).toEqual([])
  })
})
