import { describe, expect, test } from 'vitest'
import { activateRow, isFirstOfMember } from '@/lib/db/queries/membership/memberships'
import { minutesAfter, NOW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, putUser, TEN } from '@/tests/support/put-rows'

describe('the memberships', () => {
  const { database } = useTestPlaces()

  test('a visit is a member’s first until another one was kept', async () => {
    const uid = 'test:1'
    await putUser(database(), uid)
    const year = { numbers: ['1'], issue: null, now: NOW, validUntil: minutesAfter(60, TEN) }
    await database().transaction((tx) => activateRow(tx, { uid, ...year }))
    const first = await putBooking(database(), { uid })
    const next = await putBooking(database(), { uid }, { starts_at: minutesAfter(30, TEN) })
    const after = await putBooking(database(), { uid }, { starts_at: minutesAfter(60, TEN) })
    const isFirst = (id: string) => isFirstOfMember(database().reads, id)
    expect([await isFirst(first), await isFirst(next), await isFirst(after)]).toEqual([true, true, false])
    await database()
      .writes.updateTable('bookings')
      .set({ visit: 'kept', kept_at: TEN })
      .where('id', '=', first)
      .execute()
    expect([await isFirst(first), await isFirst(next)]).toEqual([true, false])
  })
})
