// A request with the slot's end takes an expired slot again and books it in one step.
import { describe, expect, test } from 'vitest'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import {
  confirmInput,
  holdInput,
  holdSid,
  ONE_CHAIR,
  rowsOf,
  stranger,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the confirmation of an expired hold', () => {
  const { database, deps } = useTestPlaces()
  const again = (given = {}) => confirmInput({ end: '10:30', ...given })
  const three = { placeId: THREE_CHAIRS }

  test('a free slot is booked under the hold’s old id, and a repeated request gives the same booking', async () => {
    const sid = await holdSid(deps(), three)
    const booked = await confirmBooking(deps(11), again({ ...three, sid }))
    expect(booked).toMatchObject({ kind: 'confirmed', id: sid })
    // The first answer was lost. Then the request comes with the name corrected, or with another person's name.
    expect(await confirmBooking(deps(12), again({ ...three, sid }))).toEqual(booked)
    expect(await confirmBooking(deps(12), again({ ...three, sid, name: 'Ann Mary Paul' }))).toMatchObject({
      kind: 'already_booked',
    })
    expect(await rowsOf(database(), THREE_CHAIRS)).toMatchObject([{ id: sid, state: 'taken' }])
    expect(await database().writes.selectFrom('outbox').select('kind').execute()).toHaveLength(1)
  })

  test('a slot taken meanwhile is refused with the nearest slots, and no row is left', async () => {
    const sid = await holdSid(deps())
    const other = await holdSid(deps(10), { owner: 'bob' })
    const lost = await confirmBooking(deps(11), again({ sid }))
    expect(lost).toMatchObject({ kind: 'taken', nearest: [{ start: '09:30' }, { start: '10:30' }, { start: '09:00' }] })
    expect((await rowsOf(database(), ONE_CHAIR)).map(({ id }) => id)).toEqual([other])
  })

  test('a slot on a closed day, or too near by now, is refused as closed', async () => {
    const sid = await holdSid(deps())
    await database()
      .writes.insertInto('closed_days')
      .values({ place_id: ONE_CHAIR, day: TOMORROW, reason: 'Test' })
      .execute()
    expect(await confirmBooking(deps(11), again({ sid }))).toEqual({ kind: 'closed' })
    await database().writes.deleteFrom('closed_days').where('place_id', '=', ONE_CHAIR).execute()
    expect(await confirmBooking(deps(23 * 60), again({ sid }))).toEqual({ kind: 'closed' })
    expect((await rowsOf(database(), ONE_CHAIR)).filter(({ state }) => state === 'taken')).toEqual([])
  })

  test('another browser may book the slot under its own id, whichever comes first', async () => {
    const sid = await holdSid(deps(), three)
    const bob = await confirmBooking(deps(11), again({ ...three, sid, owner: 'bob', phone: '+919800000002' }))
    const ann = await confirmBooking(deps(11), again({ ...three, sid }))
    expect([bob.kind, ann.kind]).toEqual(['confirmed', 'confirmed'])
    expect(await confirmBooking(deps(12), again({ ...three, sid }))).toEqual(ann)
    const ids = (await rowsOf(database(), THREE_CHAIRS)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })

  test('a slot held again in another tab is confirmed with that hold, and the first tab gets the same booking', async () => {
    const first = await holdSid(deps(), three)
    const second = await holdSid(deps(11), three)
    const booked = await confirmBooking(deps(12), again({ ...three, sid: first }))
    expect(booked).toMatchObject({ kind: 'confirmed', id: second })
    expect(await confirmBooking(deps(13), again({ ...three, sid: first }))).toEqual(booked)
    expect(await confirmBooking(deps(13), again({ ...three, sid: second }))).toEqual(booked)
    expect(await rowsOf(database(), THREE_CHAIRS)).toHaveLength(1)
  })

  test('the rate limits of a new hold apply, with a proof of the number or a wait beyond them', async () => {
    const asked = { ...three, ...stranger(), phone: '+919800000007' }
    const sid = await holdSid(deps(), asked)
    for (let n = 0; n < 5; n += 1) {
      const end = `1${n % 3}:30`
      const day = `2026-11-2${5 + Math.floor(n / 3)}`
      const visit = { ...asked, date: day, start: `1${n % 3}:00`, end, owner: `kin-${n}`, network: `192.0.2.1${n}` }
      expect((await confirmBooking(deps(), confirmInput(visit))).kind).toBe('confirmed')
    }
    expect(await confirmBooking(deps(11), again({ ...asked, sid }))).toEqual({ kind: 'prove' })
    expect(await confirmBooking(deps(11), again({ ...asked, sid, proved: true }))).toMatchObject({ id: sid })
  })

  test('an impossible confirmation leaves no hold behind', async () => {
    const sid = await holdSid(deps())
    expect(await confirmBooking(deps(11), confirmInput({ sid }))).toEqual({ kind: 'expired' })
    expect(await holdSlot(deps(11), holdInput({ owner: 'bob' }))).toMatchObject({ kind: 'held' })
  })
})
