import { describe, expect, test } from 'vitest'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { extendHold } from '@/lib/use-cases/booking/extend-hold'
import { findHold } from '@/lib/use-cases/booking/find-hold'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import {
  confirmInput,
  holdInput,
  holdSid,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the extension of a hold', () => {
  const { database, deps } = useTestPlaces()
  const start = { owner: 'ann', placeId: ONE_CHAIR, date: TOMORROW, start: '10:00' }
  const kept = { kind: 'kept', heldUntil: minutesAfter(20) }

  test('the extended hold lasts twenty minutes from its start, however often it is extended', async () => {
    const sid = await holdSid(deps())
    expect(await findHold(deps(), { ...start, sid })).toMatchObject({ canKeep: true })
    for (const minutes of [0, 9, 10, 19]) expect(await extendHold(deps(minutes), { owner: 'ann', sid })).toEqual(kept)
    expect(await findHold(deps(19), { ...start, sid })).toMatchObject({ heldUntil: minutesAfter(20), canKeep: false })
    expect(await extendHold(deps(20), { owner: 'ann', sid })).toEqual({ kind: 'gone' })
  })

  test('the extended hold blocks other browsers and can be confirmed until it ends', async () => {
    const sid = await holdSid(deps())
    await extendHold(deps(9), { owner: 'ann', sid })
    expect(await holdSlot(deps(15), holdInput({ owner: 'bob' }))).toMatchObject({ kind: 'taken' })
    expect(await confirmBooking(deps(19), confirmInput({ sid }))).toMatchObject({ kind: 'confirmed', id: sid })
    const other = { start: '11:00', end: '11:30' }
    const second = await holdSid(deps(), other)
    await extendHold(deps(), { owner: 'ann', sid: second })
    expect(await holdSlot(deps(20), holdInput({ owner: 'bob', ...other }))).toMatchObject({ kind: 'held' })
  })

  test('only the browser of a live hold can extend it', async () => {
    const sid = await holdSid(deps())
    const gone = { kind: 'gone' }
    expect(await extendHold(deps(), { owner: 'bob', sid })).toEqual(gone)
    for (const unknown of ['', 'x', '6f2d4e1c-0000-4000-8000-000000000000'])
      expect(await extendHold(deps(), { owner: 'ann', sid: unknown })).toEqual(gone)
    expect(await extendHold(deps(10), { owner: 'ann', sid })).toEqual(gone)
    await confirmBooking(deps(), confirmInput({ sid }))
    expect(await extendHold(deps(), { owner: 'ann', sid })).toEqual(gone)
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([{ id: sid, state: 'taken', held_until: null }])
  })
})
