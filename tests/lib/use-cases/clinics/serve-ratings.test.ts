import { afterEach, describe, expect, test } from 'vitest'
import { ratingOfPlace, ratingOfTreatment, setRatings } from '@/lib/catalogue/clinics/ratings'
import { listShownComments, serveRatings } from '@/lib/use-cases/clinics/serve-ratings'
import { putAnswer, putScores } from '@/tests/support/chain/put-answers'
import { ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the ratings that pages show', () => {
  const { database, deps } = useTestPlaces()
  afterEach(() => setRatings({ places: new Map(), treatments: new Map() }))

  test('ratings and comments show from ten answers on, and not after', async () => {
    await putScores(database(), [5, 5, 4, 4, 3, 3, 2, 1, 1])
    await putAnswer(database(), { personal_words: 'Quick', may_show: true, score: 5, placeId: ONE_CHAIR })
    await serveRatings(deps())
    expect(ratingOfPlace(THREE_CHAIRS)).toBeUndefined()
    expect(ratingOfTreatment('braces')).toMatchObject({ answered: 10 })
    expect(await listShownComments(deps(), ONE_CHAIR)).toEqual([])
    await putAnswer(database(), { score: 2, personal_words: 'Slow', may_show: true })
    await serveRatings(deps())
    expect(ratingOfPlace(THREE_CHAIRS)).toEqual({
      asked: 10,
      answered: 10,
      since: '2026-11-13',
      scores: [2, 2, 2, 2, 2],
      refusals: [0, 0, 0, 0],
    })
    expect(await listShownComments(deps(), THREE_CHAIRS)).toMatchObject([{ personal_words: 'Slow', score: 2 }])
  })
})
