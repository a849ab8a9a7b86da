import { afterEach, describe, expect, test } from 'vitest'
import { ratingOfPlace, ratingOfTreatment, setRatings } from '@/lib/catalogue/clinics/ratings'
import { REFUSAL_REASONS } from '@/lib/catalogue/desk/refusal-reasons'
import { unlinkBookings } from '@/lib/db/queries/account/forgotten'
import { meanScore } from '@/lib/domain/booking/rating'
import { REFERENCE_ALPHABET } from '@/lib/domain/booking/references'
import { answerVisit, withdrawVisitAnswer } from '@/lib/use-cases/booking/answer-visit'
import { listShownComments, serveRatings } from '@/lib/use-cases/clinics/serve-ratings'
import { moderateComment } from '@/lib/use-cases/desk/moderate-comment'
import { ratingFaults } from '@/lib/use-cases/operations/check-database'
import { putAnswer, putScores } from '@/tests/support/chain/put-answers'
import { NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const DAY_MS = 86_400_000

/** The same numbers from 0 to 1 in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

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

  /** The rule again, one answer at a time. */
  type Model = { score: number | null; words: string | null; mayShow: boolean; refused: string | null; at: Date | null }

  test('after any history, the mean is the mean of the list, and only allowed comments show', async () => {
    const random = seeded(41)
    const upTo = (n: number) => Math.floor(random() * n)
    const models = new Map<string, Model>()
    const references = new Map<string, string>()
    for (let n = 0; n < 24; n += 1) {
      const reference = `CFHJKM${REFERENCE_ALPHABET[n % 17]}${REFERENCE_ALPHABET[Math.floor(n / 17)]}`
      const phone = `+9198000030${10 + n}`
      const id = await putAnswer(database(), { daysAgo: 2 }, { reference, personal_phone: phone, owner: `owner ${n}` })
      models.set(id, { score: null, words: null, mayShow: false, refused: null, at: null })
      references.set(id, reference)
    }
    const ids = [...models.keys()]
    const manager = deskActor({ role: 'manager' })
    for (let step = 0; step < 300; step += 1) {
      const now = daysLater(step / 10)
      const n = upTo(ids.length)
      const id = ids[n] ?? ''
      const model = models.get(id)
      const reference = references.get(id) ?? ''
      if (!model) throw new Error('No model')
      const access = { reference, owner: `owner ${n}` }
      const isOpen = model.score === null && model.at === null
      switch (upTo(6)) {
        case 0:
        case 1:
        case 2: {
          const answer = { score: 1 + upTo(5), words: upTo(3) === 0 ? '' : `Words ${step}`, mayShow: upTo(2) === 0 }
          await answerVisit(deps(now), access, answer)
          if (isOpen) {
            const words = answer.words || null
            Object.assign(model, { score: answer.score, words, mayShow: answer.mayShow && words !== null, at: now })
          }
          break
        }
        case 3:
          if (upTo(3) > 0) break
          await withdrawVisitAnswer(deps(now), access)
          if (model.score !== null) Object.assign(model, { score: null, words: null, mayShow: false })
          break
        case 4: {
          const refusedFor = REFUSAL_REASONS[upTo(5)] ?? null
          await moderateComment(deps(now), manager, { reference, refusedFor, reply: `Reply ${step}` })
          if (model.mayShow) model.refused = refusedFor
          break
        }
        case 5:
          if (upTo(4) > 0) break
          await database().transaction((tx) => unlinkBookings(tx, { uid: 'none', phone: `+9198000030${10 + n}` }))
          Object.assign(model, { words: null, mayShow: false })
          break
      }
      await serveRatings(deps(now))
      const answered = [...models.values()].flatMap(({ score }) => score ?? [])
      const rating = ratingOfPlace(THREE_CHAIRS)
      if (answered.length < 10) {
        expect(rating).toBeUndefined()
        continue
      }
      const mean = answered.reduce((sum, score) => sum + score, 0) / answered.length
      expect(meanScore(rating?.scores ?? [])).toBeCloseTo(mean, 9)
      expect(rating).toMatchObject({ asked: 24, answered: answered.length })
      expect(rating?.refusals).toEqual(
        REFUSAL_REASONS.map((reason) => [...models.values()].filter(({ refused }) => refused === reason).length),
      )
      const shown = [...models.values()].filter(
        ({ mayShow, refused, at }) => mayShow && refused === null && at && now.getTime() - at.getTime() >= 7 * DAY_MS,
      )
      const comments = await listShownComments(deps(now), THREE_CHAIRS)
      const latest = shown.sort((a, b) => Number(b.at) - Number(a.at)).slice(0, 12)
      expect(comments.map((comment) => comment.personal_words)).toEqual(latest.map(({ words }) => words))
    }
    expect([...models.values()].filter(({ score }) => score !== null).length).toBeGreaterThan(9)
    expect(await ratingFaults(database().reads)).toEqual([])
  })
})
