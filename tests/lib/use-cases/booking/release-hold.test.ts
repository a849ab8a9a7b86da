import { describe, expect, test } from 'vitest'
import { bookingRules } from '@/lib/catalogue/booking-rules'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'
import { sweepHolds } from '@/lib/use-cases/booking/sweep-holds'
import { book, holdSid, ONE_CHAIR, rowsOf, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { swept } from '@/tests/support/swept'

describe('the release of holds', () => {
  const { database, deps } = useTestPlaces()
  const sidOf = (given = {}, minutes = 0) => holdSid(deps(minutes), given)

  test('a browser releases its own live hold once', async () => {
    const sid = await sidOf({ placeId: ZONE })
    expect(await releaseHold(deps(), { owner: 'bob', sid })).toEqual({ kind: 'gone' })
    expect(await releaseHold(deps(), { owner: 'ann', sid })).toEqual({ kind: 'released' })
    expect(await releaseHold(deps(), { owner: 'ann', sid })).toEqual({ kind: 'gone' })
    expect(await releaseHold(deps(), { owner: 'ann', sid: 'x' })).toEqual({ kind: 'gone' })
    expect(await releaseHold(deps(10), { owner: 'ann', sid: await sidOf({ placeId: ZONE }) })).toEqual({ kind: 'gone' })
  })

  test('the sweep deletes holds that expired over an hour ago, and no booking', async () => {
    await sidOf()
    await sidOf({ owner: 'bob', start: '10:30', end: '11:00' }, 30)
    await book(deps(), { owner: 'cid', start: '11:00', end: '11:30' })
    expect(await swept(sweepHolds(deps(bookingRules().holdMinutes + 60)))).toBe(0)
    expect(await swept(sweepHolds(deps(bookingRules().holdMinutes + 61)))).toBe(1)
    expect((await rowsOf(database(), ONE_CHAIR)).map((row) => row.owner).sort()).toEqual(['bob', 'cid'])
  })
})
