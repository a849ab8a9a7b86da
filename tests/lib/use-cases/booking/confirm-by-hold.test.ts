import { describe, expect, test } from 'vitest'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import {
  changeTimes,
  confirmInput,
  holdSid,
  rowsOf,
  THREE_CHAIRS,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the hold that is confirmed', () => {
  const { database, deps } = useTestPlaces()
  const messages = () => database().writes.selectFrom('outbox').selectAll().execute()
  const held = (given = {}) => holdSid(deps(), given)

  test('the answer depends on the hold, so a second expired hold of a slot is not the first one’s booking', async () => {
    const three = { placeId: THREE_CHAIRS }
    const first = await held(three)
    const asha = await confirmBooking(deps(), confirmInput({ ...three, sid: first }))
    const second = await held(three)
    // Equal details find no other booking: the hold's own id decides.
    expect(await confirmBooking(deps(10), confirmInput({ ...three, sid: second }))).toEqual({ kind: 'expired' })
    for (const given of [
      { name: 'Bala' },
      { phone: '+919800000002' },
      { treatment: 'root_canal' },
      { treatment: null },
    ])
      expect(await confirmBooking(deps(10), confirmInput({ ...three, ...given }))).toEqual({ kind: 'expired' })
    for (const sid of [first, first.toUpperCase()])
      expect(await confirmBooking(deps(10), confirmInput({ ...three, sid, name: 'ann  MARY' }))).toEqual(asha)
    expect(await confirmBooking(deps(10), confirmInput(three))).toEqual(asha)
    expect(await rowsOf(database(), THREE_CHAIRS)).toMatchObject([{ id: first, state: 'taken' }, { state: 'held' }])
    expect(await messages()).toHaveLength(1)
  })

  test('a booked hold never answers another patient’s request, and the second patient is told', async () => {
    const three = { placeId: THREE_CHAIRS, selfBooked: false, age: 8 }
    const sid = await held(three)
    const booked = await confirmBooking(deps(), confirmInput({ ...three, sid }))
    if (booked.kind !== 'confirmed') throw new Error(booked.kind)
    const second = { kind: 'already_booked', reference: booked.reference }
    const wishes = [
      { name: 'Bala' },
      { phone: '+919800000002' },
      { treatment: 'root_canal' },
      { concern: 'gaps' },
      { age: 9 },
      { selfBooked: true },
      { appointmentType: 'video' as const },
    ]
    for (const wish of wishes)
      for (const end of [undefined, '10:30'])
        expect(await confirmBooking(deps(1), confirmInput({ ...three, sid, end, ...wish }))).toEqual(second)
    // Another browser learns nothing about the booking.
    expect(await confirmBooking(deps(1), confirmInput({ ...three, sid, name: 'Bala', owner: 'bob' }))).toEqual({
      kind: 'expired',
    })
    expect(await rowsOf(database(), THREE_CHAIRS)).toMatchObject([{ id: sid, personal_name: 'Ann Mary' }])
    expect(await messages()).toHaveLength(1)
  })

  test('two tabs that confirm one hold for two people get one booking, and the other tab is told', async () => {
    const three = { placeId: THREE_CHAIRS }
    const sid = await held(three)
    const names = ['Asha', 'Bala']
    const outcomes = await Promise.all(
      [...names, ...names].map((name) => confirmBooking(deps(), confirmInput({ ...three, sid, name, end: '10:30' }))),
    )
    const [row, ...others] = await rowsOf(database(), THREE_CHAIRS)
    expect(others).toEqual([])
    const kinds = [...names, ...names].map((name) => (name === row?.personal_name ? 'confirmed' : 'already_booked'))
    expect(outcomes.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('the confirmation compares every line of a home address', async () => {
    const home = { placeId: ZONE, address: { pincode: ZONE_PINCODE, address: '12 Park Road' } }
    const sid = await held(home)
    const booked = await confirmBooking(deps(), confirmInput({ ...home, sid }))
    expect(booked.kind).toBe('confirmed')
    expect(await confirmBooking(deps(), confirmInput({ ...home, sid }))).toEqual(booked)
    const moved = { ...home, address: { ...home.address, apartmentNumber: '4 B' } }
    expect((await confirmBooking(deps(), confirmInput({ ...moved, sid }))).kind).toBe('already_booked')
  })

  test('the confirmation uses the named hold and no other', async () => {
    const sid = await held()
    const other = await held({ start: '11:00', end: '11:30' })
    for (const wrong of ['x', '', '6f2d4e1c-0000-4000-8000-000000000000', other])
      expect(await confirmBooking(deps(), confirmInput({ sid: wrong }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ sid, owner: 'bob' }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ sid, start: '11:00' }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ sid }))).toMatchObject({ kind: 'confirmed', id: sid })
  })

  test('the confirmation compares the whole slot, so a different length is a different hold', async () => {
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
