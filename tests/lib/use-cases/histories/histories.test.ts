// Random histories on a real database, compared with the model, with another process between the statements.
// HISTORIES=2000 makes a long run; SEED repeats one.
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { hoursOf, placeId } from '@/tests/lib/use-cases/histories/history-deeds'
import { happen, history, modelDeps, type World } from '@/tests/lib/use-cases/histories/history-moments'
import { openAccount } from '@/tests/support/account/accounts'
import { BookingModel } from '@/tests/support/booking-model'
import { MODEL_OWNERS, MODEL_PLACES, MODEL_SLOTS, slotOf } from '@/tests/support/chain/model-chain'
import { addTestPlaces, CITY, holdInput } from '@/tests/support/chain/test-places'
import { hasPostgres, openInterleaved } from '@/tests/support/servers/test-database'
import { truncate } from '@/tests/support/servers/truncate'

const HISTORIES = Number(process.env.HISTORIES ?? 30)
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

/** At the end each browser finds what it was told, and an anonymous visitor can hold the slots shown as free. */
async function compareAtEnd({ model, real }: World): Promise<void> {
  const deps = modelDeps(real.other, model.now)
  for (const booking of model.bookings) {
    const visit = model.visitOf(booking)
    const found = await findBooking(deps, booking)
    expect(found?.status).toBe(visit ? 'confirmed' : 'cancelled')
    if (visit) expect(found).toMatchObject({ ...pick(slotOf(visit.slot)), place: { id: placeId(visit.place) } })
  }
  for (const [place, { id }] of MODEL_PLACES.entries()) {
    for (const [n, { date, start, end }] of MODEL_SLOTS.entries()) {
      const list = await listSlots(deps, { placeId: id, owner: 'stranger', day: date })
      const isListed =
        list?.slots.some((each) => each.date === date && each.start === start && each.end === end) ?? false
      const owner = `stranger-${n}`
      const asked = { owner, phone: `+9197${10_000_000 + n}`, placeId: id, date, start, end }
      const outcome = await holdSlot(deps, holdInput(asked))
      expect([asked, isListed]).toEqual([asked, outcome.kind === 'held'])
      if (isListed) expect(model.isOffered({ place, slot: n })).toBe(true)
    }
  }
}
const pick = ({ date, start, end }: (typeof MODEL_SLOTS)[number]) => ({ date, start, end })

describe.runIf(hasPostgres())('random histories', () => {
  let real: World['real']
  beforeAll(async () => {
    real = await openInterleaved()
    await addTestPlaces(real.other)
    const places = MODEL_PLACES.map((place) => ({
      ...place,
      ...hoursOf(0),
      kind: 'clinic' as const,
      city_id: CITY,
    }))
    await real.other.writes.insertInto('places').values(places).execute()
  })
  afterAll(() => real.other.close())

  async function begin(): Promise<World> {
    const { other } = real
    await truncate(other)
    await other.writes.deleteFrom('closed_days').where('place_id', 'like', 'model-%').execute()
    // Two updates, because a change of hours sets the mark.
    for (const values of [hoursOf(0), { off_grid_since: null }])
      await other.writes.updateTable('places').set(values).where('id', 'like', 'model-%').execute()
    const model = new BookingModel()
    const [{ phone }] = MODEL_OWNERS
    model.account = (await openAccount(modelDeps(other, model.now), { phone })).uid
    return { model, real }
  }

  test('the site does the same as the model, whatever another process does meanwhile', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (moments) => {
        const world = await begin()
        for (const moment of moments) await happen(world, moment)
        await compareAtEnd(world)
      }),
      { numRuns: HISTORIES, ...SEED },
    )
  })
})
