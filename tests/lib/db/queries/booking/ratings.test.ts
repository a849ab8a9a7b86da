import { describe, expect, test } from 'vitest'
import { readRatings, readShownComments } from '@/lib/db/queries/booking/ratings'
import { writeModeration } from '@/lib/db/queries/booking/visit-questions'
import { readRatingFaults, readRatingHeads } from '@/lib/db/queries/operations/checks'
import { meanScore, ratingWindow } from '@/lib/domain/booking/rating'
import { putAnswer, putScores } from '@/tests/support/chain/put-answers'
import { NOW, ONE_CHAIR, THREE_CHAIRS, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const NINE = [5, 5, 5, 4, 4, 3, 2, 1, 1]

describe('the ratings', () => {
  const { database } = useTestPlaces()
  const { askedSince, answeredUntil } = ratingWindow(NOW)
  const read = () => readRatings(database().reads, { askedSince, leastAnswers: 10 })

  test('nine answers count for nothing, and the tenth shows the clinic and the treatment', async () => {
    await putScores(database(), NINE)
    await putAnswer(database(), { daysAgo: 40 })
    expect(await read()).toEqual([])
    await putAnswer(database(), { score: 5, daysAgo: 20 })
    const since = new Date(NOW.getTime() - 40 * 86_400_000)
    const counts = { asked: 11, answered: 10, since, scores: [4, 2, 1, 1, 2], refusals: [0, 0, 0, 0] }
    const rows = await read()
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ place_id: THREE_CHAIRS, treatment: null, ...counts })
    expect(rows).toContainEqual({ place_id: null, treatment: 'braces', ...counts })
    expect(meanScore(counts.scores)).toBe((5 * 4 + 4 * 2 + 3 + 2 + 1 * 2) / 10)
  })

  test('old answers, other places and answers from before ratings were public don’t count', async () => {
    await putScores(database(), NINE)
    await putAnswer(database(), { score: 1, daysAgo: 367 })
    await putAnswer(database(), { score: 1, counts: false })
    await putAnswer(database(), { score: 1, placeId: ONE_CHAIR }, { treatment: null })
    expect(await read()).toEqual([])
  })

  test('a patient who left early rates the clinic, and not the treatment', async () => {
    await putScores(database(), NINE)
    await putAnswer(database(), { score: 1 }, { visit: 'left' })
    expect(await read()).toMatchObject([{ place_id: THREE_CHAIRS, answered: 10 }])
  })

  test('home visits count for the treatment', async () => {
    await putScores(database(), NINE)
    await putAnswer(database(), { score: 5, placeId: ZONE })
    expect(await read()).toMatchObject([{ treatment: 'braces', answered: 10 }])
  })

  test('comments need permission and seven days, and a refused one is counted by its reason', async () => {
    const here = { placeId: THREE_CHAIRS, askedSince, answeredUntil }
    const shown = async () =>
      (await readShownComments(database().reads, here, 3)).map((comment) => comment.personal_words)
    const comment = (personal_words: string, given: object = {}) =>
      putAnswer(database(), { score: 4, personal_words, may_show: true, ...given })
    await comment('Second')
    const id = await comment('First', { daysAgo: 8 })
    await comment('Not allowed', { may_show: false })
    await comment('Too new', { daysAgo: 6.9 })
    await comment('Elsewhere', { placeId: ONE_CHAIR })
    await comment('Too old', { daysAgo: 367 })
    await comment('Before', { counts: false })
    expect(await shown()).toEqual(['First', 'Second'])
    const moderate = (refusedFor: 'abuse' | null, reply: string) =>
      database().transaction((tx) => writeModeration(tx, id, { refusedFor, reply }))
    await moderate('abuse', '')
    expect(await shown()).toEqual(['Second'])
    const rows = await readRatings(database().reads, { askedSince, leastAnswers: 1 })
    expect(rows.find(({ place_id }) => place_id === THREE_CHAIRS)?.refusals).toEqual([0, 0, 1, 0])
    await moderate(null, 'Thank you')
    expect((await readShownComments(database().reads, here, 1))[0]).toEqual({
      answered_at: expect.any(Date),
      score: 4,
      personal_words: 'First',
      personal_reply: 'Thank you',
    })
  })
})

describe('the list of ratings', () => {
  const { database } = useTestPlaces()
  const faults = () => readRatingFaults(database().reads)
  const spoil = (text: string) =>
    database().script(`BEGIN; SET LOCAL session_replication_role = replica; ${text}; COMMIT`)

  test('each score and each withdrawal is an entry, and nobody can change one', async () => {
    const id = await putAnswer(database(), { score: 2 })
    await putScores(database(), [5, 4], { placeId: ONE_CHAIR })
    await putAnswer(database(), { score: 3, counts: false })
    const [before] = await readRatingHeads(database().reads)
    const gone = { answered_at: null, score: null, withdrawn_at: NOW }
    await database().writes.updateTable('visit_questions').set(gone).where('booking_id', '=', id).execute()
    const entries = await database()
      .reads.selectFrom('rating_entries')
      .select(['place_id', 'n', 'score', 'is_withdrawal'])
      .orderBy('place_id')
      .orderBy('n')
      .execute()
    expect(entries.map((entry) => Object.values(entry))).toEqual([
      [ONE_CHAIR, 1, 5, false],
      [ONE_CHAIR, 2, 4, false],
      [THREE_CHAIRS, 1, 2, false],
      [THREE_CHAIRS, 2, 2, true],
    ])
    const heads = await readRatingHeads(database().reads)
    expect(heads).toMatchObject([
      { place_id: ONE_CHAIR, entries: 2, hash: before?.hash },
      { place_id: THREE_CHAIRS, entries: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect(await faults()).toEqual({ broken: 0, lost: 0 })
    await expect(database().writes.deleteFrom('rating_entries').execute()).rejects.toThrow()
    await expect(database().writes.updateTable('rating_entries').set({ score: 5 }).execute()).rejects.toThrow()
  })

  test.each([
    ['a changed score', 'UPDATE rating_entries SET score = 5 WHERE n = 2', { broken: 1, lost: 2 }],
    ['a removed entry', 'DELETE FROM rating_entries WHERE n = 2', { broken: 1, lost: 1 }],
    ['a removed answer', 'DELETE FROM visit_questions WHERE score = 1', { broken: 0, lost: 1 }],
    ['a changed answer', 'UPDATE visit_questions SET score = 5 WHERE score = 1', { broken: 0, lost: 2 }],
    [
      'both changed',
      'UPDATE visit_questions SET score = 5 WHERE score = 1; UPDATE rating_entries SET score = 5 WHERE score = 1',
      { broken: 1, lost: 0 },
    ],
  ])('the check finds %s', async (_, change, found) => {
    await putScores(database(), [4, 1, 3])
    expect(await faults()).toEqual({ broken: 0, lost: 0 })
    await spoil(change)
    expect(await faults()).toEqual(found)
  })

  test('answers at one moment make one chain', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3].map(() => putAnswer(database(), {})))
    await Promise.all(
      ids.map((id, at) =>
        database()
          .writes.updateTable('visit_questions')
          .set({ score: (at % 5) + 1, answered_at: NOW })
          .where('booking_id', '=', id)
          .execute(),
      ),
    )
    expect(await readRatingHeads(database().reads)).toMatchObject([{ entries: 8 }])
    expect(await faults()).toEqual({ broken: 0, lost: 0 })
  })
})
