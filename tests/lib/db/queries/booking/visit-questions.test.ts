import { describe, expect, test } from 'vitest'
import { readQuestion, withdrawAnswer, writeAnswer, writeQuestions } from '@/lib/db/queries/booking/visit-questions'
import { readReminded, remindAgain, stopReminding } from '@/lib/db/queries/messages/do-not-remind'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putMove, TEN } from '@/tests/support/put-rows'

const OTHER = '+919800000055'
const DAYS = 24 * 60

describe('the questions after visits', () => {
  const { database } = useTestPlaces()
  const window = { from: TEN, until: minutesAfter(60, TEN), askedSince: minutesAfter(-30 * DAYS) }
  const write = (given: Partial<typeof window> = {}, now = NOW) =>
    database().transaction((tx) => writeQuestions(tx, { ...window, ...given }, { now, most: 100 }))
  let chairs = 0
  /** Returns the booking's id, which is also the id of its seat. */
  const put = (at: number, given: Parameters<typeof putBooking>[1] = {}) => {
    chairs += 1
    return putBooking(database(), { visit: 'kept', ...given }, { starts_at: minutesAfter(at, TEN), seat: chairs })
  }
  const written = () => database().reads.selectFrom('outbox').select(['kind', 'subject', 'personal_to']).execute()

  test('the questions are written once, one per number, about kept visits of the window', async () => {
    await put(0)
    const last = await put(30)
    const other = await put(0, { personal_phone: OTHER })
    await put(60, { personal_phone: '+919800000056' })
    await put(-30, { personal_phone: '+919800000057' })
    await put(0, { personal_phone: '+919800000058', visit: 'missed' })
    await put(0, { personal_phone: '+919800000059', unlinked: true })
    expect(await write()).toBe(2)
    expect(await write()).toBe(0)
    expect((await written()).sort((a, b) => a.personal_to.localeCompare(b.personal_to))).toEqual([
      { kind: 'how_was_it', subject: last, personal_to: PHONE },
      { kind: 'how_was_it', subject: other, personal_to: OTHER },
    ])
  })

  test('a patient who left early is asked about the last seat, and not about an earlier one', async () => {
    const left = (at: number, given: Parameters<typeof putBooking>[1] = {}) => {
      chairs += 1
      const seat = { starts_at: minutesAfter(at, TEN), seat: chairs, state: 'left' } as const
      return putBooking(database(), { visit: 'left', ...given }, seat)
    }
    const id = await left(0)
    const moved = await put(0, { personal_phone: OTHER, visit: 'left' })
    await putMove(database(), moved, { starts_at: minutesAfter(2 * DAYS, TEN) })
    await left(0, { personal_phone: '+919800000056', status: 'cancelled', cancelled_at: NOW })
    await left(0, { personal_phone: '+919800000057', visit: 'missed' })
    expect(await write()).toBe(1)
    expect(await written()).toMatchObject([{ subject: id }])
  })

  test('a number gets no further question for thirty days, and none after it stopped reminders', async () => {
    const id = await put(0)
    expect(await write()).toBe(1)
    await put(30)
    expect(await write()).toBe(0)
    // The earlier question is older than this limit, so another one is written.
    expect(await write({ askedSince: NOW })).toBe(1)
    await put(0, { personal_phone: OTHER })
    await stopReminding(database().writes, OTHER, NOW)
    await stopReminding(database().writes, OTHER, NOW)
    expect(await write()).toBe(0)
    expect(await readReminded(database().reads, id)).toEqual({ phone: PHONE, proved: false, is_stopped: false })
    await remindAgain(database().writes, OTHER)
    expect(await write()).toBe(1)
  })

  const answer = { score: 4, words: '', mayShow: false, now: NOW }
  const writeOne = (bookingId: string, given: Partial<typeof answer> = {}) =>
    database().transaction((tx) => writeAnswer(tx, { bookingId, ...answer, ...given }))
  const UNANSWERED = {
    answered_at: null,
    score: null,
    personal_words: null,
    may_show: false,
    refused_for: null,
    personal_reply: null,
    withdrawn_at: null,
  }

  test('a question is answered once, and only if it was asked', async () => {
    const id = await put(0)
    await writeOne(id)
    expect(await readQuestion(database().reads, id)).toBeUndefined()
    await write()
    expect(await readQuestion(database().reads, id)).toEqual(UNANSWERED)
    await writeOne(id)
    await writeOne(id, { score: 1, words: 'Late' })
    expect(await readQuestion(database().reads, id)).toEqual({ ...UNANSWERED, answered_at: NOW, score: 4 })
  })

  test('a withdrawn answer leaves no score and no comment, and nobody can answer again', async () => {
    const id = await put(0)
    await write()
    await writeOne(id, { words: 'Quick', mayShow: true })
    const { writes, reads } = database()
    await writes.updateTable('visit_questions').set({ personal_reply: 'Thank you' }).execute()
    await database().transaction((tx) => withdrawAnswer(tx, { bookingId: id, now: NOW }))
    await writeOne(id)
    expect(await readQuestion(reads, id)).toEqual({ ...UNANSWERED, withdrawn_at: NOW })
    await expect(writes.updateTable('visit_questions').set({ score: 5, answered_at: NOW }).execute()).rejects.toThrow()
  })

  test('a score is impossible without an attended visit, or one that the patient left, and both stay', async () => {
    const { writes } = database()
    const expected = await put(0, { visit: 'expected' })
    const rated = { asked_at: NOW, answered_at: NOW, score: 5 }
    const insert = (booking_id: string) =>
      writes
        .insertInto('visit_questions')
        .values({ booking_id, ...rated })
        .execute()
    await expect(insert(expected)).rejects.toThrow()
    for (const visit of ['kept', 'left'] as const) {
      const id = await put(0, { visit })
      await insert(id)
      const marked = (to: 'missed' | 'expected' | 'kept' | 'left') =>
        writes.updateTable('bookings').set({ visit: to }).where('id', '=', id).execute()
      for (const to of ['missed', 'expected', visit === 'kept' ? 'left' : 'kept'] as const)
        await expect(marked(to)).rejects.toThrow()
      await expect(writes.updateTable('visit_questions').set({ score: 1 }).execute()).rejects.toThrow()
    }
  })

  test('an erased comment takes the permission and the reply with it, and the score stays', async () => {
    const id = await put(0)
    await write()
    await writeOne(id, { words: 'Quick', mayShow: true })
    const { writes, reads } = database()
    await writes.updateTable('visit_questions').set({ personal_reply: 'Thank you' }).execute()
    await writes.updateTable('visit_questions').set({ personal_words: null }).execute()
    expect(await readQuestion(reads, id)).toEqual({ ...UNANSWERED, answered_at: NOW, score: 4 })
  })
})
