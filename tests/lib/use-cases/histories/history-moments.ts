// The moments of random histories: time passes, a browser looks, or a patient acts.
// Mostly another process acts before one of the patient's statements.
import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '@/lib/db/schema'
import type { LimitRule } from '@/lib/limits/rule'
import { LIMITS, type Rules } from '@/lib/limits/rules'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import type { Deps } from '@/lib/use-cases/deps'
import { type Deed, deedOf, placeId, type Told, whoOf } from '@/tests/lib/use-cases/histories/history-deeds'
import { historyRows, rowsOfModel } from '@/tests/lib/use-cases/histories/history-rows'
import { besideIt, type Wish, wishes } from '@/tests/lib/use-cases/histories/history-wishes'
import type { BookingModel } from '@/tests/support/booking-model'
import {
  at,
  MODEL_DATES,
  MODEL_LIMITS,
  MODEL_OWNERS,
  MODEL_PLACES,
  MODEL_SLOTS,
  startOf,
} from '@/tests/support/chain/model-chain'
import { depsOf } from '@/tests/support/chain/test-places'
import type { openInterleaved } from '@/tests/support/servers/test-database'

type Real = Awaited<ReturnType<typeof openInterleaved>>
export type World = { model: BookingModel; real: Real }
export type Moment =
  | { pass: number }
  /** Some minutes before a slot begins. */
  | { until: number; minutes: number }
  /** Two seconds before the first hold expires: for a clock that is ahead it has expired. */
  | { nearly: true }
  | { looks: number; at: number }
  | { one: Wish; beside: Wish | null; isNear: boolean; statement: number; ahead: number }

const SECOND = 1000

/** Lowers the limits of a proved number, so that a history can reach them. */
const few = (rule: LimitRule): LimitRule =>
  rule.proved ? { ...rule, stop: rule.within === 'live' ? MODEL_LIMITS.holds : MODEL_LIMITS.bookings } : rule
const RULES: Rules = { ...LIMITS, hold: LIMITS.hold.map(few), booking: LIMITS.booking.map(few) }

export const modelDeps = (db: Database, now: number): Deps => ({ ...depsOf(db, new Date(now)), rules: RULES })

/** Compares a place, as a browser sees it, with the model. */
async function look({ model, real }: World, who: number, place: number): Promise<void> {
  const deps = modelDeps(real.other, model.now)
  const shown = []
  for (const day of MODEL_DATES) {
    const list = await listSlots(deps, { placeId: placeId(place), owner: at(MODEL_OWNERS, who).owner, day })
    if (list?.day === day) shown.push(...list.slots)
  }
  const expected = MODEL_SLOTS.map(({ date, start, end }, slot) => {
    return { date, start, end, state: model.stateOf({ who, place, slot }) }
  })
  expect(shown).toEqual(expected.filter(({ state }) => state === 'free' || state === 'held_for_you'))
}

type Done = { deed: Deed; told: Told; clock: number }

/** Runs `deed`, and `other` before the statement; returns both with their outcomes. */
async function runBoth(
  { model, real }: World,
  [deed, other]: [Deed, Deed | null],
  { statement, ahead }: { statement: number; ahead: number },
): Promise<Done[]> {
  const { now } = model
  // Equal clocks differ by a millisecond, because the clocks tell which of two holds is older.
  const theirs = now + ahead * SECOND + 1
  const act = async () => other?.run(modelDeps(real.other, theirs))
  const begun = real.before(statement, act)
  const told = await deed.run(modelDeps(real.db, now))
  const also = await (begun() ?? act())
  const done = [{ deed, told, clock: now }]
  return other && also ? [...done, { deed: other, told: also, clock: theirs }] : done
}

/**
 * The model's outcomes and rows when the deeds run in this order. The real result must equal one of the two orders, or
 * something went wrong between the deeds.
 */
function inOrder(model: BookingModel, order: readonly Done[], seatOf: (id: string) => number) {
  const after = model.copy()
  const said = order.map(({ deed, told, clock }) => {
    after.now = clock
    return deed.judge(after, told, seatOf)
  })
  after.now = model.now
  const isTold = order.every(({ told }, n) =>
    Object.entries(at(said, n)).every(([name, value]) => told[name as keyof Told] === value),
  )
  return { after, isTold, said }
}

async function actIn(world: World, moment: Extract<Moment, { one: Wish }>): Promise<void> {
  const { model, real } = world
  const deed = deedOf(moment.one, model)
  if (!deed) return
  const { one, beside, isNear } = moment
  const other = beside && isNear ? besideIt(one, beside, whoOf(one, model)) : beside
  const done = await runBoth(world, [deed, other && deedOf(other, model)], moment)
  const rows = await historyRows(real.other, model.now)
  const orders = done.length > 1 ? [done, done.toReversed()] : [done]
  const ways = orders.map((order) => inOrder(model, order, rows.seatOf))
  const standing = (after: BookingModel) => JSON.stringify(rowsOfModel(after))
  const right = ways.find(({ isTold, after }) => isTold && standing(after) === JSON.stringify(rows.standing))
  if (right) {
    world.model = right.after
    return
  }
  // No order matched, so this always fails: it shows the real result beside the model's for each order.
  expect({ told: done.map(({ told }) => told), ...rows.standing }).toEqual(
    ways.map(({ said, after }) => ({ told: said, ...rowsOfModel(after) })),
  )
}

/** Runs the moment a second after the last one: no two rows of one process have the same time. */
export async function happen(world: World, moment: Moment): Promise<void> {
  const { model } = world
  model.now += SECOND
  if ('pass' in moment) model.now += moment.pass * 60 * SECOND
  else if ('until' in moment) model.now = Math.max(model.now, startOf(moment.until) - moment.minutes * 60 * SECOND)
  else if ('nearly' in moment) {
    const ends = model.holds.map(({ until }) => until).filter((until) => until > model.now)
    if (ends.length > 0) model.now = Math.max(model.now, Math.min(...ends) - 3 * SECOND)
  } else if ('looks' in moment) await look(world, moment.looks, moment.at)
  else await actIn(world, moment)
}

const both = fc.record({
  one: wishes,
  beside: fc.option(wishes, { freq: 8 }),
  statement: fc.integer({ min: 1, max: 22 }),
  ahead: fc.constantFrom(-5, 0, 5),
  isNear: fc.boolean(),
})
const moment: fc.Arbitrary<Moment> = fc.oneof(
  { weight: 16, arbitrary: both },
  fc.constantFrom(1, 9, 10, 11).map((pass) => ({ pass })),
  { weight: 2, arbitrary: fc.constant({ nearly: true as const }) },
  fc.tuple(fc.nat({ max: 5 }), fc.constantFrom(121, 119, 8, 1, 0)).map(([until, minutes]) => ({ until, minutes })),
  fc
    .tuple(fc.nat({ max: MODEL_OWNERS.length - 1 }), fc.nat({ max: MODEL_PLACES.length - 1 }))
    .map(([looks, place]) => ({ looks, at: place })),
)
export const history = fc.array(moment, { maxLength: 40, size: 'max' })
