import { describe, expect, test } from 'vitest'
import { managePath } from '@/lib/addresses/paths'
import { cancelRow, moveRow } from '@/lib/db/queries/booking/booking-changes'
import { lockHold } from '@/lib/db/queries/booking/holds'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { openAccount } from '@/tests/support/account/accounts'
import {
  book,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  SECRET,
  slot,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const later = slot(TOMORROW, '11:00', '11:30')
const before10 = (minutes: number) => new Date(Date.parse('2026-11-24T10:00:00+05:30') - minutes * 60_000)

describe('the reschedule of a booking', () => {
  const { database, deps } = useTestPlaces()
  const states = async () => (await rowsOf(database(), ONE_CHAIR)).map((row) => row.state).sort()
  const kinds = async () =>
    (await database().writes.selectFrom('outbox').select('kind').orderBy('kind').execute()).map((row) => row.kind)

  test('the reschedule takes the new slot, frees the old one and keeps reference and link', async () => {
    const { reference, id } = await book(deps())
    const key = manageKey(SECRET, id)
    const moved = await rescheduleBooking(deps(minutesAfter(5)), { reference, key, ...later })
    const rows = await rowsOf(database(), ONE_CHAIR)
    const [old, fresh] = rows
    expect(moved).toEqual({ kind: 'moved', reference, id: fresh?.id })
    expect(old).toMatchObject({ id, state: 'left', status: 'confirmed', reference })
    for (const access of [{ owner: 'ann' }, { key }]) {
      expect(await findBooking(deps(), { reference, ...access })).toMatchObject({
        id,
        status: 'confirmed',
        start: '11:00',
        manageKey: key,
        movedFrom: { date: TOMORROW, start: '10:00' },
      })
    }
    expect(await holdSlot(deps(), holdInput({ owner: 'bob' }))).toMatchObject({ kind: 'held' })
    const payload = await database()
      .writes.selectFrom('outbox')
      .where('kind', '=', 'booking_moved')
      .select(['subject', 'personal_payload'])
      .execute()
    expect(payload).toMatchObject([
      { subject: fresh?.id, personal_payload: { reference, start: '11:00', manage: managePath(reference, key) } },
    ])
  })

  test('the reschedule changes nothing but the time', async () => {
    const { reference } = await book(deps())
    const { uid } = await openAccount(deps(), { phone: '+919800000005', name: null })
    // No column is empty or at its default.
    await database()
      .writes.updateTable('bookings')
      .set({
        uid,
        unlinked: true,
        concern: 'gaps',
        self_booked: false,
        price_paise: 19_900,
        personal_address: JSON.stringify({ pincode: '590001', address: '5 Lake View' }),
        first_attribution: JSON.stringify({ utm_source: 'first' }),
      })
      .execute()
    const [before] = await rowsOf(database(), ONE_CHAIR)
    await rescheduleBooking(deps(minutesAfter(5)), { reference, owner: 'ann', ...later })
    const [, after] = await rowsOf(database(), ONE_CHAIR)
    expect(Object.entries(before ?? {}).filter(([, value]) => value === null)).toEqual(
      ['held_until', 'cancelled_at', 'kept_at'].map((column) => [column, null]),
    )
    expect(after).toEqual({
      ...before,
      id: expect.not.stringMatching(before?.id ?? ''),
      starts_at: new Date('2026-11-24T05:30:00Z'),
      ends_at: new Date('2026-11-24T06:00:00Z'),
      nth: 1,
      taken_at: minutesAfter(5),
      created_at: minutesAfter(5),
    })
  })

  test('the reschedule needs a live hold and gives up only a booking', async () => {
    const { id } = await book(deps())
    await holdSlot(deps(), holdInput(later))
    const sid = (await rowsOf(database(), ONE_CHAIR))[1]?.id ?? ''
    const now = minutesAfter(0)
    const given = { sid, from: id, proved: true, now }
    await database().transaction(async (tx) => {
      expect(await cancelRow(tx, sid, { now, reason: null })).toBe(false)
      expect(await moveRow(tx, { ...given, from: sid })).toBe(false)
      expect(await moveRow(tx, { ...given, sid: id })).toBe(false)
      expect(await moveRow(tx, { ...given, now: minutesAfter(10) })).toBe(false)
      expect(await lockHold(tx, { owner: 'ann', sid, now: minutesAfter(10) })).toBe(false)
      expect(await lockHold(tx, { owner: 'bob', sid, now })).toBe(false)
      expect(await lockHold(tx, { owner: 'ann', sid, now })).toBe(true)
      expect(await moveRow(tx, given)).toBe(true)
      expect(await moveRow(tx, given)).toBe(false)
      expect(await cancelRow(tx, id, { now, reason: null })).toBe(true)
      expect(await cancelRow(tx, id, { now, reason: null })).toBe(false)
      expect(await moveRow(tx, { ...given, sid: id, from: sid })).toBe(false)
    })
    expect(await states()).toEqual(['left', 'left'])
  })

  test('a link followed a hundred times, ten in parallel, makes one booking', async () => {
    const { reference } = await book(deps())
    const follow = () => rescheduleBooking(deps(), { reference, owner: 'ann', ...later })
    const outcomes = []
    for (let round = 0; round < 10; round += 1)
      outcomes.push(...(await Promise.all(Array.from({ length: 10 }, follow))))
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(outcomes[0]).toMatchObject({ kind: 'moved', reference })
    expect(await states()).toEqual(['left', 'taken'])
    expect(await kinds()).toEqual(['booking_confirmed', 'booking_moved'])
  })

  test('a booking can be rescheduled there, back and there again', async () => {
    const { reference } = await book(deps())
    for (const target of [later, slot(), later]) {
      expect(await rescheduleBooking(deps(), { reference, owner: 'ann', ...target })).toMatchObject({ kind: 'moved' })
      expect(await findBooking(deps(), { reference, owner: 'ann' })).toMatchObject({
        start: target.start,
        status: 'confirmed',
      })
    }
    expect(await states()).toEqual(['left', 'left', 'left', 'taken'])
  })

  test('the booking keeps its old slot when the new one is taken', async () => {
    const { reference, id } = await book(deps())
    await book(deps(), { owner: 'bob', phone: '+919800000002', ...later })
    const outcome = await rescheduleBooking(deps(), { reference, owner: 'ann', ...later })
    expect(outcome).toMatchObject({
      kind: 'taken',
      nearest: [{ start: '10:30' }, { start: '11:30' }, { start: '12:00' }],
    })
    expect(await findBooking(deps(), { reference, owner: 'ann' })).toMatchObject({
      id,
      start: '10:00',
      status: 'confirmed',
    })
  })

  test('the reschedule uses the browser’s own hold of the new slot', async () => {
    const { reference } = await book(deps())
    await holdSlot(deps(), holdInput(later))
    expect(await rescheduleBooking(deps(), { reference, owner: 'ann', ...later })).toMatchObject({ kind: 'moved' })
    expect(await states()).toEqual(['left', 'taken'])
  })

  test('the phone’s five bookings do not stop a reschedule', async () => {
    const starts = [
      ['09:00', '09:30'],
      ['09:30', '10:00'],
      ['10:00', '10:30'],
      ['10:30', '11:00'],
      ['11:30', '12:00'],
    ] as const
    const made = []
    for (const [start, end] of starts) made.push(await book(deps(), { start, end }))
    const reference = made[0]?.reference ?? ''
    expect(await rescheduleBooking(deps(), { reference, owner: 'ann', ...later })).toMatchObject({ kind: 'moved' })
  })

  test('the reschedule is refused when it is too late, closed, cancelled or another patient’s', async () => {
    const { reference } = await book(deps())
    const to = (given = {}, now = minutesAfter(0)) =>
      rescheduleBooking(deps(now), { reference, owner: 'ann', ...later, ...given })
    expect(await to({}, before10(119))).toEqual({ kind: 'too_late' })
    expect(await to({ date: '2026-11-29' })).toEqual({ kind: 'closed' })
    expect(await to({ end: '12:00' })).toEqual({ kind: 'closed' })
    expect(await to({ owner: 'bob' })).toEqual({ kind: 'not_found' })
    await cancelBooking(deps(), { reference, owner: 'ann' })
    expect(await to()).toEqual({ kind: 'not_found' })
    expect(await states()).toEqual(['left'])
  })
})
