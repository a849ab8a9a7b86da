import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/db/schema'
import type { HomeAddress } from '@/lib/db/tables/booking-tables'
import { newReference } from '@/lib/domain/booking/references'
import { addDays, instantOf, localOf, minutesOf, timeAtMinute, weekdayOf } from '@/lib/domain/clinic-time'
import { insertSeat } from '@/tests/support/seat-rows'

/** Books today at noon by the clinics' clock, on the first chair, unless `given` differs. */
export async function bookedToday(
  db: Database,
  {
    placeId,
    name,
    phone,
    address,
    ...given
  }: {
    placeId: string
    name: string
    phone: string
    reference?: string
    address?: HomeAddress
    seat?: number
    start?: string
  },
): Promise<{ reference: string; id: string; start: string }> {
  const { date } = localOf(new Date())
  const [id, reference, start] = [randomUUID(), given.reference ?? newReference(), given.start ?? '12:00']
  await db.writes
    .insertInto('bookings')
    .values({
      id,
      reference,
      status: 'confirmed',
      owner: 'hand',
      proved: true,
      flow: 'ORGANIC',
      treatment: 'braces',
      appointment_type: address ? 'at_home' : 'clinic',
      self_booked: true,
      price_paise: 0,
      booked_at: new Date(),
      personal_address: address ? JSON.stringify(address) : null,
      personal_name: name,
      personal_phone: phone,
      attribution: '{}',
      first_attribution: '{}',
    })
    .execute()
  const end = timeAtMinute(minutesOf(start) + 30)
  const [startsAt, endsAt] = [start, end].map((time) => instantOf(date, time).toISOString())
  await insertSeat(db, {
    placeId,
    seat: given.seat ?? 1,
    state: 'taken',
    startsAt: startsAt ?? '',
    endsAt: endsAt ?? '',
    booking: id,
  })
  return { reference, id, start }
}

/** The next day on which the test clinics are open. */
export function nextOpenDay(): string {
  const tomorrow = addDays(localOf(new Date()).date, 1)
  return weekdayOf(tomorrow) === 6 ? addDays(tomorrow, 1) : tomorrow
}
