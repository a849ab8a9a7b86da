import { describe, expect, test } from 'vitest'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { changeTimes, confirmInput, holdSid, rowsOf, THREE_CHAIRS } from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

describe('which hold is confirmed', () => {
  const { database, deps } = useTestPlaces()
  const messages = () => database().writes.selectFrom('outbox').selectAll().execute()
  const held = (given = {}) => holdSid(deps(), given)

  test('answers by the hold: a second one of the same time that ran out is not the first one’s booking', async () => {
    const three = { placeId: THREE_CHAIRS }
    const first = await held(three)
    const asha = await confirmBooking(deps(), confirmInput({ ...three, sid: first }))
    const second = await held(three)
    // The same words say nothing beside the hold's own id.
    expect(await confirmBooking(deps(10), confirmInput({ ...three, sid: second }))).toEqual({ kind: 'expired' })
    for (const given of [
      { name: 'Bala' },
      { phone: '+919800000002' },
      { treatment: 'root_canal' },
      { treatment: null },
    ])
      expect(await confirmBooking(deps(10), confirmInput({ ...three, ...given }))).toEqual({ kind: 'expired' })
    // Whatever is said the second time, the first hold became this booking.
    for (const sid of [first, first.toUpperCase()])
      expect(await confirmBooking(deps(10), confirmInput({ ...three, sid, name: 'Bala' }))).toEqual(asha)
    expect(await confirmBooking(deps(10), confirmInput(three))).toEqual(asha)
    expect(await rowsOf(database(), THREE_CHAIRS)).toMatchObject([{ id: first, state: 'taken' }, { state: 'held' }])
    expect(await messages()).toHaveLength(1)
  })

  test('confirms the hold that is named and no other', async () => {
    const sid = await held()
    const other = await held({ start: '11:00', end: '11:30' })
    for (const wrong of ['x', '', '6f2d4e1c-0000-4000-8000-000000000000', other])
      expect(await confirmBooking(deps(), confirmInput({ sid: wrong }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ sid, owner: 'bob' }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ sid, start: '11:00' }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ sid }))).toMatchObject({ kind: 'confirmed', id: sid })
  })

  test('knows a hold by its whole time: of another length it is another one', async () => {
    const three = { placeId: THREE_CHAIRS }
    const short = await held(three)
    await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 60, opens: '09:00' })
    const long = { ...three, end: '11:00' }
    const other = await held(long)
    expect(other).not.toBe(short)
    expect(await held(long)).toBe(other)
    await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 30, opens: '09:00' })
  })
})
