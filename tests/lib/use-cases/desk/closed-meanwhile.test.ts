import { afterEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { bookAtDesk } from '@/lib/use-cases/desk/book'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { undoLast } from '@/lib/use-cases/desk/undo-last'
import {
  book,
  changeTimes,
  minutesAfter,
  NOW,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { opened, reopen } from '@/tests/support/closures'
import { deskActor } from '@/tests/support/desk/desk'

const BLOCKS = [
  ['its day is closed', {}],
  ['all chairs are blocked then', { from: '09:30', until: '11:00' }],
] as const

describe('a slot closed meanwhile', () => {
  const { database, deps } = useTestPlaces()
  const actor = deskActor()
  afterEach(() => reopen(database()))
  const desk = { actor, version: 0, reason: 'patient_asked' as const }
  const booked = (given: object = slot()) => book(deps(), { placeId: THREE_CHAIRS, ...given })
  const seatOf = async (reference: string) => {
    const rows = (await rowsOf(database(), THREE_CHAIRS)).filter((row) => row.reference === reference)
    return rows.find(({ state }) => state === 'taken')
  }
  const undo = (reference: string, now: Date = NOW) => undoLast(deps(now), actor, { reference })

  test.each(BLOCKS)('the undo of a cancellation does not give the slot back: %s', async (_, block) => {
    const { reference } = await booked()
    await cancelAtDesk(deps(), { reference, desk })
    await opened(deps(), block)
    expect(await undo(reference)).toEqual({ kind: 'closed' })
    expect(await seatOf(reference)).toBeUndefined()
    expect(await undoCancel(deps(), { reference, owner: 'ann', network: '192.0.2.9' })).toEqual({ kind: 'closed' })
  })

  test.each(BLOCKS)('the undo of a reschedule does not go back to the slot: %s', async (_, block) => {
    const { reference } = await booked()
    const later = slot('2026-11-25', '12:00', '12:30')
    await moveAtDesk(deps(), { reference, ...later, desk })
    await opened(deps(), block)
    expect(await undo(reference)).toEqual({ kind: 'closed' })
    expect((await seatOf(reference))?.starts_at).toEqual(minutesAfter(2 * 24 * 60 + 120))
  })

  test('the undo gives another chair when only one is blocked', async () => {
    const { reference } = await booked()
    const { seat } = (await seatOf(reference)) ?? { seat: 0 }
    await cancelAtDesk(deps(), { reference, desk })
    await opened(deps(), { seat, from: '09:30', until: '11:00' })
    expect(await undo(reference)).toEqual({ kind: 'undone', verb: 'cancel' })
    expect((await seatOf(reference))?.seat).not.toBe(seat)
  })

  test('the undo gives no slot outside the place’s present hours', async () => {
    const { reference } = await booked(slot(TOMORROW, '09:00', '09:30'))
    await cancelBooking(deps(), { reference, owner: 'ann' })
    try {
      await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 30, opens: '09:15' })
      expect(await undoCancel(deps(), { reference, owner: 'ann', network: '192.0.2.9' })).toEqual({ kind: 'closed' })
    } finally {
      await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 30, opens: '09:00' })
      await database()
        .writes.updateTable('places')
        .set({ off_grid_since: null })
        .where('id', '=', THREE_CHAIRS)
        .execute()
    }
  })

  test('the desk can’t overbook the slot by a booking or a reschedule', async () => {
    const { reference } = await booked(slot(TOMORROW, '12:00', '12:30'))
    await opened(deps(), { from: '09:30', until: '11:00' })
    const patient = { name: 'Ravi', phone: '+919800000002', appointmentType: 'clinic' as const, treatment: 'braces' }
    const wish = { ...patient, concern: null, address: null, source: 'phone' as const, overbook: 'in_pain' as const }
    const booking = { ...wish, key: 'k1', placeId: THREE_CHAIRS, ...slot() }
    expect(await bookAtDesk(deps(), actor, booking)).toEqual({ kind: 'closed' })
    const move = { reference, ...slot(), desk: { ...desk, overbook: true } }
    expect(await moveAtDesk(deps(), move)).toEqual({ kind: 'closed' })
  })

  test('a patient who is there keeps the slot, and an absent one can’t be expected again', async () => {
    const noon = slot(TODAY, '12:00', '12:30')
    const { reference } = await booked(noon)
    const mark = (to: 'missed' | 'arrived' | 'expected', version: number) =>
      markVisit(deps(minutesAfter(140)), actor, { reference, to, version })
    expect(await mark('missed', 0)).toMatchObject({ kind: 'marked' })
    await opened(deps(minutesAfter(140)), { day: TODAY })
    expect(await mark('expected', 1)).toEqual({ kind: 'closed' })
    expect(await undo(reference, minutesAfter(140))).toEqual({ kind: 'closed' })
    expect(await mark('arrived', 1)).toMatchObject({ kind: 'marked', visit: 'arrived' })
  })
})
