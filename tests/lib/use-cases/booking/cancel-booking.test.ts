import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
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

describe('the cancellation of a booking', () => {
  const { database, deps } = useTestPlaces()
  const states = async () => (await rowsOf(database(), ONE_CHAIR)).map((row) => row.state).sort()
  const kinds = async () =>
    (await database().writes.selectFrom('outbox').select('kind').orderBy('kind').execute()).map((row) => row.kind)

  test('the cancellation frees the slot, notifies the patient and shows the booking as cancelled', async () => {
    const { reference, id } = await book(deps())
    expect(await cancelBooking(deps(minutesAfter(3)), { reference, key: manageKey(SECRET, id) })).toEqual({
      kind: 'cancelled',
    })
    expect(await rowsOf(database(), ONE_CHAIR)).toMatchObject([
      { id, state: 'left', status: 'cancelled', cancelled_at: minutesAfter(3) },
    ])
    expect(await findBooking(deps(), { reference, owner: 'ann' })).toMatchObject({
      status: 'cancelled',
      canChange: false,
    })
    expect(await kinds()).toEqual(['booking_cancelled', 'booking_confirmed'])
    expect(await holdSlot(deps(), holdInput({ owner: 'bob' }))).toMatchObject({ kind: 'held' })
  })

  test('the cancellation ends a rescheduled booking at its new slot', async () => {
    const { reference } = await book(deps())
    await rescheduleBooking(deps(), { reference, owner: 'ann', ...later })
    expect(await cancelBooking(deps(), { reference, owner: 'ann' })).toEqual({ kind: 'cancelled' })
    expect(await findBooking(deps(), { reference, owner: 'ann' })).toMatchObject({
      status: 'cancelled',
      start: '11:00',
    })
    expect(await states()).toEqual(['left', 'left'])
  })

  test('the cancellation names the reason when it is impossible', async () => {
    const { reference } = await book(deps())
    const cancel = (given = {}, now = minutesAfter(0)) =>
      cancelBooking(deps(now), { reference, owner: 'ann', ...given })
    expect(await cancel({}, before10(119))).toEqual({ kind: 'too_late' })
    expect(await cancel({ owner: 'bob' })).toEqual({ kind: 'not_found' })
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => cancel()))
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual([
      'already',
      'already',
      'already',
      'already',
      'cancelled',
    ])
    expect(await cancel({}, before10(-60))).toEqual({ kind: 'already' })
  })
})
