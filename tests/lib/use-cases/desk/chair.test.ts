import { describe, expect, test } from 'vitest'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { confirmAttendance } from '@/lib/use-cases/booking/confirm-attendance'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { settleAffected } from '@/lib/use-cases/closures/settle'
import { bookAtDesk, type DeskBookingInput } from '@/lib/use-cases/desk/book'
import { cancelAtDesk } from '@/lib/use-cases/desk/cancel'
import { changeChairAtDesk } from '@/lib/use-cases/desk/change-chair'
import { book, holdInput, ONE_CHAIR, rowsOf, slot, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, opened } from '@/tests/support/closures'
import { deskActor } from '@/tests/support/desk/desk'

const actor = deskActor()

describe('a chair that the desk chooses', () => {
  const { database, deps } = useTestPlaces()
  const patientOf = (n: number) => ({ name: 'Devi R', phone: `+91980000010${n}`, key: `k${n}` })
  const call = (n: number, given: Partial<DeskBookingInput> & object = {}): DeskBookingInput => ({
    placeId: THREE_CHAIRS,
    source: 'phone',
    ...slot(),
    ...patientOf(n),
    appointmentType: 'clinic',
    treatment: 'braces',
    ...given,
  })
  const seats = async () =>
    (await rowsOf(database(), THREE_CHAIRS)).filter(({ state }) => state === 'taken').map(({ seat }) => seat)
  const versionOf = async (id: string) =>
    (await database().reads.selectFrom('bookings').select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version
  const change = async (booking: { reference: string; id: string }, chair: number, version?: number) => {
    const asked = { reference: booking.reference, version: version ?? (await versionOf(booking.id)), chair }
    return changeChairAtDesk(deps(1), actor, asked)
  }

  test('the desk books the chosen chair or nothing', async () => {
    expect(await bookAtDesk(deps(), actor, call(1, { chair: 3 }))).toMatchObject({ kind: 'booked' })
    expect(await bookAtDesk(deps(), actor, call(2, { chair: 3, overbook: 'in_pain' }))).toEqual({ kind: 'chair_taken' })
    expect(await bookAtDesk(deps(), actor, call(2, { chair: 4 }))).toEqual({ kind: 'chair_taken' })
    expect(await seats()).toEqual([3])
    expect(await bookAtDesk(deps(), actor, call(2))).toMatchObject({ kind: 'booked' })
    expect((await seats()).sort()).toEqual([1, 3])
  })

  test('the desk moves a booking to another chair at its own time, all details stay, and no message goes out', async () => {
    const booking = await book(deps(), { placeId: THREE_CHAIRS })
    const [before] = await seats()
    const chair = before === 3 ? 2 : 3
    await confirmAttendance(deps(1), { reference: booking.reference, owner: 'ann' })
    expect(await change(booking, chair)).toEqual({ kind: 'seated' })
    expect(await seats()).toEqual([chair])
    expect(await rowsOf(database(), THREE_CHAIRS)).toMatchObject([{ id: booking.id, nth: 0 }])
    const kept = await database().reads.selectFrom('bookings').select('attendance_confirmed_at').executeTakeFirst()
    expect(kept?.attendance_confirmed_at).not.toBeNull()
    expect(await database().reads.selectFrom('outbox').select('kind').execute()).toEqual([
      { kind: 'booking_confirmed' },
    ])
    const events = await readDeskEvents(database().reads, { placeIds: null, subject: booking.id, limit: 5 })
    expect(events).toMatchObject([{ verb: 'chair', before: { seat: before }, after: { seat: chair } }])
    expect(await change(booking, 1, 0)).toMatchObject({ kind: 'changed' })
    // A repeated request finds the booking in that chair already.
    expect(await change(booking, chair)).toEqual({ kind: 'seated' })
  })

  test('the desk can’t choose a chair that is booked, held, missing or at another clinic', async () => {
    const booking = await book(deps(), { placeId: THREE_CHAIRS })
    const [own = 0] = await seats()
    for (const n of [1, 2]) await holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS, owner: `o${n}` }))
    for (const chair of [1, 2, 3, 4, 0, 101, Number.NaN].filter((each) => each !== own))
      expect(await change(booking, chair)).toEqual({ kind: 'chair_taken' })
    const elsewhere = deskActor({ places: [ONE_CHAIR] })
    const asked = { reference: booking.reference, version: 0, chair: 2 }
    expect(await changeChairAtDesk(deps(), elsewhere, asked)).toEqual({ kind: 'not_found' })
    expect(await seats()).toEqual([own])
  })

  test('one of two bookings gets the chair that both want', async () => {
    const first = await bookAtDesk(deps(), actor, call(1, { chair: 1 }))
    const second = await bookAtDesk(deps(), actor, call(2, { chair: 2 }))
    const both = [first, second].flatMap((each) => (each.kind === 'booked' ? [each] : []))
    const outcomes = await Promise.all(both.map((booking) => change(booking, 3)))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['chair_taken', 'seated'])
    expect(new Set(await seats()).size).toBe(2)
  })

  test('the left chair goes to the block that keeps it', async () => {
    const [first, second] = [
      await bookAtDesk(deps(), actor, call(1, { chair: 1 })),
      await bookAtDesk(deps(), actor, call(2, { chair: 2 })),
      await bookAtDesk(deps(), actor, call(3, { chair: 3 })),
    ]
    if (first.kind !== 'booked' || second.kind !== 'booked') throw new Error('Not booked')
    const { id } = await opened(deps(1), { from: '10:00', until: '10:30', seat: 1 })
    expect(await change(first, 2)).toEqual({ kind: 'affected' })
    await settleAffected(deps(1), AT_DESK, { id, bookingId: first.id, as: 'stays' })
    const desk = { actor, version: await versionOf(second.id) }
    expect(await cancelAtDesk(deps(1), { reference: second.reference, desk })).toEqual({ kind: 'cancelled' })
    expect(await change(first, 2)).toEqual({ kind: 'seated' })
    expect((await seats()).sort()).toEqual([1, 2, 3])
    expect(await holdSlot(deps(2), holdInput({ placeId: THREE_CHAIRS }))).toMatchObject({ kind: 'taken' })
  })
})
