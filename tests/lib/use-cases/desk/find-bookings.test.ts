import { describe, expect, test } from 'vitest'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { findBookings } from '@/lib/use-cases/desk/find-bookings'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { readDeskBooking } from '@/lib/use-cases/desk/read-booking'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import { book, minutesAfter, ONE_CHAIR, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const actor = deskActor()

describe('the desk’s search', () => {
  const { deps } = useTestPlaces()

  test('the desk finds bookings by the caller’s details, where it has a right', async () => {
    const ann = await book(deps(), { placeId: THREE_CHAIRS })
    const bob = await book(deps(), {
      owner: 'bob',
      name: "Bob D'Roy",
      phone: '+919800000002',
      ...slot(TOMORROW, '11:00', '11:30'),
    })
    const find = async (text: string, by = actor, more: object = {}) =>
      (await findBookings(deps(), by, { text, ...more }, { limit: 10 })).bookings.map(({ reference }) => reference)
    expect(await find('')).toEqual([bob.reference, ann.reference])
    for (const text of [
      bob.reference.toLowerCase(),
      '98000 00002',
      '+91 98000-00002',
      '09800000002',
      '0002',
      '00 002',
      ' bob d',
      'DRoy',
      'd’roy bob',
      'droy 0002',
    ])
      expect([text, await find(text)]).toEqual([text, [bob.reference]])
    for (const text of ['98000', '002', 'ob', 'roy', '-', 'bob 0001', "\\ ' & | :*"])
      expect([text, await find(text)]).toEqual([text, []])
    expect(await find('', deskActor({ places: [THREE_CHAIRS] }))).toEqual([ann.reference])
    expect(await find('bob', deskActor({ places: [THREE_CHAIRS] }))).toEqual([])
    expect(await find('', deskActor({ places: [THREE_CHAIRS] }), { placeId: ONE_CHAIR })).toEqual([])
    expect(await find('', actor, { from: TOMORROW, until: TOMORROW, placeId: ONE_CHAIR })).toEqual([bob.reference])
    expect(await find('', actor, { from: '2026-11-25' })).toEqual([])
  })

  test('the desk reads its list page by page, each booking as on its day', async () => {
    for (const [n, start] of ['09:00', '09:30', '10:00'].entries())
      await book(deps(), {
        owner: `o${n}`,
        phone: `+91980000001${n}`,
        start,
        end: ['09:30', '10:00', '10:30'][n] as string,
      })
    const first = await findBookings(deps(), actor, {}, { limit: 2 })
    const second = await findBookings(deps(), actor, {}, { limit: 2, after: first.next })
    expect([...first.bookings, ...second.bookings].map(({ start }) => start)).toEqual(['10:00', '09:30', '09:00'])
    expect(second.next).toBeNull()
    expect(first.bookings[0]).toMatchObject({
      date: TOMORROW,
      place: { id: ONE_CHAIR, name: 'Test Dental Fort' },
      visit: 'expected',
    })
  })

  test('the desk reads a booking with its earlier places, events, messages and possible undo', async () => {
    const form = {
      key: 'form',
      placeId: ONE_CHAIR,
      source: 'phone',
      ...slot(),
      name: 'Devi',
      phone: '+919800000007',
    } as const
    const booked = await bookAtDesk(deps(), actor, { ...form, appointmentType: 'clinic' })
    const reference = 'reference' in booked ? booked.reference : ''
    const read = (minutes: number, by = actor) => readDeskBooking(deps(minutesAfter(minutes)), by, reference)
    const first = await read(1)
    expect(first).toMatchObject({
      bookedBy: null,
      date: TOMORROW,
      canUndo: 'book',
      seats: [{ start: '10:00', seat: 1 }],
    })
    const { version = 0 } = first?.visit ?? {}
    const desk = { actor, version, reason: 'running_late' } as const
    await moveAtDesk(deps(minutesAfter(2)), { reference, ...slot(TOMORROW, '11:00', '11:30'), desk })
    const view = await read(12)
    expect(view).toMatchObject({
      visit: { start: '11:00', name: 'Devi', source: 'phone' },
      place: { id: ONE_CHAIR },
      canUndo: 'move',
      pricePaise: 0,
      seats: [{ start: '10:00' }, { start: '11:00' }],
      events: [{ verb: 'move', by: null, reason: 'running_late', isUndone: false }, { verb: 'book' }],
      messages: [
        { kind: 'booking_confirmed', state: 'waits' },
        { kind: 'booking_moved', state: 'waits' },
      ],
    })
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect(await read(12.1)).toMatchObject({ canUndo: null })
    await undoLast(deps(minutesAfter(12)), actor, { reference })
    expect(await read(12)).toMatchObject({
      canUndo: null,
      events: [{ undoes: expect.any(Number) }, { isUndone: true }, {}],
    })
    await markVisit(deps(minutesAfter(24 * 60)), actor, { reference, to: 'arrived', version: null })
    expect(await read(24 * 60)).toMatchObject({
      canUndo: 'mark',
      visit: { next: ['expected', 'in_chair', 'kept', 'left'] },
    })
    expect(await read(13, deskActor({ places: [THREE_CHAIRS] }))).toBeNull()
    expect(await readDeskBooking(deps(), actor, 'CFHJKMNP')).toBeNull()
  })
})
