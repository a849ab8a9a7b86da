import { describe, expect, test } from 'vitest'
import type { OutboxRow } from '@/lib/db/queries/messages/outbox'
import {
  handSummarised,
  hasSummaryWaiting,
  markSummarised,
  readNextVisits,
  readNotifiedStates,
  readNotifiedVisits,
  readSummarised,
  summarise,
} from '@/lib/db/queries/messages/visit-messages'
import { minutesAfter, NOW, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putMessage, putMove, TEN } from '@/tests/support/put-rows'

const half = (n: number) => minutesAfter(30 * n, TEN)
const UNTIL = minutesAfter(45)

describe('the messages of visits', () => {
  const { database } = useTestPlaces()
  const put = (given: Parameters<typeof putMessage>[1]) => putMessage(database(), given)
  const rowOf = (id: string) =>
    database()
      .reads.selectFrom('outbox')
      .selectAll()
      .$narrowType<{ kind: OutboxRow['kind'] }>()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const summariseOne = async (id: string) => {
    const row = await rowOf(id)
    await database().transaction((tx) => summarise(tx, row, { now: NOW, until: UNTIL }))
  }
  const summaries = () =>
    database().reads.selectFrom('outbox').where('kind', '=', 'booking_summary').selectAll().orderBy('id').execute()

  test('a message is about a seat: the query says whether it stands and lists the booking’s other messages', async () => {
    const first = await putBooking(database(), { proved: true })
    const second = await putMove(database(), first, { starts_at: half(2) })
    const other = await putBooking(database(), {}, { seat: 2 })
    const confirmed = await put({ kind: 'booking_confirmed', subject: first, sent_at: minutesAfter(1) })
    const moved = await put({ kind: 'booking_moved', subject: second, handed: true })
    await put({ kind: 'booking_cancelled', subject: second, sent_at: minutesAfter(2) })
    // These are left out: not handed over, of another kind, or about another booking.
    await put({ kind: 'booking_moved', subject: first })
    await put({ kind: 'booking_link', subject: first, sent_at: NOW })
    const others = await put({ kind: 'booking_confirmed', subject: other, sent_at: NOW })
    const asked = [
      { id: confirmed, kind: 'booking_confirmed', subject: first },
      { id: moved, kind: 'booking_moved', subject: second },
      { id: others, kind: 'booking_confirmed', subject: other },
    ]
    const visits = await readNotifiedVisits(database().reads, asked, NOW)
    const read = asked.map(({ id }) => {
      const visit = visits.get(id)
      const at = (starts: string | null) => (starts === null ? null : new Date(starts))
      return [visit, visit?.other_messages.map(({ starts_at, is_sure }) => [at(starts_at), is_sure])]
    })
    expect(read).toMatchObject([
      [
        { message_id: confirmed, starts_at: TEN, stands: false, is_own: true },
        [
          [half(2), false],
          [null, true],
        ],
      ],
      [
        { message_id: moved, starts_at: half(2), stands: true, is_own: true },
        [
          [null, true],
          [TEN, true],
        ],
      ],
      [{ message_id: others, starts_at: TEN, stands: true, is_own: false }, []],
    ])
    const cancelled = async () => {
      const now = await readNotifiedVisits(database().reads, asked, NOW)
      return [confirmed, moved].map((id) => now.get(id)?.is_cancelled)
    }
    const said = (status: 'cancelled' | 'confirmed') =>
      database()
        .writes.updateTable('bookings')
        .set({ status, cancelled_at: status === 'cancelled' ? NOW : null })
        .execute()
    expect(await cancelled()).toEqual([false, false])
    await said('cancelled')
    // Only the message about the booking's latest time counts as cancelled.
    expect(await cancelled()).toEqual([false, true])
    await said('confirmed')
    const stands = async (now: Date) => (await readNotifiedVisits(database().reads, asked, now)).get(moved)?.stands
    expect([await stands(minutesAfter(-0.01, half(2))), await stands(half(2))]).toEqual([true, false])
    expect(await readNotifiedVisits(database().reads, [], NOW)).toEqual(new Map())
  })

  test('the messages about one time of a booking are sent, wait, are in a summary or are dropped', async () => {
    const id = await putBooking(database())
    const moved = await putMove(database(), id, { starts_at: half(2) })
    const other = await putBooking(database(), {}, { seat: 2 })
    await put({ kind: 'booking_confirmed', subject: id, sent_at: NOW })
    await put({ kind: 'booking_confirmed', subject: other })
    await put({ kind: 'booking_cancelled', subject: moved })
    const states = (startsAt: Date) => readNotifiedStates(database().reads, { bookingId: id, startsAt })
    expect([await states(TEN), await states(half(2))]).toEqual([[{ is_sent: true, waits: false }], []])
    const told = await put({ kind: 'booking_moved', subject: moved })
    const waits = async (dropped: OutboxRow['dropped']) => {
      await database().writes.updateTable('outbox').set({ dropped }).where('id', '=', told).execute()
      return (await states(half(2))).map((state) => state.waits)
    }
    expect([await waits(null), await waits('summarised'), await waits('given_up')]).toEqual([[true], [true], [false]])
  })

  test('one message replaces several messages of one number by a summary', async () => {
    const kinds = ['booking_confirmed', 'booking_moved', 'booking_cancelled'] as const
    const [one = '', two = '', theirs = ''] = await Promise.all(
      kinds.map((kind, n) => put({ kind, personal_to: n === 2 ? '+919800000002' : PHONE, language: 'ml' })),
    )
    await Promise.all([summariseOne(one), summariseOne(two)])
    const [summary] = await summaries()
    expect(await summaries()).toMatchObject([
      {
        personal_to: PHONE,
        personal_payload: {},
        language: 'ml',
        network: 'n',
        created_at: NOW,
        next_attempt_at: UNTIL,
        sent_at: null,
        admitted: false,
        subject: expect.toSatisfy((id: string) => id === one || id === two),
      },
    ])
    const gone = { dropped: 'summarised', personal_to: '', personal_payload: {}, network: null }
    expect(await Promise.all([one, two].map(rowOf))).toMatchObject([
      { ...gone, summary_id: summary?.id },
      { ...gone, summary_id: summary?.id },
    ])
    expect(await rowOf(theirs)).toMatchObject({ dropped: null, personal_to: '+919800000002' })
    const waits = (to: string) => hasSummaryWaiting(database().reads, to)
    expect([await waits(PHONE), await waits('+919800000002')]).toEqual([true, false])
    // Once the summary may be sent, the next message begins another one.
    await database()
      .writes.updateTable('outbox')
      .set({ admitted: true })
      .where('kind', '=', 'booking_summary')
      .execute()
    expect(await waits(PHONE)).toBe(false)
    const three = await put({ kind: 'booking_moved' })
    await summariseOne(three)
    expect(await summaries()).toHaveLength(2)
    for (const given of [{ sent_at: NOW }, { dropped: 'expired' as const, sent_at: null }]) {
      await database()
        .writes.updateTable('outbox')
        .set({ admitted: false, ...given })
        .where('subject', '=', three)
        .execute()
      expect(await waits(PHONE)).toBe(false)
    }
  })

  test('a summary’s messages count as sent with it, but only those that it contained', async () => {
    const [one, two] = [await put({ kind: 'booking_confirmed' }), await put({ kind: 'booking_moved' })]
    for (const id of [one, two]) await summariseOne(id)
    const [summary] = await summaries()
    const id = summary?.id ?? ''
    const summarised = await readSummarised(database().reads, id)
    expect(summarised.map((row) => row.id).sort()).toEqual([one, two].sort())
    await database().transaction((tx) => handSummarised(tx, [one]))
    await markSummarised(database().writes, id, minutesAfter(9))
    expect(await Promise.all([one, two, id].map(rowOf))).toMatchObject([
      { handed: true, sent_at: minutesAfter(9) },
      { handed: false, sent_at: null },
      { sent_at: null },
    ])
  })

  test('a summary lists the future visits, the next one first, and visits left behind only if they are its subject', async () => {
    const [later, next] = [
      await putBooking(database(), { reference: 'later' }),
      await putBooking(database(), { reference: 'next' }, { starts_at: half(1), place_id: ZONE }),
    ]
    await putMove(database(), later, { starts_at: half(2) })
    const behind = await putBooking(database(), { reference: 'behind', unlinked: true }, { starts_at: half(3) })
    await putBooking(database(), { reference: 'other', personal_phone: '+919800000002' }, { starts_at: half(4) })
    await putBooking(database(), { status: 'cancelled', cancelled_at: NOW }, { state: 'left', starts_at: half(5) })
    const read = async (about: string[] = [], now = NOW) => readNextVisits(database().reads, { to: PHONE, about, now })
    expect(await read()).toEqual([
      { reference: 'next', starts_at: half(1), place: 'Testpur North' },
      { reference: 'later', starts_at: half(2), place: 'Test Dental T. Market' },
    ])
    const references = async (about: string[], now: Date) => (await read(about, now)).map(({ reference }) => reference)
    expect(await references([behind, next], half(1))).toEqual(['later', 'behind'])
    expect(await references([behind], minutesAfter(-0.01, half(1)))).toEqual(['next', 'later', 'behind'])
  })
})
