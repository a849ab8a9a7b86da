import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import * as references from '@/lib/domain/booking/references'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { saveLead } from '@/lib/use-cases/leads/save'
import {
  book,
  confirmInput,
  holdInput,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  rowsOf,
  SECRET,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

vi.mock('@/lib/domain/booking/references', { spy: true })

describe('the confirmation of a booking', () => {
  const { database, deps } = useTestPlaces()
  const messages = () => database().writes.selectFrom('outbox').selectAll().orderBy('created_at').execute()
  beforeEach(() => vi.mocked(references.newReference).mockClear())
  afterEach(() => void vi.mocked(references.newReference).mockRestore())

  test('the confirmation stores the booking and its message and closes the open lead, not an earlier one', async () => {
    const lead = {
      phone: '+919800000001',
      owner: confirmInput().owner,
      network: '192.0.2.1',
      flow: 'ORGANIC',
      step: 'review',
      answers: {},
      attribution: {},
      consentVersion: '1',
    }
    for (const days of [-2, 0]) await saveLead(deps(days * 24 * 60), { ...lead, language: 'en' })
    await holdSlot(deps(), holdInput())
    const outcome = await confirmBooking(deps(9), confirmInput({ concern: 'gaps', treatment: 'clinic_visit' }))
    const [row, ...others] = await rowsOf(database(), ONE_CHAIR)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      state: 'taken',
      status: 'confirmed',
      seat: 1,
      owner: 'ann',
      held_until: null,
      booked_at: minutesAfter(9),
      flow: 'ORGANIC',
      appointment_type: 'clinic',
      self_booked: true,
      treatment: 'clinic_visit',
      concern: 'gaps',
      price_paise: 19_900,
      personal_name: 'Ann Mary',
      personal_phone: '+919800000001',
      personal_address: null,
      attribution: { utm_source: 'test' },
    })
    expect(outcome).toEqual({ kind: 'confirmed', reference: row?.reference, id: row?.id })
    expect(references.parseReference(row?.reference ?? '')).toBe(row?.reference)
    expect(await messages()).toMatchObject([
      {
        kind: 'booking_confirmed',
        subject: row?.id,
        personal_to: '+919800000001',
        sent_at: null,
        created_at: minutesAfter(9),
        personal_payload: {
          reference: row?.reference,
          place: 'Test Dental Fort',
          address: '1 Fort Road',
          date: TOMORROW,
          start: '10:00',
          manage: `/manage/${row?.reference}?key=${manageKey(SECRET, row?.id ?? '')}`,
        },
      },
    ])
    const leads = database().writes.selectFrom('leads').select(['finished_at', 'handled_at']).orderBy('created_at')
    expect(await leads.execute()).toEqual([
      { finished_at: null, handled_at: null },
      { finished_at: minutesAfter(9), handled_at: minutesAfter(9) },
    ])
  })

  test('a repeated confirmation gives the same reference: in ten tabs, after the hold expired, after the start', async () => {
    const first = await book(deps())
    const again = await Promise.all(Array.from({ length: 10 }, () => confirmBooking(deps(), confirmInput())))
    const late = [
      await confirmBooking(deps(60), confirmInput()),
      await confirmBooking(deps(3 * 24 * 60), confirmInput()),
    ]
    expect(new Set([...again, ...late].map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(first)]))
    expect([(await rowsOf(database(), ONE_CHAIR)).length, (await messages()).length]).toEqual([1, 1])
  })

  test('ten tabs that confirm one hold at once make one booking', async () => {
    await holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS }))
    const input = confirmInput({ placeId: THREE_CHAIRS })
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => confirmBooking(deps(), input)))
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(Array(10).fill('confirmed'))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await rowsOf(database(), THREE_CHAIRS)).toHaveLength(1)
  })

  test('a browser with two holds of one slot gets one booking', async () => {
    await holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS }))
    const [hold] = await rowsOf(database(), THREE_CHAIRS)
    if (!hold) throw new Error('no hold')
    const { place_id, starts_at, ends_at, state, created_at, owner, held_until, proved } = hold
    const twin = { place_id, starts_at, ends_at, state, created_at, owner, held_until, proved }
    await database()
      .writes.insertInto('seats')
      .values({ ...twin, seat: (hold.seat % 3) + 1 })
      .execute()
    const input = confirmInput({ placeId: THREE_CHAIRS })
    expect(await confirmBooking(deps(), input)).toEqual(await confirmBooking(deps(1), input))
    expect(await rowsOf(database(), THREE_CHAIRS)).toMatchObject([{ state: 'taken' }])
  })

  test('a slot booked again after a cancellation gets a new reference', async () => {
    const first = await book(deps())
    expect(await cancelBooking(deps(), { reference: first.reference, owner: 'ann' })).toEqual({ kind: 'cancelled' })
    expect(await confirmBooking(deps(), confirmInput())).toEqual({ kind: 'expired' })
    const second = await book(deps(1))
    expect(second.reference).not.toBe(first.reference)
    expect(await confirmBooking(deps(1), confirmInput())).toEqual(second)
  })

  test('a browser with another hold of the slot beside its booking gets a second chair', async () => {
    const three = { placeId: THREE_CHAIRS }
    const first = await book(deps(), three)
    const second = await book(deps(1), { ...three, name: 'Ann’s son' })
    expect(second.reference).not.toBe(first.reference)
    expect(await confirmBooking(deps(2), confirmInput(three))).toEqual(first)
    expect(await confirmBooking(deps(2), confirmInput({ ...three, name: 'Ann’s son' }))).toEqual(second)
  })

  test('the confirmation skips a reference that was ever used', async () => {
    const first = await book(deps())
    await cancelBooking(deps(), { reference: first.reference, owner: 'ann' })
    const fresh = references.newReference()
    vi.mocked(references.newReference).mockReturnValueOnce(first.reference).mockReturnValue(fresh)
    expect((await book(deps(1))).reference).toBe(fresh)
  })

  test('a failed transaction stores nothing', async () => {
    await holdSlot(deps(), holdInput())
    const broken = {
      ...database(),
      transaction: (work: never) =>
        database().transaction(async (tx) => {
          await (work as (tx: unknown) => Promise<unknown>)(tx)
          throw new Error('cut')
        }),
    } as ReturnType<typeof database>
    await expect(confirmBooking({ ...deps(), db: broken }, confirmInput())).rejects.toThrow('cut')
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([{ state: 'held', reference: null, created_at: NOW }])
    expect(await messages()).toEqual([])
    expect(await confirmBooking(deps(), confirmInput())).toMatchObject({ kind: 'confirmed' })
  })
})
