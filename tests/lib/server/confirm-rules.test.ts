import { beforeAll, describe, expect, it, vi } from 'vitest'
import { confirmBooking } from '@/lib/server/confirm-booking'
import { holdSlot } from '@/lib/server/hold-slot'
import {
  addTestPlaces,
  book,
  confirmInput,
  depsOf,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/lib/server/test-places'
import { engines, useDatabase } from '@/tests/support/test-database'

// The rules of a phone, at numbers that a test can reach.
vi.mock('@/lib/domain/slots', async (original) => {
  const real = await original<typeof import('@/lib/domain/slots')>()
  return { ...real, BOOKING: { ...real.BOOKING, holdsOfPhone: 3, bookingsOfPhone: 5 } }
})

describe.each(engines)('what may be confirmed on %s', (engine) => {
  const database = useDatabase(engine)
  const deps = (minutes = 0) => depsOf(database(), minutesAfter(minutes))
  const messages = () => database().writes.selectFrom('outbox').selectAll().orderBy('created_at').execute()
  beforeAll(() => addTestPlaces(database()))

  it('says that the hold ran out, was somebody else’s, or never was', async () => {
    expect(await confirmBooking(deps(), confirmInput())).toEqual({ kind: 'expired' })
    await holdSlot(deps(), holdInput())
    expect(await confirmBooking(deps(10), confirmInput())).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ owner: 'bob' }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ placeId: 'nowhere' }))).toEqual({ kind: 'expired' })
    expect(await messages()).toEqual([])
  })

  it('confirms within the lead time, until the start and no later', async () => {
    const before = (minutes: number) =>
      depsOf(database(), new Date(Date.parse('2026-11-23T12:30:00+05:30') - minutes * 60_000))
    const soon = { date: '2026-11-23', start: '12:30', end: '13:00' }
    await holdSlot(before(121), holdInput(soon))
    expect(await confirmBooking(before(112), confirmInput(soon))).toMatchObject({ kind: 'confirmed' })
    await database()
      .writes.updateTable('appointments')
      .set({ status: 'held', held_until: before(-5).now, reference: null })
      .execute()
    expect(await confirmBooking(before(0), confirmInput(soon))).toEqual({ kind: 'closed' })
    expect(await confirmBooking(before(1 / 60), confirmInput(soon))).toMatchObject({ kind: 'confirmed' })
  })

  it('is closed when the day was closed after the hold; a booking made before stays', async () => {
    const day = { ...slot('2026-11-27') }
    const booked = await book(deps(), { ...day, placeId: THREE_CHAIRS })
    await holdSlot(deps(), holdInput({ ...day, owner: 'bob', placeId: THREE_CHAIRS }))
    await database()
      .writes.insertInto('closures')
      .values({ place_id: THREE_CHAIRS, day: day.date, reason: 'Works' })
      .execute()
    const input = confirmInput({ ...day, placeId: THREE_CHAIRS })
    expect(await confirmBooking(deps(), { ...input, owner: 'bob' })).toEqual({ kind: 'closed' })
    expect(await confirmBooking(deps(), input)).toEqual(booked)
    await database().writes.deleteFrom('closures').where('place_id', '=', THREE_CHAIRS).execute()
  })

  it('stops a phone at five bookings ahead, also when its sixth is confirmed side by side with the fifth', async () => {
    const phone = '+919800000007'
    const starts = [
      ['09:00', '09:30'],
      ['09:30', '10:00'],
      ['10:00', '10:30'],
      ['10:30', '11:00'],
    ] as const
    for (const [start, end] of starts) await book(deps(), { start, end, phone })
    const last = [
      ['ann', '11:00', '11:30'],
      ['bob', '11:30', '12:00'],
      ['cid', '12:00', '12:30'],
    ] as const
    for (const [owner, start, end] of last) await holdSlot(deps(), holdInput({ owner, start, end }))
    const kinds = await Promise.all(
      last.map(([owner, start]) => confirmBooking(deps(), confirmInput({ owner, start, phone }))),
    )
    expect(kinds.map((outcome) => outcome.kind).sort()).toEqual(['confirmed', 'too_many', 'too_many'])
  })

  it('serves a home visit where the zone goes, and nowhere else', async () => {
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View', landmark: 'Temple' }
    await holdSlot(deps(), holdInput({ placeId: ZONE }))
    const visit = confirmInput({ placeId: ZONE, appointmentType: 'clinic' })
    expect(await confirmBooking(deps(), visit)).toEqual({ kind: 'not_served' })
    expect(await confirmBooking(deps(), { ...visit, address: { ...address, pincode: '560038' } })).toEqual({
      kind: 'not_served',
    })
    expect(await confirmBooking(deps(), { ...visit, address })).toMatchObject({ kind: 'confirmed' })
    expect(await rowsOf(database(), ZONE)).toMatchObject([{ appointment_type: 'at_home', personal_address: address }])
    expect((await messages())[0]?.personal_payload).toMatchObject({ place: 'Testpur North', address: null })
  })

  it('lets the place decide the kind of visit', async () => {
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View' }
    await book(deps(), { appointmentType: 'at_home', address })
    await book(deps(), { appointmentType: 'video', start: '10:30', end: '11:00' })
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([
      { appointment_type: 'clinic', personal_address: null },
      { appointment_type: 'video' },
    ])
  })
})
