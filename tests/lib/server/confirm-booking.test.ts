import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as references from '@/lib/domain/references'
import { cancelBooking } from '@/lib/server/cancel-booking'
import { confirmBooking } from '@/lib/server/confirm-booking'
import { holdSlot } from '@/lib/server/hold-slot'
import { manageKey } from '@/lib/server/manage-key'
import { saveLead } from '@/lib/server/save-lead'
import {
  addTestPlaces, book, confirmInput, depsOf, holdInput, minutesAfter, NOW, ONE_CHAIR, rowsOf, SECRET, slot, THREE_CHAIRS,
  TOMORROW, ZONE, ZONE_PINCODE,
} from '@/tests/lib/server/test-places'
import { engines, useDatabase } from '@/tests/support/test-database'

vi.mock('@/lib/domain/references', { spy: true })

describe.each(engines)('confirming on %s', (engine) => {
  const database = useDatabase(engine)
  const deps = (minutes = 0) => depsOf(database(), minutesAfter(minutes))
  const messages = () => database().writes.selectFrom('outbox').selectAll().orderBy('created_at').execute()
  beforeAll(() => addTestPlaces(database()))
  beforeEach(() => vi.mocked(references.newReference).mockClear())
  afterEach(() => void vi.mocked(references.newReference).mockRestore())

  it('stores the appointment, its message and the end of the lead', async () => {
    await saveLead(deps(), { phone: '+919800000001', flow: 'ORGANIC', step: 'review', answers: {}, attribution: {}, consentVersion: '1' })
    await holdSlot(deps(), holdInput())
    const outcome = await confirmBooking(deps(9), confirmInput({ concern: 'gaps', pricePaise: 19_900 }))
    const [row, ...others] = await rowsOf(database(), ONE_CHAIR)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      status: 'confirmed', seat: 1, owner: 'ann', held_until: null, confirmed_at: minutesAfter(9), flow: 'ORGANIC',
      appointment_type: 'clinic', self_booked: true, treatment: 'braces', concern: 'gaps', price_paise: 19_900,
      personal_name: 'Ann Mary', personal_phone: '+919800000001', personal_address: null, attribution: { utm_source: 'test' },
    })
    expect(outcome).toEqual({ kind: 'confirmed', reference: row?.reference, id: row?.id })
    expect(references.parseReference(row?.reference ?? '')).toBe(row?.reference)
    expect(await messages()).toMatchObject([
      {
        kind: 'booking_confirmed', subject: row?.id, personal_to: '+919800000001', sent_at: null, created_at: minutesAfter(9),
        personal_payload: {
          reference: row?.reference, place: 'Test Dental Fort', address: '1 Fort Road', date: TOMORROW, start: '10:00',
          name: 'Ann Mary', manage: `/manage/${row?.reference}?key=${manageKey(SECRET, row?.id ?? '')}`,
        },
      },
    ])
    expect(await database().writes.selectFrom('leads').select('finished_at').execute()).toEqual([{ finished_at: minutesAfter(9) }])
  })

  it('gives the same reference again: at once, ten tabs side by side, after the hold ran out, after the start', async () => {
    const first = await book(deps())
    const again = await Promise.all(Array.from({ length: 10 }, () => confirmBooking(deps(), confirmInput())))
    const late = [await confirmBooking(deps(60), confirmInput()), await confirmBooking(deps(3 * 24 * 60), confirmInput())]
    expect(new Set([...again, ...late].map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(first)]))
    expect([(await rowsOf(database(), ONE_CHAIR)).length, (await messages()).length]).toEqual([1, 1])
  })

  it('books once when ten tabs confirm one hold side by side', async () => {
    await holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS }))
    const input = confirmInput({ placeId: THREE_CHAIRS })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => confirmBooking(deps(), input)))
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(Array(10).fill('confirmed'))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await rowsOf(database(), THREE_CHAIRS)).toHaveLength(1)
  })

  it('gives a new reference when the same time is booked anew after a cancellation', async () => {
    const first = await book(deps())
    expect(await cancelBooking(deps(), { reference: first.reference, owner: 'ann' })).toEqual({ kind: 'cancelled' })
    expect(await confirmBooking(deps(), confirmInput())).toEqual({ kind: 'expired' })
    const second = await book(deps(1))
    expect(second.reference).not.toBe(first.reference)
    expect(await confirmBooking(deps(1), confirmInput())).toEqual(second)
  })

  it('books a second chair for the browser that holds one beside its booking', async () => {
    const first = await book(deps(), { placeId: THREE_CHAIRS })
    const second = await book(deps(1), { placeId: THREE_CHAIRS, name: 'Ann’s son' })
    expect(second.reference).not.toBe(first.reference)
    expect(await confirmBooking(deps(2), confirmInput({ placeId: THREE_CHAIRS }))).toEqual(second)
  })

  it('says that the hold ran out, was somebody else’s, or never was', async () => {
    expect(await confirmBooking(deps(), confirmInput())).toEqual({ kind: 'expired' })
    await holdSlot(deps(), holdInput())
    expect(await confirmBooking(deps(10), confirmInput())).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ owner: 'bob' }))).toEqual({ kind: 'expired' })
    expect(await confirmBooking(deps(), confirmInput({ placeId: 'nowhere' }))).toEqual({ kind: 'expired' })
    expect(await messages()).toEqual([])
  })

  it('confirms within the lead time, until the start and no later', async () => {
    const before = (minutes: number) => depsOf(database(), new Date(Date.parse('2026-11-23T12:30:00+05:30') - minutes * 60_000))
    const soon = { date: '2026-11-23', start: '12:30', end: '13:00' }
    await holdSlot(before(121), holdInput(soon))
    expect(await confirmBooking(before(112), confirmInput(soon))).toMatchObject({ kind: 'confirmed' })
    await database().writes.updateTable('appointments')
      .set({ status: 'held', held_until: before(-5).now, reference: null }).execute()
    expect(await confirmBooking(before(0), confirmInput(soon))).toEqual({ kind: 'closed' })
    expect(await confirmBooking(before(1 / 60), confirmInput(soon))).toMatchObject({ kind: 'confirmed' })
  })

  it('is closed when the day was closed after the hold; a booking made before stays', async () => {
    const day = { ...slot('2026-11-27') }
    const booked = await book(deps(), { ...day, placeId: THREE_CHAIRS })
    await holdSlot(deps(), holdInput({ ...day, owner: 'bob', placeId: THREE_CHAIRS }))
    await database().writes.insertInto('closures').values({ place_id: THREE_CHAIRS, day: day.date, reason: 'Works' }).execute()
    const input = confirmInput({ ...day, placeId: THREE_CHAIRS })
    expect(await confirmBooking(deps(), { ...input, owner: 'bob' })).toEqual({ kind: 'closed' })
    expect(await confirmBooking(deps(), input)).toEqual(booked)
    await database().writes.deleteFrom('closures').where('place_id', '=', THREE_CHAIRS).execute()
  })

  it('stops a phone at five bookings ahead, also when its sixth is confirmed side by side with the fifth', async () => {
    const phone = '+919800000007'
    const starts = [['09:00', '09:30'], ['09:30', '10:00'], ['10:00', '10:30'], ['10:30', '11:00']] as const
    for (const [start, end] of starts) await book(deps(), { start, end, phone })
    const last = [['ann', '11:00', '11:30'], ['bob', '11:30', '12:00'], ['cid', '12:00', '12:30']] as const
    for (const [owner, start, end] of last) await holdSlot(deps(), holdInput({ owner, start, end }))
    const kinds = await Promise.all(last.map(([owner, start]) => confirmBooking(deps(), confirmInput({ owner, start, phone }))))
    expect(kinds.map((outcome) => outcome.kind).sort()).toEqual(['confirmed', 'too_many', 'too_many'])
  })

  it('takes the next candidate when a reference was ever used', async () => {
    const first = await book(deps())
    await cancelBooking(deps(), { reference: first.reference, owner: 'ann' })
    const fresh = references.newReference()
    vi.mocked(references.newReference).mockReturnValueOnce(first.reference).mockReturnValue(fresh)
    expect((await book(deps(1))).reference).toBe(fresh)
  })

  it('serves a home visit where the zone goes, and nowhere else', async () => {
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View', landmark: 'Temple' }
    await holdSlot(deps(), holdInput({ placeId: ZONE }))
    const visit = confirmInput({ placeId: ZONE, appointmentType: 'clinic' })
    expect(await confirmBooking(deps(), visit)).toEqual({ kind: 'not_served' })
    expect(await confirmBooking(deps(), { ...visit, address: { ...address, pincode: '560038' } })).toEqual({ kind: 'not_served' })
    expect(await confirmBooking(deps(), { ...visit, address })).toMatchObject({ kind: 'confirmed' })
    expect(await rowsOf(database(), ZONE)).toMatchObject([{ appointment_type: 'at_home', personal_address: address }])
    expect((await messages())[0]?.personal_payload).toMatchObject({ place: 'Testpur North', address: null })
  })

  it('lets the place decide the kind of visit', async () => {
    const address = { pincode: ZONE_PINCODE, address: '5 Lake View' }
    await book(deps(), { appointmentType: 'at_home', address })
    await book(deps(), { appointmentType: 'video', start: '10:30', end: '11:00' })
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([
      { appointment_type: 'clinic', personal_address: null }, { appointment_type: 'video' },
    ])
  })

  it('keeps nothing when the transaction fails half-way', async () => {
    await holdSlot(deps(), holdInput())
    const broken = { ...database(), transaction: (work: never) => database().transaction(async (tx) => {
      await (work as (tx: unknown) => Promise<unknown>)(tx)
      throw new Error('cut')
    }) } as ReturnType<typeof database>
    await expect(confirmBooking({ ...deps(), db: broken }, confirmInput())).rejects.toThrow('cut')
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([{ status: 'held', reference: null, created_at: NOW }])
    expect(await messages()).toEqual([])
    expect(await confirmBooking(deps(), confirmInput())).toMatchObject({ kind: 'confirmed' })
  })
})
