import { describe, expect, test } from 'vitest'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import {
  book,
  confirmInput,
  holdInput,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  ZONE,
  ZONE_PINCODE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the rules of a confirmation', () => {
  const { database, deps } = useTestPlaces()
  const messages = () => database().writes.selectFrom('outbox').selectAll().orderBy('created_at').execute()

  test('the confirmation reports a hold that expired, belongs to another browser or never existed', async () => {
    expect(await confirmBooking(deps(), confirmInput())).toEqual({ kind: 'expired' })
    await holdSlot(deps(), holdInput())
    expect(await confirmBooking(deps(10), confirmInput())).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ owner: 'bob' }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ placeId: 'nowhere' }))).toEqual({ kind: 'expired' })
    expect(await messages()).toEqual([])
  })

  test('the confirmation works within the lead time until the start, and no later', async () => {
    const before = (minutes: number) => deps(new Date(Date.parse('2026-11-23T12:30:00+05:30') - minutes * 60_000))
    const soon = { date: '2026-11-23', start: '12:30', end: '13:00' }
    await holdSlot(before(121), holdInput(soon))
    expect(await confirmBooking(before(112), confirmInput(soon))).toMatchObject({ kind: 'confirmed' })
    // The same hold again, as a process with a slow clock would write it.
    const hold = {
      state: 'held',
      booking_id: null,
      nth: null,
      taken_at: null,
      owner: 'ann',
      held_until: before(-5).now,
      proved: true,
    } as const
    await database().writes.updateTable('seats').set(hold).execute()
    await database().writes.deleteFrom('bookings').execute()
    expect(await confirmBooking(before(0), confirmInput(soon))).toEqual({ kind: 'closed' })
    expect(await confirmBooking(before(1 / 60), confirmInput(soon))).toMatchObject({ kind: 'confirmed' })
  })

  test('the confirmation is refused on a day closed after the hold, and an earlier booking stays', async () => {
    const day = { ...slot('2026-11-27') }
    const booked = await book(deps(), { ...day, placeId: THREE_CHAIRS })
    await holdSlot(deps(), holdInput({ ...day, owner: 'bob', placeId: THREE_CHAIRS }))
    await database()
      .writes.insertInto('closed_days')
      .values({ place_id: THREE_CHAIRS, day: day.date, reason: 'Works' })
      .execute()
    const input = confirmInput({ ...day, placeId: THREE_CHAIRS })
    expect(await confirmBooking(deps(), { ...input, owner: 'bob' })).toEqual({ kind: 'closed' })
    expect(await confirmBooking(deps(), input)).toEqual(booked)
    await database().writes.deleteFrom('closed_days').where('place_id', '=', THREE_CHAIRS).execute()
  })

  test('the confirmation accepts a home visit only in the zone’s pincodes', async () => {
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

  test('the place decides the type of the appointment', async () => {
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View' }
    await book(deps(), { appointmentType: 'at_home', address })
    await book(deps(), { appointmentType: 'video', start: '10:30', end: '11:00' })
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([
      { appointment_type: 'clinic', personal_address: null },
      { appointment_type: 'video' },
    ])
  })
})
