import { describe, expect, test } from 'vitest'
import { writeArrival } from '@/lib/db/queries/booking/arrivals'
import { readBooking } from '@/lib/db/queries/booking/bookings'
import { instantOf } from '@/lib/domain/clinic-time'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { book, minutesAfter, NOW, slot, TODAY, TOMORROW, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the report of an arrival', () => {
  const { database, deps } = useTestPlaces()
  const startsAt = instantOf(TODAY, '12:30')
  const dayBefore = () => deps(-24 * 60)
  const booked = () => book(dayBefore(), slot(TODAY, '12:30', '13:00'))
  const write = (id: string, minutes = 0, start = startsAt) =>
    writeArrival(database().writes, { id, startsAt: start, now: minutesAfter(minutes) })
  const rows = () => database().reads.selectFrom('arrivals').selectAll().execute()
  const setVisit = (visit: 'arrived' | 'in_chair' | 'kept') =>
    database().writes.updateTable('bookings').set({ visit }).execute()

  test('the first report stays, and the booking shows it', async () => {
    const { id, reference } = await booked()
    expect(await write(id)).toBe(true)
    expect(await write(id, 5)).toBe(true)
    expect(await rows()).toEqual([{ seat_id: id, reported_at: NOW }])
    expect(await readBooking(database().reads, reference)).toMatchObject({ arrival_reported_at: NOW, version: 0 })
  })

  test('a report needs the time that the booking has, and a patient who is to come', async () => {
    const { id } = await booked()
    expect(await write(id, 0, instantOf(TODAY, '12:00'))).toBe(false)
    await setVisit('in_chair')
    expect(await write(id)).toBe(false)
    await setVisit('arrived')
    expect(await write(id)).toBe(true)
  })

  test('nobody arrives for a cancelled visit, a home visit or a video call', async () => {
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View', landmark: 'Temple', apartmentNumber: '4B' }
    const home = await book(dayBefore(), { owner: 'bob', placeId: ZONE, ...slot(TODAY, '12:30', '13:00'), address })
    expect(await write(home.id)).toBe(false)
    const { id, reference } = await booked()
    await database().writes.updateTable('bookings').set({ appointment_type: 'video' }).where('id', '=', id).execute()
    expect(await write(id)).toBe(false)
    await database().writes.updateTable('bookings').set({ appointment_type: 'clinic' }).where('id', '=', id).execute()
    await cancelBooking(dayBefore(), { reference, owner: 'ann' })
    expect(await write(id)).toBe(false)
    expect(await rows()).toEqual([])
  })

  test('a reschedule takes another seat, for which nobody has arrived', async () => {
    const { id, reference } = await booked()
    await write(id)
    await rescheduleBooking(dayBefore(), { reference, owner: 'ann', ...slot(TOMORROW), network: '192.0.2.1' })
    expect(await readBooking(database().reads, reference)).toMatchObject({ arrival_reported_at: null })
  })
})
