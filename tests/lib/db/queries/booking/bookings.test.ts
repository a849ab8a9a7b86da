import { describe, expect, test } from 'vitest'
import { readBooking, readPatientBookings, readSameBooking } from '@/lib/db/queries/booking/bookings'
import { type Confirmation, confirmHold, readBookingCase, writeFollowing } from '@/lib/db/queries/booking/confirmations'
import { hitQueries } from '@/lib/db/queries/operations/limit-hits'
import { CITY, minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS, TOMORROW, ZONE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { CONFIRMATION } from '@/tests/support/confirmation'
import { PHONE, putBooking, putHold, putLead, putMove, putUser, TEN } from '@/tests/support/put-rows'

const half = (n: number) => minutesAfter(30 * n, TEN)
const start = { owner: 'ann', placeId: THREE_CHAIRS, startsAt: TEN, now: NOW, sid: null, visitMinutes: null }
const words = { name: 'Ann Mary', phone: PHONE, treatment: null }
/** The columns that the site leaves to the desk. */
const NEW_AT_DESK = {
  visit: 'expected',
  arrived_at: null,
  seated_at: null,
  missed_at: null,
  left_at: null,
  version: 0,
  source: 'web',
  booked_by: null,
  cancel_reason: null,
  personal_note: null,
  companion_group: null,
  replaced_by: null,
}

describe('the bookings', () => {
  const { database } = useTestPlaces()
  const confirm = (given: Partial<Confirmation> = {}) =>
    database().transaction((tx) => confirmHold(tx, { ...CONFIRMATION, ...given }))

  test('a booking is made from the browser’s hold with the given answers', async () => {
    const id = await putHold(database(), { network: 'n', personal_phone: PHONE })
    const uid = await putUser(database(), 'test:1')
    const said = { address: { pincode: '590001', address: '“1”, it’s\nhere' }, attribution: { utm_source: 'x' } }
    const kept = { service: 'clinic_visit', treatmentKey: 'braces', procedure: 'veneers' } as const
    const rest = {
      ...kept,
      device: 'phone' as const,
      concern: 'pain',
      treatment: 'braces',
      proved: true,
      language: 'ta' as const,
      uid,
      now: minutesAfter(5),
    }
    expect(await confirm({ ...said, ...rest })).toEqual({
      id,
      reference: 'R1',
      starts_at: TEN,
      first_attribution: { utm_source: 'x' },
    })
    expect(await database().reads.selectFrom('bookings').selectAll().execute()).toEqual([
      {
        id,
        reference: 'R1',
        status: 'confirmed',
        owner: 'ann',
        uid,
        unlinked: false,
        personal_name: 'Ann Mary',
        personal_age: 8,
        personal_phone: PHONE,
        personal_address: said.address,
        network: 'n',
        proved: true,
        language: 'ta',
        flow: 'ORGANIC',
        appointment_type: 'clinic',
        self_booked: true,
        treatment: 'braces',
        concern: 'pain',
        price_paise: 19_900,
        service: 'clinic_visit',
        treatment_key: 'braces',
        procedure: 'veneers',
        attribution: { utm_source: 'x' },
        first_attribution: { utm_source: 'x' },
        link_version: 0,
        device: 'phone',
        place_id: THREE_CHAIRS,
        planned_dentist: null,
        booked_at: minutesAfter(5),
        cancelled_at: null,
        kept_at: null,
        attendance_confirmed_at: null,
        ...NEW_AT_DESK,
      },
    ])
    expect(await database().reads.selectFrom('seats').selectAll().execute()).toMatchObject([
      {
        id,
        state: 'taken',
        booking_id: id,
        nth: 0,
        taken_at: minutesAfter(5),
        created_at: NOW,
        owner: null,
        held_until: null,
        personal_phone: null,
        network: null,
        proved: null,
      },
    ])
  })

  test('a hold becomes one booking: the oldest hold or the named one, under an unused reference', async () => {
    const [second, first] = [
      await putHold(database(), { created_at: minutesAfter(1) }),
      await putHold(database(), { seat: 2 }),
    ]
    const third = await putHold(database(), { seat: 3, created_at: minutesAfter(2) })
    expect(await confirm({ sid: third })).toMatchObject({ id: third, reference: 'R1' })
    const both = await Promise.all([confirm({ sid: first, references: ['R1', 'R2'] }), confirm({ sid: first })])
    expect(both.filter((each) => each !== undefined)).toMatchObject([{ id: first, reference: 'R2' }])
    // With a deleted account the booking becomes a guest's.
    expect(await confirm({ references: ['R1', 'R3'], uid: 'test:gone' })).toMatchObject({ id: second, reference: 'R3' })
    expect(await confirm()).toBeUndefined()
    expect(await readBooking(database().reads, 'R3')).toMatchObject({ uid: null, personal_address: null })
  })

  test('a hold that expired, has begun, is another browser’s or is on a closed day does not become a booking', async () => {
    const id = await putHold(database(), { held_until: minutesAfter(60, TEN) })
    const closure = { place_id: THREE_CHAIRS, day: TOMORROW, reason: 'r' }
    await database().writes.insertInto('closed_days').values(closure).execute()
    expect(await confirm()).toBeUndefined()
    await database().writes.deleteFrom('closed_days').where('place_id', '=', THREE_CHAIRS).execute()
    for (const given of [{ owner: 'bob' }, { placeId: ONE_CHAIR }, { startsAt: half(1) }, { now: TEN }])
      expect([given, await confirm(given)]).toEqual([given, undefined])
    await database()
      .writes.updateTable('seats')
      .set({ held_until: minutesAfter(10) })
      .execute()
    expect(await confirm({ now: minutesAfter(10) })).toBeUndefined()
    expect(await confirm({ now: minutesAfter(9.99) })).toMatchObject({ id })
  })

  test('a booking remembers the first campaign of the browser’s open lead, if the lead has one', async () => {
    await putLead(database())
    await putLead(database(), { owner: 'bob', attribution: '{"utm_source":"bob"}' })
    await putLead(database(), { is_open: false, attribution: '{"utm_source":"old"}' })
    await putHold(database())
    expect(await confirm({ attribution: { a: '1' } })).toMatchObject({ first_attribution: { a: '1' } })
    await putHold(database(), { owner: 'bob', seat: 2 })
    const bob = await confirm({ owner: 'bob', attribution: { a: '1' }, references: ['R2'] })
    expect(bob).toMatchObject({ first_attribution: { utm_source: 'bob' } })
  })

  test('a browser finds its live hold first, or else the booking with the same answers', async () => {
    const find = (given: Partial<Parameters<typeof readSameBooking>[1]> = {}) =>
      readSameBooking(database().reads, { ...start, ...words, ...given })
    const booked = await putBooking(database(), { reference: 'R1', proved: true })
    const { personal_name, personal_age, personal_phone, personal_address, ...asked } = await database()
      .reads.selectFrom('bookings')
      .select(['personal_name', 'personal_age', 'personal_phone', 'personal_address'])
      .select(['appointment_type', 'treatment', 'concern'])
      .executeTakeFirstOrThrow()
    const taken = {
      ...asked,
      name: personal_name,
      age: personal_age,
      phone: personal_phone,
      address: personal_address,
      state: 'taken',
      id: booked,
      created_at: expect.any(Date),
      held_until: null,
      reference: 'R1',
      proved: true,
    }
    expect(await find()).toEqual(taken)
    for (const given of [
      { name: 'Bob' },
      { name: null },
      { phone: '+919800000002' },
      { treatment: 'braces' },
      { owner: 'bob' },
      { startsAt: half(1) },
      { placeId: ONE_CHAIR },
    ])
      expect([given, await find(given)]).toEqual([given, undefined])
    const over = await putHold(database(), { seat: 2, held_until: NOW })
    expect(await find()).toEqual(taken)
    expect(await find({ sid: over })).toBeUndefined()
    expect(await find({ now: minutesAfter(-1), name: null })).toMatchObject({
      state: 'held',
      id: over,
      held_until: NOW,
      reference: null,
      proved: false,
    })
    const later = await putHold(database(), { seat: 3, created_at: minutesAfter(1) })
    expect(await find()).toMatchObject({ id: later })
    expect(await find({ now: minutesAfter(-1) })).toMatchObject({ id: over })
    // The id of the former hold finds the booking, whatever name is given.
    expect(await find({ sid: booked, name: 'Bob' })).toEqual(taken)
  })

  test('one query reads the browser’s rows for the slot and the counts of the rate limits', async () => {
    const checked = (placeId: string = THREE_CHAIRS) =>
      readBookingCase(database().reads, {
        ...start,
        ...words,
        placeId,
        network: 'n',
        heldBy: 'n',
        exceptSeat: null,
        exceptOwner: null,
        dayFrom: TEN,
        dayUntil: half(8),
        phone: PHONE,
        ...hitQueries([{ key: 'k', since: NOW, most: 1 }]),
      })
    expect(await checked()).toMatchObject({
      sameBooking: undefined,
      standing: { number_live: { n: 0 }, hits: [{ n: 0 }] },
    })
    const id = await putHold(database(), { personal_phone: PHONE })
    expect(await checked()).toMatchObject({ sameBooking: { state: 'held', id }, standing: { number_live: { n: 1 } } })
    expect(await checked('nowhere')).toBeUndefined()
  })

  test('a booking makes the browser’s other holds of the same start unnecessary', async () => {
    await putHold(database())
    const others = [
      await putHold(database(), { seat: 2, owner: 'bob' }),
      await putHold(database(), { starts_at: half(1) }),
      await putBooking(database(), {}, { seat: 3 }),
    ]
    const following = { ...start, bookingId: others[2] ?? '', phone: PHONE, hitKeys: [] }
    const message = { kind: 'account_deleted', subject: 's', to: PHONE, language: 'en', payload: {}, now: NOW } as const
    await database().transaction((tx) => writeFollowing(tx, following, message))
    const left = await database().reads.selectFrom('seats').select('id').execute()
    expect(left.map(({ id }) => id).sort()).toEqual(others.sort())
  })

  test('a booking is read with its last seat, its place, the earlier time and the membership’s saving', async () => {
    const uid = await putUser(database(), 'test:1')
    const id = await putBooking(database(), { reference: 'R1', uid })
    await database()
      .writes.insertInto('membership_benefits')
      .values({ booking_id: id, uid, benefit: 'check_up', saved_paise: 19_900, used_at: NOW })
      .execute()
    await putMove(database(), id, { starts_at: half(2) })
    await putMove(database(), id, { place_id: ONE_CHAIR, starts_at: half(4) })
    expect(await readBooking(database().reads, 'R1')).toMatchObject({
      id,
      reference: 'R1',
      place_id: ONE_CHAIR,
      starts_at: half(4),
      ends_at: half(5),
      moved_from: half(2),
      kind: 'clinic',
      city_id: CITY,
      cid: '901',
      address: '1 Fort Road',
      locality: 'Fort',
      phone: '080 0000 1',
      lat: 15.1,
      lng: 75,
      place_name: 'Test Dental Fort',
      saved_paise: 19_900,
      benefit: 'check_up',
      uid,
    })
    await putBooking(database(), { reference: 'R2' }, { place_id: ZONE })
    expect(await readBooking(database().reads, 'R2')).toMatchObject({
      kind: 'home_zone',
      place_name: 'Testpur North',
      cid: null,
      moved_from: null,
      saved_paise: null,
    })
    expect(await readBooking(database().reads, 'R3')).toBeUndefined()
  })

  test('a patient’s bookings are those of the account and the unowned ones of its phone, the latest first', async () => {
    const [uid, other] = [await putUser(database(), 'test:1'), await putUser(database(), 'test:2', '+919800000002')]
    const put = (reference: string, n: number, given: object) =>
      putBooking(database(), { reference, ...given }, { starts_at: half(n) })
    await put('guest', 0, {})
    await put('own', 2, { uid, personal_phone: '+919800000003' })
    await put('cancelled', 1, { uid, status: 'cancelled', cancelled_at: NOW })
    await put('left behind', 3, { unlinked: true })
    await put('of another', 4, { uid: other })
    await put('elsewhere', 5, { personal_phone: '+919800000003' })
    const read = async (limit: number) =>
      (await readPatientBookings(database().reads, { uid, phone: PHONE }, limit)).map(({ reference }) => reference)
    expect(await read(9)).toEqual(['own', 'cancelled', 'guest'])
    expect(await read(2)).toEqual(['own', 'cancelled'])
  })
})
