import { describe, expect, test } from 'vitest'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { bookAtDesk, type DeskBookingInput } from '@/lib/use-cases/desk/book'
import { book, minutesAfter, ONE_CHAIR, rowsOf, slot, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { deskActor } from '@/tests/support/desk/desk'

const actor = deskActor()
const PHONE = '+919800000007'

describe('a number with another visit near the day', () => {
  const { database, deps } = useTestPlaces()
  const call = (given: Partial<DeskBookingInput> & object = {}): DeskBookingInput => ({
    key: 'k',
    placeId: ONE_CHAIR,
    source: 'phone',
    ...slot(),
    name: 'Devi R',
    phone: PHONE,
    appointmentType: 'clinic',
    treatment: 'braces',
    ...given,
  })
  const before = (given: object = {}) => book(deps(), { owner: 'dev', phone: PHONE, name: 'Devi', ...given })
  const ask = (given: object = {}) => bookAtDesk(deps(), actor, call(given))
  const living = async (placeId = ONE_CHAIR) =>
    (await rowsOf(database(), placeId)).filter(({ state }) => state === 'taken').map(({ starts_at }) => starts_at)
  const told = async () => {
    const rows = await database().reads.selectFrom('outbox').select(['kind', 'subject']).orderBy('created_at').execute()
    return rows.map(({ kind }) => kind).sort()
  }

  test('the desk is asked about the number’s visit under any name, and nothing is booked', async () => {
    const { reference } = await before(slot(TOMORROW, '11:00', '11:30'))
    expect(await ask()).toEqual({
      kind: 'near',
      near: [{ reference, name: 'Devi', date: TOMORROW, start: '11:00', placeName: 'Test Dental Fort' }],
    })
    expect(await living()).toEqual([minutesAfter(25 * 60)])
    expect(await ask({ near: 'keep' })).toMatchObject({ kind: 'booked' })
    expect(await living()).toHaveLength(2)
  })

  test('the desk is asked for the same day and up to six days apart, not for a week or another number', async () => {
    await before(slot('2026-11-25'))
    for (const day of ['2026-11-30', '2026-11-25'])
      expect(await ask({ ...slot(day, '12:00', '12:30') })).toMatchObject({ kind: 'near' })
    expect(await ask(slot('2026-12-02'))).toMatchObject({ kind: 'booked' })
    expect(await ask({ ...slot('2026-11-25', '12:00', '12:30'), phone: '+919800000008' })).toMatchObject({
      kind: 'booked',
    })
  })

  test('the replaced visit gives its only chair to the new one, with one message and both in the record', async () => {
    const { reference, id } = await before()
    const booked = await ask({ near: { replace: reference } })
    expect(booked).toMatchObject({ kind: 'booked', isOverbooked: false })
    expect(await living()).toEqual([minutesAfter(24 * 60)])
    expect(await told()).toEqual(['booking_confirmed', 'booking_moved'])
    const old = await database().reads.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
    expect(old).toMatchObject({
      status: 'cancelled',
      cancel_reason: 'booked_twice',
      replaced_by: 'reference' in booked ? booked.reference : '',
    })
    const events = await readDeskEvents(database().reads, { placeIds: [ONE_CHAIR], limit: 5 })
    expect(events).toMatchObject([{ verb: 'book' }, { verb: 'cancel', subject: id, reason: 'booked_twice' }])
    expect(await ask({ near: { replace: reference } })).toEqual(booked)
  })

  test('the earlier visit stays when the new slot is taken', async () => {
    const { reference } = await before(slot(TOMORROW, '11:00', '11:30'))
    await book(deps(), { owner: 'bob', phone: '+919800000002' })
    expect(await ask({ near: { replace: reference } })).toMatchObject({ kind: 'taken' })
    expect(await living()).toEqual([minutesAfter(24 * 60), minutesAfter(25 * 60)])
  })

  test('the desk learns of visits only at its own places, and a wrong reference asks again', async () => {
    const { reference } = await before({ placeId: THREE_CHAIRS })
    const here = deskActor({ places: [ONE_CHAIR] })
    expect(await ask({ near: { replace: 'CFHJ3479' } })).toMatchObject({ kind: 'near', near: [{ reference }] })
    expect(await bookAtDesk(deps(), here, call())).toMatchObject({ kind: 'booked' })
  })
})
