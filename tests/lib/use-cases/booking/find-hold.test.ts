import { describe, expect, test } from 'vitest'
import { findHold } from '@/lib/use-cases/booking/find-hold'
import { book, holdSid, minutesAfter, ONE_CHAIR, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the search for a hold', () => {
  const { deps } = useTestPlaces()
  const sidOf = (given = {}, minutes = 0) => holdSid(deps(minutes), given)

  test('the search finds the hold, its booking or nothing', async () => {
    const start = { owner: 'ann', placeId: ONE_CHAIR, date: TOMORROW, start: '10:00' }
    expect(await findHold(deps(), start)).toEqual({ kind: 'none' })
    const sid = await sidOf()
    expect(await findHold(deps(), start)).toEqual({
      kind: 'held',
      sid,
      heldUntil: minutesAfter(10),
      canKeep: true,
      proved: true,
    })
    expect(await findHold(deps(10), start)).toEqual({ kind: 'none' })
    const { reference, id } = await book(deps())
    const words = { name: 'Ann Mary', phone: '+919800000001', treatment: 'braces' }
    for (const same of [{ sid: id }, { sid: id, name: 'Bala' }, words])
      expect(await findHold(deps(), { ...start, ...same })).toEqual({ kind: 'booked', reference })
    expect(await findHold(deps(), { ...start, ...words, owner: 'bob' })).toEqual({ kind: 'none' })
  })

  test('the search ignores a booking of the same start with other answers', async () => {
    const start = { owner: 'ann', placeId: THREE_CHAIRS, date: TOMORROW, start: '10:00' }
    await book(deps(), { placeId: THREE_CHAIRS })
    const sid = await sidOf({ placeId: THREE_CHAIRS })
    const words = { name: 'Ann Mary', phone: '+919800000001', treatment: 'braces' }
    expect(await findHold(deps(), { ...start, sid })).toMatchObject({ kind: 'held', sid })
    for (const other of [
      { sid },
      { ...words, sid },
      { ...words, name: 'Bala' },
      { ...words, name: undefined },
      { ...words, phone: undefined },
      { ...words, treatment: undefined },
      {},
    ])
      expect(await findHold(deps(10), { ...start, ...other })).toEqual({ kind: 'none' })
  })

  test('the search prefers a live hold to an earlier booking of the same start', async () => {
    await book(deps(), { placeId: THREE_CHAIRS })
    const sid = await sidOf({ placeId: THREE_CHAIRS })
    const found = await findHold(deps(), { owner: 'ann', placeId: THREE_CHAIRS, date: TOMORROW, start: '10:00' })
    expect(found).toMatchObject({ kind: 'held', sid })
  })
})
