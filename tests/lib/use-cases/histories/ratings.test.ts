// Random histories of ratings on a real database: patients answer, withdraw and delete their accounts, and the desk marks,
// refuses and replies. After each act the clinic's page must follow from the rows. HISTORIES=10000 makes a long run; SEED
// repeats one.
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ratingOfPlace, setRatings } from '@/lib/catalogue/clinics/ratings'
import { REFUSAL_REASONS } from '@/lib/catalogue/desk/refusal-reasons'
import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { VISITS } from '@/lib/catalogue/visits'
import type { Database } from '@/lib/db/schema'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { REFERENCE_ALPHABET } from '@/lib/domain/booking/references'
import { addDays, addYears, instantOf, localOf } from '@/lib/domain/clinic-time'
import { reviewsView } from '@/lib/page-handlers/clinics/rating-view'
import { textsIn } from '@/lib/texts/languages'
import { eraseAccount } from '@/lib/use-cases/account/erase'
import { answerVisit, withdrawVisitAnswer } from '@/lib/use-cases/booking/answer-visit'
import { listShownComments, serveRatings } from '@/lib/use-cases/clinics/serve-ratings'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { moderateComment } from '@/lib/use-cases/desk/moderate-comment'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { planReminders } from '@/lib/use-cases/messages/plan-reminders'
import { ratingFaults } from '@/lib/use-cases/operations/check-database'
import { putScores } from '@/tests/support/chain/put-answers'
import { depsOf, minutesAfter, NOW, SECRET, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { deskActor } from '@/tests/support/desk/desk'
import { PHONE, putBooking } from '@/tests/support/put-rows'
import { openTestDatabase } from '@/tests/support/servers/test-database'
import { clear, fillingOf, truncate } from '@/tests/support/servers/truncate'

const HISTORIES = Number(process.env.HISTORIES ?? 60)
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }
const DAY_MS = 86_400_000
/** One too few for a rating. */
const OTHERS = [5, 5, 4, 4, 3, 3, 2, 1, 1]
const FIRST_SEAT = 100

/** `visit` counts from the first visit on, and begins again after the last. */
type Deed =
  | { does: 'come'; phone: number }
  | { does: 'mark'; visit: number; to: (typeof VISITS)[number] }
  | { does: 'answer'; visit: number; score: number; words: boolean; mayShow: boolean; byLink: boolean }
  | { does: 'withdraw'; visit: number; byLink: boolean }
  | { does: 'decide'; visit: number; refusedFor: (typeof REFUSAL_REASONS)[number] | null; reply: boolean }
  | { does: 'undo'; visit: number }
  | { does: 'erase'; phone: number }
  | { does: 'pass'; days: number }

const visit = fc.nat(3)
const mostly = fc.constantFrom(true, true, true, false)
const phone = fc.nat(2)
const byLink = fc.boolean()
const does = <D extends Deed['does']>(name: D) => fc.constant(name)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: does('come'), phone }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: does('mark'),
      visit,
      to: fc.constantFrom(...VISITS, 'kept' as const, 'left' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: does('answer'),
      visit,
      score: fc.integer({ min: 1, max: 5 }),
      words: mostly,
      mayShow: mostly,
      byLink,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('withdraw'), visit, byLink }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: does('decide'),
      visit,
      refusedFor: fc.option(fc.constantFrom(...REFUSAL_REASONS)),
      reply: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('undo'), visit }) },
  { weight: 1, arbitrary: fc.record({ does: does('erase'), phone }) },
  { weight: 4, arbitrary: fc.record({ does: does('pass'), days: fc.constantFrom(0, 1, 1, 8, 8, 30, 31, 200) }) },
)
const deeds = fc.array(deed, { minLength: 8, maxLength: 20, size: 'max' })

/** The decisions of the patient and the clinic about one visit. */
type Said = {
  id: string
  reference: string
  phone: string
  endsAt: Date
  unlinked: boolean
  score: number | null
  words: string | null
  mayShow: boolean
  refusedFor: string | null
  reply: string | null
  at: Date | null
  withdrawn: boolean
}

const seen = { ratings: 0, comments: 0 }
const phoneOf = (nth: number) => `+91980000300${nth}`

