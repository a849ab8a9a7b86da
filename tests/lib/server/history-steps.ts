// The steps that random histories are made of: each does one thing to the database and to the model.
import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '@/lib/db/schema'
import { cancelBooking } from '@/lib/server/cancel-booking'
import { confirmBooking } from '@/lib/server/confirm-booking'
import { holdSlot } from '@/lib/server/hold-slot'
import { listSlots } from '@/lib/server/list-slots'
import { releaseHold } from '@/lib/server/release-hold'
import { rescheduleBooking } from '@/lib/server/reschedule-booking'
import { sweepHolds } from '@/lib/server/sweep-holds'
import { confirmInput, depsOf, holdInput } from '@/tests/lib/server/test-places'
import {
  type BookingModel,
  MODEL_DATES,
  MODEL_OWNERS,
  MODEL_PLACES,
  MODEL_SLOTS,
  type Wanted,
} from '@/tests/support/booking-model'

export type Real = { db: Database; sids: Map<number, string>; last: Map<number, Wanted> }
type Step = fc.AsyncCommand<BookingModel, Real>
const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T
export const placeId = (place: number) => at(MODEL_PLACES, place).id

/** A step one second after the last, so that no two rows are of the same moment. */
function step(
  name: string,
  run: (model: BookingModel, real: Real, deps: ReturnType<typeof depsOf>) => Promise<void>,
): Step {
  return {
    check: () => true,
    toString: () => name,
    async run(model, real) {
      model.now += 1000
      await run(model, real, depsOf(real.db, new Date(model.now)))
    },
  }
}

type Deps = ReturnType<typeof depsOf>
async function holdNow(wanted: Wanted, changes: boolean, model: BookingModel, real: Real, deps: Deps): Promise<void> {
  const replaces = changes ? real.sids.get(wanted.who) : undefined
  const expected = model.hold(wanted, replaces)
  const input = holdInput({
    ...at(MODEL_OWNERS, wanted.who),
    placeId: placeId(wanted.place),
    ...at(MODEL_SLOTS, wanted.slot),
    replaces,
  })
  const outcome = await holdSlot(deps, input)
  expect(outcome).toMatchObject(expected)
  if (outcome.kind !== 'held' || expected.sid) return
  model.held(wanted, outcome.sid, replaces)
  real.sids.set(wanted.who, outcome.sid)
  real.last.set(wanted.who, wanted)
}

async function confirmNow(wanted: Wanted, model: BookingModel, deps: Deps): Promise<void> {
  const expected = model.confirm(wanted)
  const { date, start } = at(MODEL_SLOTS, wanted.slot)
  const input = confirmInput({ ...at(MODEL_OWNERS, wanted.who), placeId: placeId(wanted.place), date, start })
  const outcome = await confirmBooking(deps, input)
  expect(outcome).toMatchObject(expected)
  if (outcome.kind !== 'confirmed' || expected.reference) return
  expect(model.bookings.map((booking) => booking.reference)).not.toContain(outcome.reference)
  model.confirmed(wanted, outcome.reference)
}

const hold = (wanted: Wanted, changes: boolean) =>
  step(`hold ${JSON.stringify(wanted)}${changes ? ' for another' : ''}`, (...world) =>
    holdNow(wanted, changes, ...world),
  )

/** Confirms what the browser held last, or any other time. */
const confirm = (given: Wanted, any: boolean) =>
  step(`confirm ${any ? JSON.stringify(given) : `the last of ${given.who}`}`, (model, real, deps) =>
    confirmNow(any ? given : (real.last.get(given.who) ?? given), model, deps),
  )

const book = (wanted: Wanted) =>
  step(`book ${JSON.stringify(wanted)}`, async (model, real, deps) => {
    await holdNow(wanted, false, model, real, deps)
    await confirmNow(wanted, model, deps)
  })

