import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { CallKind } from '@/lib/catalogue/desk/calls'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { settleAffected } from '@/lib/use-cases/closures/settle'
import { callCounts } from '@/lib/use-cases/desk/calls/call-list'
import { readHeldCall } from '@/lib/use-cases/desk/calls/claim-call'
import { stopWaiting, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { at, everywhere, useCalls } from '@/tests/lib/use-cases/desk/use-calls'
import { book, ONE_CHAIR, slot, stranger, THREE_CHAIRS, TOMORROW } from '@/tests/support/chain/test-places'
import { AT_DESK, opened, reopen } from '@/tests/support/closures'

describe('the calls about bookings', () => {
  const { database, deps, list, subjects, claim, end } = useCalls()
  afterEach(() => reopen(database()))
  const ANN = { owner: 'ann', placeId: THREE_CHAIRS, ...slot(TOMORROW, '11:00', '11:30') }
  const booked = async (given = {}) => ({ ...(await book(deps(), { ...ANN, ...given })), owner: 'ann' })
  const kinds = async () =>
    Object.entries(await callCounts(deps(5), everywhere))
      .filter(([, count]) => count > 0)
      .map(([kind]) => kind)
  const only = async (kind: CallKind) => (await list(everywhere, { kind }, 5))[0]

  test('the list has the patients affected by a closure until they answer, are reached or it is lifted', async () => {
    const [one, two] = [await booked(), await booked({ owner: 'bob', phone: '+919800000002' })]
    const { id } = await opened(deps(1))
    const references = async () => (await list(everywhere, { kind: 'closure' }, 5)).map(({ reference }) => reference)
    expect((await references()).sort()).toEqual([one.reference, two.reference].sort())
    expect(await subjects(at(ONE_CHAIR), { kind: 'closure' }, 5)).toEqual([])
    await cancelBooking(deps(2), { reference: two.reference, owner: 'bob' })
    const call = await only('closure')
    expect([await kinds(), call?.reference]).toEqual([['closure'], one.reference])
    await settleAffected(deps(3), AT_DESK, { id, bookingId: one.id, as: 'stays' })
    expect(await kinds()).toEqual([])
    const again = await opened(deps(4), { from: '11:00', until: '12:00' })
    expect((await only('closure'))?.subject).not.toBe(call?.subject)
    await liftClosure(deps(5), AT_DESK, again.id)
    expect(await kinds()).toEqual([])
  })

  test('a call’s outcome is noted in the closure’s own list', async () => {
    await booked()
    await opened(deps(1))
    const { subject = '' } = (await only('closure')) ?? {}
    const item = () =>
      database().reads.selectFrom('affected_bookings').select(['state', 'unanswered']).executeTakeFirst()
    await claim(subject, everywhere, 5, 'closure')
    expect(await end(subject, { outcome: 'no_answer' }, everywhere, 5, 'closure')).toMatchObject({ kind: 'ended' })
    expect(await item()).toEqual({ state: 'open', unanswered: 1 })
    await claim(subject, everywhere, 200, 'closure')
    expect(await end(subject, { outcome: 'settled' }, everywhere, 200, 'closure')).toMatchObject({ kind: 'ended' })
    expect([await item(), await kinds()]).toEqual([{ state: 'called', unanswered: 1 }, []])
  })

  test('the list has a patient who waits for an earlier slot, on that list alone', async () => {
    const made = await booked()
    await waitForEarlier(deps(1), made)
    expect(await only('earlier')).toMatchObject({
      subject: made.id,
      reference: made.reference,
      asked_at: expect.any(Date),
    })
    expect(await kinds()).toEqual(['earlier'])
    await opened(deps(2))
    expect(await kinds()).toEqual(['closure'])
    const long = { visitMinutes: 60, ...slot(TOMORROW, '11:00', '12:00') }
    const other = await booked({ placeId: ONE_CHAIR, phone: '+919800000003', ...stranger(), ...long })
    await waitForEarlier(deps(3), other)
    expect(await kinds()).toEqual(['unproved', 'closure'])
    await stopWaiting(deps(4), made)
    expect(await kinds()).toEqual(['unproved', 'closure'])
  })

  test('the booking form is filled in for the caller who has the call, and for no other', async () => {
    const made = await booked()
    await waitForEarlier(deps(1), made)
    const which = { kind: 'earlier', subject: made.id } as const
    const other = { ...everywhere, staffId: randomUUID() }
    expect(await readHeldCall(deps(5), everywhere, which)).toBeUndefined()
    await claim(made.id, everywhere, 5, 'earlier')
    expect(await readHeldCall(deps(6), everywhere, which)).toMatchObject({ reference: made.reference })
    expect(await readHeldCall(deps(6), other, which)).toBeUndefined()
    expect(await readHeldCall(deps(21), everywhere, which)).toBeUndefined()
  })
})
