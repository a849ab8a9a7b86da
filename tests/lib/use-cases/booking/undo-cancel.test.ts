import { describe, expect, test } from 'vitest'
import { UNDO } from '@/lib/domain/booking/cancellation'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { activateMembership } from '@/lib/use-cases/membership/activate'
import { benefitsLeft } from '@/lib/use-cases/membership/benefits'
import { seconds } from '@/tests/lib/messages/kept-transport'
import { openAccount } from '@/tests/support/account/accounts'
import {
  book,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  SECRET,
  slot,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

const NETWORK = '192.0.2.9'
const later = slot(TOMORROW, '11:00', '11:30')

describe('the undo of a cancellation', () => {
  const { database, deps } = useTestPlaces()
  const as = (reference: string) => ({ reference, owner: 'ann', network: NETWORK })
  const found = (reference: string) => findBooking(deps(), { reference, owner: 'ann' })
  const cancelled = async (given = {}) => {
    const booked = await book(deps(), given)
    expect(await cancelBooking(deps(), { reference: booked.reference, owner: 'ann' })).toEqual({ kind: 'cancelled' })
    return booked
  }
  const free = async () => (await listSlots(deps(), { placeId: ONE_CHAIR, owner: 'bob', day: TOMORROW }))?.slots.length

  test('the undo restores the same slot, reference and link, and the slot counts as taken', async () => {
    const before = await free()
    const { reference, id } = await cancelled()
    expect(await free()).toBe(before)
    expect(await undoCancel(deps(), as(reference))).toMatchObject({ kind: 'undone' })
    expect(await free()).toBe((before ?? 0) - 1)
    expect(await holdSlot(deps(), holdInput({ owner: 'bob' }))).toMatchObject({ kind: 'taken' })
    expect(await found(reference)).toMatchObject({
      id,
      status: 'confirmed',
      cancelledAt: null,
      date: TOMORROW,
      start: '10:00',
      movedFrom: null,
      canChange: true,
    })
    const byLink = { reference, key: manageKey(SECRET, id) }
    expect(await findBooking(deps(), byLink)).toMatchObject({ status: 'confirmed' })
    expect((await rowsOf(database(), ONE_CHAIR)).map(({ state }) => state).sort()).toEqual(['left', 'taken'])
  })

  test('the undo works by the link, twice at once and after a second cancellation', async () => {
    const { reference, id } = await cancelled()
    const byLink = { reference, key: manageKey(SECRET, id), network: NETWORK }
    const outcomes = await Promise.all([0, 1, 2].map(() => undoCancel(deps(), byLink)))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['already', 'already', 'undone'])
    expect(await rescheduleBooking(deps(), { reference, owner: 'ann', ...later })).toMatchObject({ kind: 'moved' })
    await cancelBooking(deps(), { reference, owner: 'ann' })
    expect(await undoCancel(deps(), as(reference))).toMatchObject({ kind: 'undone' })
    expect(await found(reference)).toMatchObject({ status: 'confirmed', start: '11:00' })
  })

  test('the undo names the reason when it is impossible: too late, another patient’s, gone or closed', async () => {
    const { reference } = await cancelled()
    const late = UNDO.seconds + UNDO.graceSeconds
    expect(await undoCancel(deps(), { ...as(reference), owner: 'bob' })).toEqual({ kind: 'not_found' })
    expect(await undoCancel(deps(seconds(late + 1)), as(reference))).toEqual({ kind: 'over' })
    await database()
      .writes.insertInto('closed_days')
      .values({ place_id: ONE_CHAIR, day: TOMORROW, reason: 'x' })
      .execute()
    expect(await undoCancel(deps(seconds(late)), as(reference))).toEqual({ kind: 'closed' })
    await database().writes.deleteFrom('closed_days').where('place_id', '=', ONE_CHAIR).execute()
    expect(await undoCancel(deps(seconds(late)), as(reference))).toMatchObject({ kind: 'undone' })
  })

  test('the undo works within two hours of the visit', async () => {
    const noon = slot(TODAY, '12:00', '12:30')
    const { reference } = await cancelled({ ...noon })
    expect(await holdSlot(deps(seconds(30)), holdInput({ owner: 'bob', ...noon }))).toEqual({ kind: 'closed' })
    expect(await undoCancel(deps(seconds(30)), as(reference))).toMatchObject({ kind: 'undone' })
  })

  test('an undo that is too late for the slot names the nearest slots, and the booking can take one', async () => {
    const { reference } = await cancelled()
    expect(await holdSlot(deps(), holdInput({ owner: 'bob', phone: '+919800000002' }))).toMatchObject({ kind: 'held' })
    const outcome = await undoCancel(deps(), as(reference))
    expect(outcome).toMatchObject({
      kind: 'taken',
      nearest: [{ start: '09:30' }, { start: '10:30' }, { start: '09:00' }],
    })
    expect(await found(reference)).toMatchObject({ status: 'cancelled' })
    const other = slot(TOMORROW, '10:30', '11:00')
    expect(await undoCancel(deps(minutesAfter(11)), { ...as(reference), other })).toEqual({ kind: 'over' })
    expect(await undoCancel(deps(minutesAfter(5)), { ...as(reference), other: slot() })).toMatchObject({
      kind: 'taken',
    })
    expect(await undoCancel(deps(minutesAfter(5)), { ...as(reference), other })).toMatchObject({ kind: 'undone' })
    expect(await found(reference)).toMatchObject({ status: 'confirmed', start: '10:30' })
  })

  test('the undo uses the browser’s own hold of the slot, and replaces an expired hold', async () => {
    const { reference } = await cancelled()
    await holdSlot(deps(), holdInput())
    expect(await undoCancel(deps(), as(reference))).toMatchObject({ kind: 'undone' })
    expect(await rowsOf(database(), ONE_CHAIR)).toHaveLength(2)
    const second = await book(deps(), { ...later })
    await holdSlot(
      deps(minutesAfter(-9.5)),
      holdInput({ owner: 'bob', phone: '+919800000002', start: '11:30', end: '12:00' }),
    )
    await rescheduleBooking(deps(minutesAfter(1)), {
      reference: second.reference,
      owner: 'ann',
      ...slot(TOMORROW, '11:30', '12:00'),
    })
    await cancelBooking(deps(minutesAfter(1)), { reference: second.reference, owner: 'ann' })
    await holdSlot(
      deps(minutesAfter(-8.5)),
      holdInput({ owner: 'bob', phone: '+919800000002', start: '11:30', end: '12:00' }),
    )
    expect(await undoCancel(deps(minutesAfter(2)), as(second.reference))).toMatchObject({ kind: 'undone' })
  })

  test('the undo gives an unproved number no sixth visit', async () => {
    const stranger = { owner: 'ann', placeId: THREE_CHAIRS, network: '192.0.2.2', proved: false }
    const at = (n: number) => slot(`2026-11-${25 + n}`)
    const { reference } = await cancelled({ ...stranger, ...at(0) })
    for (const n of [1, 2, 3]) await book(deps(), { ...stranger, ...at(n) })
    for (const [start, end] of [
      ['11:00', '11:30'],
      ['12:00', '12:30'],
    ])
      await book(deps(), { ...stranger, ...slot('2026-11-25', start, end) })
    expect(await undoCancel(deps(), as(reference))).toEqual({ kind: 'prove' })
    expect(await found(reference)).toMatchObject({ status: 'cancelled' })
  })

  test('the undo gives a member the benefit again, unless another booking has used it', async () => {
    const { uid } = await openAccount(deps(), { phone: '+919800000001' })
    await activateMembership(deps(), { uid, language: 'en' })
    const visit = { uid, flow: 'PAID_CLINIC', treatment: 'clinic_visit', pricePaise: 19_900, placeId: THREE_CHAIRS }
    const left = async () => (await benefitsLeft(deps(), uid))?.benefits.check_up.left
    const price = async (reference: string) => {
      const booking = await found(reference)
      return [booking?.pricePaise, booking?.savedPaise, booking?.benefit]
    }
    await book(deps(), { ...visit, ...slot(TOMORROW, '09:00', '09:30') })
    const { reference } = await cancelled(visit)
    expect([await left(), ...(await price(reference))]).toEqual([1, 0, 0, null])
    await undoCancel(deps(), as(reference))
    expect([await left(), ...(await price(reference))]).toEqual([0, 0, 19_900, 'check_up'])
    await cancelBooking(deps(), { reference, owner: 'ann' })
    const second = await book(deps(), { ...visit, ...slot(TOMORROW, '11:00', '11:30') })
    expect(await price(second.reference)).toEqual([0, 19_900, 'check_up'])
    await undoCancel(deps(), as(reference))
    expect([await left(), ...(await price(reference))]).toEqual([0, 19_900, 0, null])
  })
})