const cancel = (n: number) =>
  step(`cancel booking ${n}`, async (model, _, deps) => {
    const booking = at(model.bookings, n)
    if (booking) expect((await cancelBooking(deps, booking)).kind).toBe(model.cancel(booking))
  })

const move = (n: number, slot: number) =>
  step(`move booking ${n} to ${slot}`, async (model, _, deps) => {
    const booking = at(model.bookings, n)
    if (!booking) return
    const { reference, owner } = booking
    const outcome = await rescheduleBooking(deps, { reference, owner, ...at(MODEL_SLOTS, slot) })
    expect(outcome.kind).toBe(model.move(booking, slot))
  })

const release = (who: number) =>
  step(`release of ${who}`, async (model, real, deps) => {
    const sid = real.sids.get(who) ?? ''
    expect((await releaseHold(deps, { owner: at(MODEL_OWNERS, who).owner, sid })).kind).toBe(model.release(who, sid))
  })

const jump = (minutes: number) =>
  step(`${minutes} minutes pass`, async (model) => {
    model.now += minutes * 60_000
  })
const jumpTo = (n: number, minutes: number) =>
  step(`until ${minutes} minutes before ${n}`, async (model) => {
    model.now = Math.max(model.now, model.startOf(n) - minutes * 60_000)
  })
const sweep = () => step('sweep', async (_, __, deps) => void (await sweepHolds(deps)))

const close = (place: number, n: number) =>
  step(`close ${place} on day ${n}`, async (model, real) => {
    const day = at(MODEL_DATES, n)
    if (model.closed.has(`${place} ${day}`)) return
    model.closed.add(`${place} ${day}`)
    await real.db.writes
      .insertInto('closures')
      .values({ place_id: placeId(place), day, reason: 'Works' })
      .execute()
  })

/** What a browser is shown of a place, held against the model. */
const look = (who: number, place: number) =>
  step(`${who} looks at ${place}`, async (model, _, deps) => {
    const shown = []
    for (const day of MODEL_DATES) {
      const list = await listSlots(deps, { placeId: placeId(place), owner: at(MODEL_OWNERS, who).owner, day })
      if (list?.day === day) shown.push(...list.slots)
    }
    const expected = MODEL_SLOTS.map((slot, n) => ({ ...slot, state: model.stateOf({ who, place, slot: n }) }))
    expect(shown).toEqual(expected.filter(({ state }) => state === 'free' || state === 'held_for_you'))
  })

const who = fc.nat({ max: MODEL_OWNERS.length - 1 })
const place = fc.nat({ max: MODEL_PLACES.length - 1 })
const slot = fc.nat({ max: MODEL_SLOTS.length - 1 })
const wanted = fc.record({ who, place, slot })
const weighted = <T>(times: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T>[] =>
  Array<fc.Arbitrary<T>>(times).fill(arbitrary)
export const steps = fc.commands(
  [
    ...weighted(
      6,
      fc.tuple(wanted, fc.boolean()).map(([want, changes]) => hold(want, changes)),
    ),
    ...weighted(8, wanted.map(book)),
    ...weighted(
      2,
      fc.tuple(wanted, fc.boolean()).map(([want, any]) => confirm(want, any)),
    ),
    ...weighted(2, fc.nat().map(cancel)),
    ...weighted(
      4,
      fc.tuple(fc.nat(), slot).map(([n, to]) => move(n, to)),
    ),
    who.map(release),
    ...weighted(2, fc.constantFrom(1, 9, 10, 11).map(jump)),
    fc.tuple(slot, fc.constantFrom(121, 119, 8, 1, 0)).map(([n, minutes]) => jumpTo(n, minutes)),
    fc.constant(sweep()),
    fc.tuple(place, fc.nat({ max: 1 })).map(([where, day]) => close(where, day)),
    ...weighted(
      2,
      fc.tuple(who, place).map(([person, where]) => look(person, where)),
    ),
  ],
  { maxCommands: 60, size: 'max' },
)