class World {
  acts = 0
  /** The states of the visits that were asked about. */
  #asked = new Map<string, string>()
  constructor(
    readonly db: Database,
    public now = NOW,
    readonly said: Said[] = [],
  ) {}

  get deps() {
    return depsOf(this.db, this.now)
  }

  async come(nth: number): Promise<void> {
    const n = this.said.length
    const reference = `CFHJKM${REFERENCE_ALPHABET[n % 17]}${REFERENCE_ALPHABET[Math.floor(n / 17)]}`
    const startsAt = new Date(Math.floor(this.now.getTime() / 300_000) * 300_000)
    const booking = { reference, personal_phone: phoneOf(nth), owner: `owner ${n}`, treatment: 'braces' }
    const id = await putBooking(this.db, booking, { seat: FIRST_SEAT + n, starts_at: startsAt })
    const nothing = { score: null, words: null, mayShow: false, refusedFor: null, reply: null, at: null }
    const endsAt = minutesAfter(30, startsAt)
    this.said.push({ id, reference, phone: phoneOf(nth), endsAt, unlinked: false, withdrawn: false, ...nothing })
  }

  /** The questions go out each morning. */
  async pass(days: number): Promise<void> {
    if (days === 0) {
      this.now = minutesAfter(4, this.now)
      return
    }
    this.now = instantOf(addDays(localOf(this.now).date, 1), '11:00')
    await planReminders(this.deps)
    this.now = minutesAfter((days - 1) * 24 * 60, this.now)
  }

  async answer(said: Said, { score, words, mayShow, byLink }: Extract<Deed, { does: 'answer' }>): Promise<void> {
    const state = this.#asked.get(said.id)
    const isAsked = state === 'kept' || state === 'left'
    const isIn = !byLink || (!said.unlinked && this.now.getTime() < said.endsAt.getTime() + 30 * DAY_MS)
    const text = words ? `Words ${this.acts}` : ''
    await answerVisit(this.deps, this.access(said, byLink), { score, words: text, mayShow })
    if (isAsked && isIn && said.at === null && !said.withdrawn)
      Object.assign(said, { score, words: text || null, mayShow: mayShow && words, at: this.now })
  }

  async withdraw(said: Said, byLink: boolean): Promise<void> {
    await withdrawVisitAnswer(this.deps, this.access(said, byLink))
    if (said.score !== null && (!byLink || !said.unlinked))
      Object.assign(said, { score: null, words: null, mayShow: false, reply: null, withdrawn: true })
  }

  access({ id, reference }: Said, byLink: boolean) {
    const n = this.said.findIndex((each) => each.id === id)
    return { reference, ...(byLink ? { key: manageKey(SECRET, id) } : { owner: `owner ${n}` }) }
  }

  async erase(nth: number): Promise<void> {
    const user = { uid: `deleted:${this.acts}`, personal_phone: phoneOf(nth), created_at: this.now }
    await this.db.transaction(async (tx) => {
      const row = await tx.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow()
      await eraseAccount(tx, row, this.now)
    })
    for (const said of this.said)
      if (said.phone === user.personal_phone)
        Object.assign(said, { words: null, mayShow: false, reply: null, unlinked: true })
  }

  async happen(deed: Deed): Promise<void> {
    this.acts += 1
    if (deed.does === 'come') return this.come(deed.phone)
    if (deed.does === 'pass') return this.pass(deed.days)
    if (deed.does === 'erase') return this.erase(deed.phone)
    const said = this.said[deed.visit % this.said.length]
    if (!said) throw new Error('Nobody came')
    const manager = deskActor({ role: 'manager' })
    const { reference } = said
    switch (deed.does) {
      case 'answer':
        return this.answer(said, deed)
      case 'withdraw':
        return this.withdraw(said, deed.byLink)
      case 'mark':
        await markVisit(this.deps, manager, { reference, to: deed.to, version: null })
        return
      case 'undo':
        await undoLast(this.deps, manager, { reference })
        return
      case 'decide': {
        const { refusedFor } = deed
        const reply = deed.reply ? `Reply ${this.acts}` : ''
        await moderateComment(this.deps, manager, { reference, refusedFor, reply })
        if (said.mayShow) Object.assign(said, { refusedFor, reply: reply || null })
      }
    }
  }

