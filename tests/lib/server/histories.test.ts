// Random histories on a real database against the model: HISTORIES=10000 for a long run, SEED to repeat one.
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Rule } from '@/lib/limits/rules'
import { findBooking } from '@/lib/server/find-booking'
import { holdSlot } from '@/lib/server/hold-slot'
import { listSlots } from '@/lib/server/list-slots'
import { placeId, type Real, steps } from '@/tests/lib/server/history-steps'
import { addTestPlaces, CITY, depsOf, holdInput } from '@/tests/lib/server/test-places'
import { BookingModel, MODEL_HOURS, MODEL_PLACES, MODEL_SLOTS, type Wanted } from '@/tests/support/booking-model'
import { type Engine, engines, truncate, useDatabase } from '@/tests/support/test-database'

// The bounds of a number, where a history can reach them.
vi.mock('@/lib/limits/rules', async (original) => {
  const real = await original<typeof import('@/lib/limits/rules')>()
  const { MODEL_LIMITS } = await import('@/tests/support/booking-model')
  const few = (rule: Rule): Rule =>
    rule.proved ? { ...rule, stop: rule.within === 'live' ? MODEL_LIMITS.holds : MODEL_LIMITS.bookings } : rule
  const { hold, booking } = real.LIMITS
  return { ...real, LIMITS: { ...real.LIMITS, hold: hold.map(few), booking: booking.map(few) } }
})

const historiesOn = (engine: Engine) => Number(process.env.HISTORIES ?? (engine === 'PGlite' ? 200 : 50))
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

/** At the end: the rows are the model's, nothing stands twice, and what a stranger is shown can be held. */
async function compareAtEnd(model: BookingModel, { db }: Real): Promise<void> {
  const rows = await db.writes.selectFrom('appointments').selectAll().execute()
  const places = rows
    .filter((row) => row.status !== 'cancelled')
    .map((row) => `${row.place_id} ${row.starts_at.getTime()} ${row.seat}`)
  expect(new Set(places).size).toBe(places.length)
  const confirmed = rows
    .filter((row) => row.status === 'confirmed')
    .map((row) => `${row.reference} ${row.place_id} ${row.starts_at.getTime()}`)
  expect(confirmed.sort()).toEqual(
    model.visits.map((visit) => `${visit.reference} ${placeId(visit.place)} ${model.startOf(visit.slot)}`).sort(),
  )
  const held = rows
    .filter((row) => row.status === 'held' && (row.held_until?.getTime() ?? 0) > model.now)
    .map((row) => row.id)
  expect(held.sort()).toEqual(
    model.holds
      .filter((each) => each.until > model.now)
      .map((each) => each.sid)
      .sort(),
  )
  expect(await db.writes.selectFrom('outbox').select('id').execute()).toHaveLength(model.messages)

  const deps = depsOf(db, new Date(model.now))
  for (const { reference, owner, visit } of model.bookings) {
    expect((await findBooking(deps, { reference, owner }))?.status).toBe(visit ? 'confirmed' : 'cancelled')
  }
  for (const { id } of MODEL_PLACES) {
    for (const [n, wish] of MODEL_SLOTS.entries()) {
      const list = await listSlots(deps, { placeId: id, owner: 'stranger', day: wish.date })
      const isListed = list?.slots.some((each) => each.date === wish.date && each.start === wish.start) ?? false
      const phone = `+9197${10_000_000 + n}`
      const outcome = await holdSlot(deps, holdInput({ owner: `stranger-${n}`, phone, placeId: id, ...wish }))
      expect([wish, isListed]).toEqual([wish, outcome.kind === 'held'])
    }
  }
}

describe.each(engines)('random histories on %s', (engine) => {
  const database = useDatabase(engine)
  beforeAll(async () => {
    await addTestPlaces(database())
    const places = MODEL_PLACES.map(({ id, seats }) => ({
      id,
      seats,
      kind: 'clinic' as const,
      city_id: CITY,
      slot_minutes: 30,
      hours: JSON.stringify(MODEL_HOURS),
    }))
    await database().writes.insertInto('places').values(places).execute()
  })

  it('do what the model does', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const db = database()
        await truncate(db)
        await db.writes.deleteFrom('closures').where('place_id', 'like', 'model-%').execute()
        const setup = {
          model: new BookingModel(),
          real: { db, sids: new Map<number, string>(), last: new Map<number, Wanted>() },
        }
        await fc.asyncModelRun(() => setup, history)
        await compareAtEnd(setup.model, setup.real)
      }),
      { numRuns: historiesOn(engine), ...SEED },
    )
  })
})
