import { describe, expect, test } from 'vitest'
import { managePath } from '@/lib/addresses/paths'
import { MANAGE_KEY, manageKey, opensBooking } from '@/lib/domain/booking/manage-key'
import { findBooking } from '@/lib/use-cases/booking/find'
import { book, ONE_CHAIR, SECRET, slot, TOMORROW, ZONE, ZONE_PINCODE } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const later = slot(TOMORROW, '11:00', '11:30')
const before10 = (minutes: number) => new Date(Date.parse('2026-11-24T10:00:00+05:30') - minutes * 60_000)

describe('the search for a booking', () => {
  const { database, deps } = useTestPlaces()
  const _kinds = async () =>
    (await database().writes.selectFrom('outbox').select('kind').orderBy('kind').execute()).map((row) => row.kind)

  test('the booking browser and phone see all details, and the key shows the same without ownership', async () => {
    const { reference, id } = await book(deps(), { treatment: 'clinic_visit' })
    const seen = await findBooking(deps(), { reference, owner: 'ann' })
    expect(seen).toEqual({
      id,
      reference,
      status: 'confirmed',
      canChange: true,
      movedFrom: null,
      cancelledAt: null,
      attendanceConfirmedAt: null,
      arrivedAt: null,
      arrivalReportedAt: null,
      late: null,
      affected: null,
      manageKey: manageKey(SECRET, id),
      isOwn: true,
      hasLink: false,
      link: { version: 0, isOpen: true },
      nth: 0,
      startsAt: new Date('2026-11-24T04:30:00Z'),
      endsAt: new Date('2026-11-24T05:00:00Z'),
      date: TOMORROW,
      start: '10:00',
      end: '10:30',
      visitMinutes: null,
      flow: 'ORGANIC',
      treatment: 'clinic_visit',
      service: 'clinic_visit',
      treatmentKey: 'clinic_visit',
      procedure: null,
      proved: true,
      language: 'en',
      concern: null,
      pricePaise: 19_900,
      savedPaise: 0,
      paidPaise: 0,
      paysFirst: false,
      benefit: null,
      name: 'Ann Mary',
      age: null,
      phone: '+919800000001',
      address: null,
      appointmentType: 'clinic',
      selfBooked: true,
      visit: 'expected',
      replacedBy: null,
      companion_group: null,
      place: {
        id: ONE_CHAIR,
        kind: 'clinic',
        cityId: 'testpur',
        cid: '901',
        name: 'Test Dental Fort',
        address: '1 Fort Road',
        pincode: '590010',
        locality: 'Fort',
        landmark: '',
        phone: '080 0000 1',
        lat: 15.1,
        lng: 75,
      },
    })
    const byKey = await findBooking(deps(), { reference, key: manageKey(SECRET, id) })
    expect(byKey).toEqual({ ...seen, isOwn: false, hasLink: true })
    expect(await findBooking(deps(), { reference, patient: { uid: 'patient:1', phone: '+919800000001' } })).toEqual(
      seen,
    )
    const typed = `${reference.slice(0, 4)} ${reference.slice(4)}`.toLowerCase()
    expect(await findBooking(deps(), { reference: typed, owner: 'ann' })).toEqual(seen)
  })

  test('a stranger gets the same answer as for an unknown reference', async () => {
    const { reference, id } = await book(deps())
    const other = await book(deps(), { owner: 'bob', phone: '+919800000002', ...later })
    const strangers = [
      {},
      { owner: 'bob' },
      { owner: '' },
      { key: '' },
      { key: manageKey('another secret', id) },
      { patient: { uid: '', phone: '' } },
      { key: manageKey(SECRET, other.id) },
      { patient: { uid: 'patient:2', phone: '+919800000002' } },
      { key: `${manageKey(SECRET, id)}=` },
    ]
    for (const access of strangers) expect(await findBooking(deps(), { reference, ...access })).toBeNull()
    expect(await findBooking(deps(), { reference: 'CFHJKMNP', owner: 'ann' })).toBeNull()
    expect(await findBooking(deps(), { reference: "'; --", owner: 'ann' })).toBeNull()
  })

  test('a home visit shows its address and can be changed until two hours before', async () => {
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View' }
    const { reference } = await book(deps(), { placeId: ZONE, address })
    const at = (minutes: number) => findBooking(deps(before10(minutes)), { reference, owner: 'ann' })
    expect(await at(120)).toMatchObject({
      address,
      canChange: true,
      place: { kind: 'home_zone', cid: null, address: null, lat: null },
    })
    expect(await at(119.9)).toMatchObject({ canChange: false })
  })

  test('a manage key has at least 128 bits and opens one booking under one secret', () => {
    const key = manageKey(SECRET, 'a')
    expect(key).toMatch(MANAGE_KEY)
    expect([opensBooking(SECRET, 'a', key), opensBooking(SECRET, 'b', key), opensBooking('x', 'a', key)]).toEqual([
      true,
      false,
      false,
    ])
    expect(managePath('CFHJKMNP', key)).toBe(`/manage/CFHJKMNP?key=${key}`)
  })
})
