import { describe, expect, test } from 'vitest'
import { setAttendance } from '@/lib/db/queries/booking/booking-changes'
import { type DueReminders, readSeatVisit, writeReminders } from '@/lib/db/queries/messages/reminders'
import { CITY, minutesAfter, NOW, THREE_CHAIRS, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putMove, TEN } from '@/tests/support/put-rows'

const HOUR = 3_600_000
const half = (n: number) => minutesAfter(30 * n, TEN)

describe('the reminders', () => {
  const { database } = useTestPlaces()
  /** Due a day before tomorrow's visits from 10:00 to 11:00, if these were booked two hours before that. */
  const window: DueReminders = {
    kind: 'reminder_day',
    from: TEN,
    until: half(2),
    leadMs: 24 * HOUR,
    bookedMs: 2 * HOUR,
    at: NOW,
  }
  const write = (given: Partial<DueReminders> = {}) =>
    writeReminders(database().writes, { due: [{ ...window, ...given }], now: NOW, most: 100 })
  const written = async () =>
    (await database().reads.selectFrom('outbox').select('subject').execute()).map(({ subject }) => subject).sort()
  /** Each visit gets its own chair. */
  let chairs = 0
  const chair = () => {
    chairs += 1
    return chairs
  }
  const put = (n: number, given: Parameters<typeof putBooking>[1] = {}, taken = -120) =>
    putBooking(database(), given, { starts_at: half(n), taken_at: minutesAfter(taken), seat: chair() })

  test('the reminders are written once for bookings in the window that were made early enough', async () => {
    const due = [await put(0), await put(1)]
    const moved = await put(-1)
    due.push(await putMove(database(), moved, { starts_at: half(1), seat: chair(), taken_at: minutesAfter(-120) }))
    await put(2)
    await put(0, {}, -119)
    await put(0, { unlinked: true })
    await put(1, { visit: 'arrived' })
    const counts = await Promise.all([write(), write(), write()])
    expect(counts.sort()).toEqual([0, 0, 3])
    expect(await written()).toEqual(due.sort())
    expect(await write()).toBe(0)
    expect(await writeReminders(database().writes, { due: [], now: NOW, most: 100 })).toBe(0)
    const rows = await database().reads.selectFrom('outbox').selectAll().execute()
    const row = { kind: 'reminder_day', personal_to: PHONE, personal_payload: {}, network: null, created_at: NOW }
    for (const each of rows) expect(each).toMatchObject(row)
    // The other kind of reminder for the same visits is a separate message.
    expect(await write({ kind: 'reminder_hours' })).toBe(3)
  })

  test('the lead time counts from the sending where that is sooner', async () => {
    await put(0, {}, -180)
    expect(await write({ at: minutesAfter(-61) })).toBe(0)
    expect(await write({ at: minutesAfter(-60) })).toBe(1)
  })

  test('the reminders say where the visit is, and whether the patient confirmed attendance', async () => {
    const ids = [
      await put(0),
      await put(1, { appointment_type: 'video', link_version: 2 }),
      await putBooking(database(), { appointment_type: 'at_home' }, { place_id: ZONE, starts_at: TEN }),
    ]
    const comes = (startsAt: Date, now = NOW) => setAttendance(database().writes, { id: ids[0] ?? '', startsAt, now })
    expect([await comes(half(1)), await comes(TEN, minutesAfter(1)), await comes(TEN, minutesAfter(2))]).toEqual([
      false,
      true,
      true,
    ])
    const read = (id: string) => database().transaction((tx) => readSeatVisit(tx, id))
    const plain = {
      link_version: 0,
      nth: 0,
      attends: false,
      self_booked: true,
      proved: false,
      personal_name: 'Ann Mary',
      personal_age: null,
      place: '',
      address: '',
      city_id: CITY,
      locality: '',
      pincode: '',
      phone: '',
      starts_at: TEN,
      ends_at: half(1),
      groupSize: 1,
      has_left: false,
    }
    expect(await Promise.all(ids.map(read))).toEqual([
      {
        ...plain,
        id: ids[0],
        reference: ids[0],
        appointment_type: 'clinic',
        place: 'Test Dental T. Market',
        address: '1 T. Market Road',
        locality: 'T. Market',
        pincode: '590020',
        phone: '080 0000 1',
        attends: true,
      },
      {
        ...plain,
        id: ids[1],
        reference: ids[1],
        appointment_type: 'video',
        link_version: 2,
        starts_at: half(1),
        ends_at: half(2),
      },
      { ...plain, id: ids[2], reference: ids[2], appointment_type: 'at_home' },
    ])
    const { attendance_confirmed_at } = await database()
      .reads.selectFrom('bookings')
      .select('attendance_confirmed_at')
      .where('id', '=', ids[0] ?? '')
      .executeTakeFirstOrThrow()
    expect(attendance_confirmed_at).toEqual(minutesAfter(1))
    const aged = { personal_name: 'Asha', personal_age: 8, self_booked: false }
    expect(await read(await put(2, aged))).toMatchObject(aged)
    const left = await putBooking(database(), { unlinked: true }, { place_id: THREE_CHAIRS, seat: 3 })
    expect(await read(left)).toBeUndefined()
  })
})
