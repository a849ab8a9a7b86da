import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking, type NearAnswer } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import type { NearRequester } from '@/lib/use-cases/booking/find-near'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { rounds, useProcesses } from '@/tests/lib/use-cases/booking/processes'
import {
  book,
  confirmInput,
  depsOf,
  holdSid,
  minutesAfter,
  ONE_CHAIR,
  SECRET,
  slot,
  THREE_CHAIRS,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { seatRows } from '@/tests/support/seat-rows'
import { hasPostgres } from '@/tests/support/servers/test-database'

const THAT_DAY = '2026-11-30'
const ANN: NearRequester = { owner: 'ann', patient: null, keyOf: () => null }
const later = { placeId: THREE_CHAIRS, ...slot(THAT_DAY) }
const confirm = (
  deps: ReturnType<typeof depsOf>,
  answer: NearAnswer,
  given: Parameters<typeof confirmInput>[0] = {},
  requester = ANN,
) => confirmBooking(deps, confirmInput({ ...later, end: undefined, ...given }), { requester, answer })

describe('a second booking of the same person', () => {
  const { database, deps } = useTestPlaces()
  const states = async () => {
    const rows = await seatRows(database()).execute()
    return rows.map(({ reference, state, status }) => [reference, state, status])
  }
  const kinds = async () => {
    const rows = await database().reads.selectFrom('outbox').select('kind').execute()
    return rows.map(({ kind }) => kind).sort()
  }

  test('the site asks first, then keeps both bookings or replaces the first, with one message', async () => {
    const first = await book(deps())
    await holdSid(deps(), later)
    const asked = await confirm(deps(), null, { name: ' ann  MARY ' })
    expect(asked).toMatchObject({ kind: 'near', near: { reference: first.reference, start: '10:00' } })
    expect(await confirm(deps(), { replace: 'K7M4Q2XN' })).toMatchObject({ kind: 'near' })
    expect((await states()).map(([, state]) => state)).toEqual(['taken', 'held'])
    const replaced = await confirm(deps(), { replace: first.reference })
    expect(replaced).toMatchObject({ kind: 'confirmed' })
    expect(await states()).toEqual([
      [first.reference, 'left', 'cancelled'],
      ['reference' in replaced ? replaced.reference : '', 'taken', 'confirmed'],
    ])
    expect(await kinds()).toEqual(['booking_confirmed', 'booking_moved'])
    // The replaced booking can't come back beside the later one.
    const undoing = { reference: first.reference, owner: 'ann', network: '192.0.2.9' }
    expect(await undoCancel(deps(0.5), undoing)).toEqual({ kind: 'over' })
    expect(await findBooking(deps(), undoing)).toMatchObject({
      replacedBy: 'reference' in replaced ? replaced.reference : '',
    })
    // The seat is free at once, and a repeated request gives the same booking.
    await holdSid(deps(), { owner: 'bob', phone: '+919800000002' })
    expect(await confirm(deps(), { replace: first.reference })).toEqual(replaced)
    await holdSid(deps(), { ...later, ...slot(THAT_DAY, '11:00', '11:30') })
    const both = await confirm(deps(), 'keep', { start: '11:00' })
    expect([both.kind, await kinds()]).toEqual([
      'confirmed',
      ['booking_confirmed', 'booking_confirmed', 'booking_moved'],
    ])
  })

  test.each([
    ['another name', { name: 'Ann Maria' }, ANN, '2026-11-24'],
    ['another number', { phone: '+919800000002' }, ANN, '2026-11-24'],
    ['another browser, which learns nothing of it', { owner: 'bob' }, { ...ANN, owner: 'bob' }, '2026-11-24'],
    ['a week later', {}, ANN, '2026-11-23'],
  ])('the site does not ask about a booking with %s', async (_, given, requester, day) => {
    const start = day === '2026-11-23' ? slot(day, '12:30', '13:00') : slot()
    await book(deps(), start)
    await holdSid(deps(), { ...later, ...given })
    expect(await confirm(deps(), null, given, requester)).toMatchObject({ kind: 'confirmed' })
  })

  test('the site also asks a patient who is signed in with the number or has the link', async () => {
    const first = await book(deps())
    const bob = { ...later, owner: 'bob' }
    await holdSid(deps(), bob)
    const patient = { uid: 'test:1', phone: '+919800000001' }
    expect(await confirm(deps(), null, bob, { ...ANN, owner: 'bob', patient })).toMatchObject({ kind: 'near' })
    const key = manageKey(SECRET, first.id)
    const keyOf = (reference: string) => (reference === first.reference ? key : null)
    expect(await confirm(deps(), null, bob, { owner: 'bob', patient: null, keyOf })).toMatchObject({ kind: 'near' })
  })

  test('the first booking stays when the later one can’t be made', async () => {
    const first = await book(deps())
    await holdSid(deps(), later)
    expect(await confirm(deps(11), { replace: first.reference })).toEqual({ kind: 'expired' })
    await database()
      .writes.insertInto('closed_days')
      .values({ place_id: THREE_CHAIRS, day: THAT_DAY, reason: 'x' })
      .execute()
    expect(await confirm(deps(), { replace: first.reference })).toEqual({ kind: 'closed' })
    expect((await states())[0]).toEqual([first.reference, 'taken', 'confirmed'])
    await database().writes.deleteFrom('closed_days').where('reason', '=', 'x').execute()
  })
})

describe.runIf(hasPostgres())('races of replacements', () => {
  const dbOf = useProcesses()

  test.each(rounds)('one of two tabs replaces a booking, and the other is asked about the new one (%i)', async () => {
    const first = await book(depsOf(dbOf(0)))
    const times = [slot(THAT_DAY), slot(THAT_DAY, '11:00', '11:30')]
    for (const time of times) await holdSid(depsOf(dbOf(0)), { ...later, ...time })
    const outcomes = await Promise.all(
      times.map(({ start }, n) => confirm(depsOf(dbOf(n)), { replace: first.reference }, { start })),
    )
    const won = outcomes.find(({ kind }) => kind === 'confirmed')
    const asked = outcomes.find(({ kind }) => kind === 'near')
    expect(asked).toMatchObject({ near: { reference: won && 'reference' in won ? won.reference : '' } })
    const standing = await dbOf(0).reads.selectFrom('bookings').where('status', '=', 'confirmed').select('id').execute()
    expect(standing).toHaveLength(1)
  })

  test.each(rounds)('a booking replaced during its cancellation ends once, and the later one stands (%i)', async () => {
    const first = await book(depsOf(dbOf(0)))
    await holdSid(depsOf(dbOf(0)), later)
    const [replaced, cancelled] = await Promise.all([
      confirm(depsOf(dbOf(1)), { replace: first.reference }),
      cancelBooking(depsOf(dbOf(2)), { reference: first.reference, owner: 'ann' }),
    ])
    expect([replaced.kind, ['cancelled', 'already'].includes(cancelled.kind)]).toEqual(['confirmed', true])
    const rows = await seatRows(dbOf(0)).execute()
    expect(rows.map(({ state, status }) => [state, status])).toEqual([
      ['left', 'cancelled'],
      ['taken', 'confirmed'],
    ])
    const told = await dbOf(0).reads.selectFrom('outbox').select('kind').execute()
    const moved = told.filter(({ kind }) => kind === 'booking_moved').length
    expect(moved).toBe(cancelled.kind === 'already' ? 1 : 0)
    expect(await holdSid(depsOf(dbOf(0), minutesAfter(1)), { owner: 'bob', placeId: ONE_CHAIR })).toBeTruthy()
  })
})
