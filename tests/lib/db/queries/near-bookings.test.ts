import { describe, expect, test } from 'vitest'
import { type NearQuery, readNearBooking } from '@/lib/db/queries/near-bookings'
import { PHONE, putBooking, putMove, putUser, TEN } from '@/tests/support/put-rows'
import { bothEngines } from '@/tests/support/test-database'
import { minutesAfter, ONE_CHAIR, ZONE } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

const half = (n: number) => minutesAfter(30 * n, TEN)

describe.each(bothEngines)('what is booked around a time on %s', (engine) => {
  const { database } = useTestPlaces(engine)
  const near = (given: Partial<NearQuery> = {}) =>
    readNearBooking(database().reads, {
      ...{ owner: 'ann', uid: null, phone: null, from: TEN, until: half(4), ...given },
    })

  test('is this browser’s first visit of the time, where it stands now', async () => {
    expect(await near()).toBeUndefined()
    await putBooking(database(), { reference: 'LATER' }, { starts_at: half(3) })
    const moved = await putBooking(database(), { reference: 'MOVED' }, { starts_at: half(1) })
    expect(await near()).toEqual({ reference: 'MOVED', starts_at: half(1), place_name: 'Test Dental T. Market' })
    await putMove(database(), moved, { starts_at: half(2), place_id: ZONE })
    expect(await near()).toEqual({ reference: 'MOVED', starts_at: half(2), place_name: 'Testpur North' })
    expect(await near({ from: half(3) })).toMatchObject({ reference: 'LATER' })
    expect(await near({ from: half(3), until: half(3) })).toBeUndefined()
    expect(await near({ owner: 'bob' })).toBeUndefined()
  })

  test('is who is signed in’s: of the account, or in nobody’s of the number that is not taken off it', async () => {
    const uid = await putUser(database(), 'test:1')
    const other = await putUser(database(), 'test:2', '+919800000009')
    await putBooking(database(), { owner: 'x', reference: 'OWN', uid }, { starts_at: half(3) })
    expect(await near({ owner: 'bob', uid, phone: '+919800000009' })).toMatchObject({ reference: 'OWN' })
    expect(await near({ owner: 'bob', uid: other, phone: PHONE })).toBeUndefined()
    await putBooking(database(), { owner: 'x', reference: 'GUEST' }, { starts_at: half(2), place_id: ONE_CHAIR })
    expect(await near({ owner: 'bob', uid: other, phone: PHONE })).toMatchObject({ reference: 'GUEST' })
    await database().writes.updateTable('bookings').set({ unlinked: true }).where('reference', '=', 'GUEST').execute()
    expect(await near({ owner: 'bob', uid: other, phone: PHONE })).toBeUndefined()
  })
})
