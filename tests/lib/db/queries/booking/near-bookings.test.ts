import { describe, expect, test } from 'vitest'
import { type NearQuery, readNearBookings } from '@/lib/db/queries/booking/near-bookings'
import { minutesAfter, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putMove, TEN } from '@/tests/support/put-rows'

const half = (n: number) => minutesAfter(30 * n, TEN)

describe('the bookings around a time', () => {
  const { database } = useTestPlaces()
  const near = async (given: Partial<NearQuery> = {}) =>
    (await readNearBookings(database().reads, { phone: PHONE, from: TEN, until: half(4), ...given })).map(
      ({ reference, starts_at, place_name }) => [reference, starts_at, place_name],
    )

  test('the query finds the number’s bookings of the time at their present seats', async () => {
    expect(await near()).toEqual([])
    const later = await putBooking(database(), {}, { starts_at: half(3) })
    const moved = await putBooking(database(), {}, { starts_at: half(1) })
    await putBooking(database(), { personal_phone: '+919800000009' }, { starts_at: half(1), seat: 2 })
    await putMove(database(), moved, { starts_at: half(2), place_id: ZONE })
    const last = [later, half(3), 'Test Dental T. Market']
    expect(await near()).toEqual([[moved, half(2), 'Testpur North'], last])
    expect(await near({ from: half(3) })).toEqual([last])
    expect(await near({ from: half(3), until: half(3) })).toEqual([])
  })
})