  /** The page of the clinic is what the rows and the patients say, and each row may be there. */
  async compare(): Promise<void> {
    const rows = await this.db.reads
      .selectFrom('visit_questions as q')
      .innerJoin('bookings as b', 'b.id', 'q.booking_id')
      .select(['q.booking_id', 'q.asked_at', 'q.score', 'q.visit as rated', 'q.refused_for'])
      .select(['b.visit', 'b.personal_phone'])
      .execute()
    this.#asked = new Map(rows.map(({ booking_id: id, visit: state }) => [id, state]))
    const questions = new Map<string, number[]>()
    for (const { booking_id: id, score, rated, visit: state, asked_at: asked, personal_phone: number } of rows) {
      if (number === PHONE) continue
      questions.set(number, [...(questions.get(number) ?? []), asked.getTime()])
      expect(score).toBe(this.said.find((said) => said.id === id)?.score)
      if (score !== null) expect([state, ['kept', 'left'].includes(state)]).toEqual([rated, true])
    }
    for (const moments of questions.values()) {
      moments.sort((a, b) => a - b)
      for (const [at, moment] of moments.entries())
        if (at > 0) expect(moment - (moments[at - 1] ?? 0)).toBeGreaterThanOrEqual(30 * DAY_MS)
    }

    await serveRatings(this.deps)
    const counted = rows.filter(({ asked_at: asked }) => asked > addYears(this.now, -1))
    const scores = counted.flatMap(({ score }) => score ?? [])
    const rating = ratingOfPlace(THREE_CHAIRS)
    const comments = await listShownComments(this.deps, THREE_CHAIRS)
    if (scores.length < 10 || !rating) {
      expect([rating, comments]).toEqual([undefined, []])
      expect(scores.length).toBeLessThan(10)
      return
    }
    const view = reviewsView(textsIn(DEFAULT_LANGUAGE), rating, comments)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    expect(view.rating.text).toBe(`${mean.toFixed(1)} of 5`)
    expect(view.rating.asked).toContain(`asked: ${counted.length}. Answered: ${scores.length}.`)
    expect(view.rating.scores.map(({ count }) => count)).toEqual(
      [5, 4, 3, 2, 1].map((score) => scores.filter((each) => each === score).length),
    )
    expect(rating.refusals).toEqual(
      REFUSAL_REASONS.map((reason) => counted.filter(({ refused_for: refused }) => refused === reason).length),
    )
    const inYear = new Set(counted.map(({ booking_id: id }) => id))
    const shown = this.said
      .filter(({ mayShow, refusedFor }) => mayShow && refusedFor === null)
      .filter(({ id, at }) => inYear.has(id) && at && this.now.getTime() - at.getTime() >= 7 * DAY_MS)
      .map(({ words, reply }) => `${words} ${reply}`)
    expect(view.comments.map(({ words, reply }) => `${words} ${reply}`).sort()).toEqual(shown.sort())
    seen.ratings += 1
    seen.comments += shown.length
  }
}

describe('random histories of ratings', () => {
  let db: Database
  let filling: string
  let first: World
  beforeAll(async () => {
    db = await openTestDatabase('places')
    await truncate(db)
    await putScores(db, OTHERS)
    first = new World(db)
    for (const nth of [0, 1]) {
      await first.happen({ does: 'come', phone: nth })
      await first.happen({ does: 'mark', visit: nth, to: 'kept' })
    }
    await first.happen({ does: 'pass', days: 1 })
    filling = await fillingOf(db)
  })
  afterAll(async () => {
    setRatings({ places: new Map(), treatments: new Map() })
    await db.close()
  })

  test('the page is what the rows say, and only allowed comments show', { timeout: 7_200_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (all) => {
        await clear(db)
        await db.script(`BEGIN; ${filling}; COMMIT`)
        const world = new World(db, first.now, structuredClone(first.said))
        await world.compare()
        for (const one of all) {
          await world.happen(one)
          await world.compare()
        }
        expect(await ratingFaults(db.reads)).toEqual([])
      }),
      { numRuns: HISTORIES, ...SEED },
    )
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(HISTORIES / 10)
  })
})
