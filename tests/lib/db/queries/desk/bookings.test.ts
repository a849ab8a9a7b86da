import { describe, expect, test } from 'vitest'
import { readDeskBookings, readNotifications, readSeatHistory } from '@/lib/db/queries/desk/bookings'
import { type SearchQuery, searchBookings } from '@/lib/db/queries/desk/search'
import { minutesAfter, NOW, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { PHONE, putBooking, putMessage, putMove, TEN } from '@/tests/support/put-rows'

const half = (n: number) => minutesAfter(30 * n, TEN)

describe('the desk’s bookings', () => {
  const { database } = useTestPlaces()
  const search = async (given: Partial<SearchQuery> = {}) =>
    (
      await searchBookings(database().reads, {
        placeIds: [THREE_CHAIRS],
        allPlaces: 1,
        isSeated: null,
        reference: null,
        phone: null,
        ending: null,
        words: [],
        from: NOW,
        until: half(48 * 7),
        visit: null,
        status: null,
        after: null,
        limit: 10,
        ...given,
      })
    ).map(({ id }) => id)

  test('the desk reads bookings by id at their last seat, with their earlier times and messages', async () => {
    const id = await putBooking(database(), { price_paise: 100 })
    const moved = await putMove(database(), id, { starts_at: half(2), seat: 2, place_id: ONE_CHAIR })
    await putBooking(database(), {}, { seat: 3 })
    const [row, ...others] = await readDeskBookings(database().reads, [id])
    expect(others).toEqual([])
    expect(row).toMatchObject({
      id,
      place_id: ONE_CHAIR,
      place_name: 'Test Dental Fort',
      price_paise: 100,
      seat: 2,
      booked_by: null,
      personal_phone: PHONE,
      attendance_confirmed_at: null,
      kept_before: false,
    })
    expect(await readSeatHistory(database().reads, id)).toMatchObject([
      { id, starts_at: TEN, seat: 1, place_name: 'Test Dental T. Market' },
      { id: moved, starts_at: half(2), seat: 2, place_name: 'Test Dental Fort' },
    ])
    await putMessage(database(), { kind: 'booking_moved', subject: moved, created_at: half(1) })
    await putMessage(database(), { kind: 'booking_confirmed', subject: id, sent_at: TEN })
    await putMessage(database(), { kind: 'booking_cancelled', subject: 'other' })
    const kinds = ['booking_confirmed', 'booking_moved', 'booking_cancelled'] as const
    expect(await readNotifications(database().reads, { kinds, bookingIds: [id] })).toEqual([
      { booking_id: id, kind: 'booking_confirmed', created_at: NOW, sent_at: TEN, dropped: null, waits_until: null },
      { booking_id: id, kind: 'booking_moved', created_at: half(1), sent_at: null, dropped: null, waits_until: null },
    ])
  })

  test('the desk finds bookings by place and time at their last seat, the latest first, page by page', async () => {
    const ids = []
    for (const n of [0, 1, 2, 3]) ids.push(await putBooking(database(), {}, { starts_at: half(n) }))
    const [a, b, c, d] = ids
    const gone = await putBooking(database(), { visit: 'missed' }, { starts_at: half(2), seat: 2, state: 'left' })
    const moved = await putBooking(database(), {}, { starts_at: half(4) })
    await putMove(database(), moved, { place_id: ONE_CHAIR, starts_at: half(4) })
    const both = [c, gone].sort().reverse()
    expect(await search()).toEqual([d, ...both, b, a])
    expect(await search({ limit: 2 })).toEqual([d, both[0]])
    expect(await search({ after: { at: half(2), id: both[0] ?? '' } })).toEqual([both[1], b, a])
    expect(await search({ placeIds: [THREE_CHAIRS, ONE_CHAIR] })).toEqual([moved, d, ...both, b, a])
    expect(await search({ from: half(1), until: half(2) })).toEqual([b])
    expect(await search({ visit: 'missed' })).toEqual([gone])
    expect(await search({ status: 'cancelled' })).toEqual([])
  })

  test('the desk finds bookings at permitted places by reference, number, last digits and parts of a name', async () => {
    const ann = await putBooking(database(), { reference: 'CFHJKMNP' })
    const odd = await putBooking(
      database(),
      { personal_name: 'K.S. Odd-100%_Sure', personal_phone: '+919800005631' },
      { seat: 2 },
    )
    await putBooking(database(), {}, { place_id: ONE_CHAIR })
    expect(await search({ reference: 'CFHJKMNP' })).toEqual([ann])
    expect(await search({ reference: 'CFHJKMNP', placeIds: [ONE_CHAIR] })).toEqual([])
    expect(await search({ phone: PHONE })).toEqual([ann])
    expect(await search({ words: ['ann'] })).toEqual([ann])
    expect(await search({ words: ['nn'] })).toEqual([])
    for (const words of [['k'], ['s'], ['odd'], ['100%_', 's']])
      expect([words, await search({ words })]).toEqual([words, [odd]])
    expect(await search({ words: ['odd', 'ann'] })).toEqual([])
    expect(await search({ words: ['%'] })).toEqual([])
    for (const ending of ['5631', '05631']) expect([ending, await search({ ending })]).toEqual([ending, [odd]])
    expect(await search({ ending: '5631', words: ['odd'] })).toEqual([odd])
    for (const query of [{ ending: '95631' }, { ending: '5631', words: ['ann'] }])
      expect([query, await search(query)]).toEqual([query, []])
    expect(await search({ ending: '5631', placeIds: [ONE_CHAIR] })).toEqual([])
    await database().script(`SET LOCAL session_replication_role = replica;
      INSERT INTO bookings (id, reference, status, owner, personal_name, personal_phone, proved, flow, appointment_type, self_booked,
        price_paise, attribution, first_attribution, booked_at)
      SELECT gen_random_uuid(), 'many' || n, 'confirmed', '', 'Anna', '', true, '', 'clinic', true, 0, '{}', '{}', now()
      FROM generate_series(1, 501) n`)
    // There are too many matches of the name to read them all.
    expect(await search({ words: ['ann'] })).toEqual([ann])
  })
})
