import { describe, expect, test } from 'vitest'
import { readAnswerSummary, readAnswers } from '@/lib/db/queries/booking/visit-answers'
import { readCalls } from '@/lib/db/queries/desk/call-list'
import { callTimes } from '@/lib/use-cases/desk/calls/call-list'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking } from '@/tests/support/put-rows'

describe('the answers about visits', () => {
  const { database } = useTestPlaces()
  const at = (minutes: number) => minutesAfter(minutes)
  async function answered(
    placeId: string,
    minutes: number,
    score: number,
    words: string | null = null,
  ): Promise<string> {
    const starts = minutesAfter(minutes * 30)
    const id = await putBooking(
      database(),
      { visit: 'kept' },
      { place_id: placeId, starts_at: starts, ends_at: new Date(starts.getTime() + 1_800_000) },
    )
    await database()
      .writes.insertInto('visit_questions')
      .values({ booking_id: id, asked_at: at(minutes), answered_at: at(minutes), score, personal_words: words })
      .execute()
    return id
  }

  test('the answers are summed up and listed by place, the latest first', async () => {
    const older = await answered(THREE_CHAIRS, -9, 2, 'Waited')
    const newer = await answered(THREE_CHAIRS, -3, 5)
    await answered(ONE_CHAIR, -2, 1)
    const { reads } = database()
    const here = [THREE_CHAIRS]
    expect(await readAnswerSummary(reads, here, at(-60))).toEqual({ count: 2, unhappy: 1, average: 3.5 })
    expect(await readAnswerSummary(reads, here, at(-5))).toEqual({ count: 1, unhappy: 0, average: 5 })
    expect(await readAnswerSummary(reads, [], at(-60))).toEqual({ count: 0, unhappy: 0, average: null })
    const [first, ...rest] = await readAnswers(reads, { placeIds: here, after: null, limit: 9 })
    expect(first).toMatchObject({ booking_id: newer, score: 5, personal_words: null, answered_at: at(-3) })
    expect(rest).toMatchObject([{ booking_id: older, place_id: THREE_CHAIRS, score: 2, personal_words: 'Waited' }])
    const after = { at: at(-3), id: newer }
    expect(await readAnswers(reads, { placeIds: here, after, limit: 9 })).toEqual(rest)
  })

  test('an unhappy patient’s answer is on the call list of its place with the patient’s words', async () => {
    const subject = await answered(THREE_CHAIRS, -9, 2, 'Waited')
    await answered(THREE_CHAIRS, -3, 3)
    await answered(ONE_CHAIR, -2, 1)
    const scope = { cities: [], placeIds: [THREE_CHAIRS] }
    const filter = { kind: 'unhappy', state: 'due', city: null, after: null, limit: 9 } as const
    const calls = await readCalls(database().reads, scope, callTimes(NOW), filter)
    expect(calls).toMatchObject([{ subject, score: 2, answer: 'Waited', due_at: at(-9), place_id: THREE_CHAIRS }])
  })
})
