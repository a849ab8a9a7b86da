import { describe, expect, test } from 'vitest'
import { readQuestion, writeAnswer, writeQuestions } from '@/lib/db/queries/booking/visit-questions'
import { readReminded, remindAgain, stopReminding } from '@/lib/db/queries/messages/do-not-remind'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, TEN } from '@/tests/support/put-rows'

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
    await put(0, { personal_phone: '+919800000058', visit: 'left' })
    await put(0, { personal_phone: '+919800000059', unlinked: true })
    expect(await write()).toBe(2)
    expect(await write()).toBe(0)
    expect((await written()).sort((a, b) => a.personal_to.localeCompare(b.personal_to))).toEqual([
      { kind: 'how_was_it', subject: last, personal_to: PHONE },
      { kind: 'how_was_it', subject: other, personal_to: OTHER },
    ])
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

  test('a question is answered once, and only if it was asked', async () => {
    const id = await put(0)
    const answer = { bookingId: id, score: 4, words: '', now: NOW }
    expect(await writeAnswer(database().writes, answer)).toBe(false)
    expect(await readQuestion(database().reads, id)).toBeUndefined()
    await write()
    expect(await readQuestion(database().reads, id)).toEqual({ answered_at: null, score: null, personal_words: null })
    expect(await writeAnswer(database().writes, answer)).toBe(true)
    expect(await writeAnswer(database().writes, { ...answer, score: 1, words: 'Late' })).toBe(false)
    expect(await readQuestion(database().reads, id)).toEqual({ answered_at: NOW, score: 4, personal_words: null })
  })
})
