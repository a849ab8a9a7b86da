import { describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { dayVersion, readDay } from '@/lib/use-cases/desk/read-day'
import { book, holdInput, minutesAfter, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const day = { placeId: THREE_CHAIRS, date: TOMORROW }
/** Tomorrow 10:20. */
const LATE = minutesAfter(24 * 60 + 20)

describe('the desk’s day', () => {
  const { deps } = useTestPlaces()

  test('the day shows slots, expected and cancelled patients, and the possible states', async () => {
    const ann = await book(deps(), day)
    const bob = await book(deps(), { ...day, owner: 'bob', phone: '+919800000002', start: '12:30', end: '13:00' })
    await cancelBooking(deps(minutesAfter(1)), { reference: bob.reference, owner: 'bob' })
    await holdSlot(deps(), holdInput({ ...day, owner: 'carl', phone: '+919800000003', start: '09:00', end: '09:30' }))
    const view = await readDay(deps(minutesAfter(2)), deskActor(), day)
    expect(view).toMatchObject({
      place: { id: THREE_CHAIRS, kind: 'clinic', name: 'Test Dental T. Market', seats: 3 },
      date: TOMORROW,
      closed: null,
      visits: [
        {
          reference: ann.reference,
          start: '10:00',
          end: '10:30',
          version: 0,
          visit: 'expected',
          next: [],
          name: 'Ann Mary',
          isFirst: true,
          missedBefore: 0,
          photos: 0,
          isOverbooked: false,
          isEmergency: false,
          source: 'web',
          note: null,
        },
      ],
      cancelled: [
        { reference: bob.reference, status: 'cancelled', next: [], cancelledAt: minutesAfter(1).toISOString() },
      ],
    })
    expect(view?.slots).toHaveLength(8)
    expect(view?.slots[0]).toEqual({ start: '09:00', end: '09:30', held: 1 })
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect((await readDay(deps(LATE), deskActor(), day))?.visits[0]?.next).toEqual(['arrived', 'kept', 'missed'])
  })

  test('the day has a version that changes with it, and needs a right at the place', async () => {
    const { reference } = await book(deps(), day)
    const view = await readDay(deps(LATE), deskActor(), day)
    expect(await dayVersion(deps(LATE), deskActor(), day)).toBe(view?.version)
    await markVisit(deps(LATE), deskActor(), { reference, to: 'missed', version: 0 })
    expect(await dayVersion(deps(LATE), deskActor(), day)).not.toBe(view?.version)
    const after = await readDay(deps(LATE), deskActor(), day)
    expect(after?.visits).toMatchObject([{ visit: 'missed', version: 1, next: ['expected', 'arrived'] }])
    const stranger = deskActor({ places: ['c101'] })
    expect([await readDay(deps(), stranger, day), await dayVersion(deps(), stranger, day)]).toEqual([null, null])
    for (const date of ['2026-02-30', 'tomorrow', ''])
      expect(await readDay(deps(), deskActor(), { ...day, date })).toBeNull()
    expect(await readDay(deps(), deskActor(), { ...day, placeId: 'nowhere' })).toBeNull()
  })
})
