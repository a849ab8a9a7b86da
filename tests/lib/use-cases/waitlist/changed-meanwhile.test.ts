import { describe, expect, test } from 'vitest'
import type { OutboxRow } from '@/lib/db/queries/messages/outbox'
import { readWorthyNow } from '@/lib/messages/visit-messages'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { acceptEarlier, declineEarlier, readWaitState } from '@/lib/use-cases/waitlist/answer'
import { joinWaitlist } from '@/lib/use-cases/waitlist/join'
import { sweepWaitlist } from '@/lib/use-cases/waitlist/offer'
import { at, EARLY, FIRST, SECOND, useWaiting } from '@/tests/lib/use-cases/waitlist/use-waiting'
import { book, holdInput, holdSid, minutesAfter, ONE_CHAIR, THREE_CHAIRS } from '@/tests/support/chain/test-places'
import { AT_DESK, opened } from '@/tests/support/closures'
import { offerEarlier } from '@/tests/support/offers'
import { swept } from '@/tests/support/swept'

describe('the waiting list beside other changes', () => {
  const { database, deps, access, giveUp, offers, waiting, offerOf } = useWaiting()

  test('an entry begins with the booking when the hold had the wish', async () => {
    for (const [n, wants] of [true, false].entries()) {
      const mine = { owner: `wisher${n}`, phone: `+91980000010${n}`, placeId: THREE_CHAIRS, ...EARLY }
      const sid = await holdSid(deps(), mine)
      await joinWaitlist(deps(), { owner: wants ? mine.owner : 'stranger', sid })
      const { id } = await book(deps(1), mine)
      expect(await readWaitState(deps(2), id)).toMatchObject({ isWaiting: wants, offer: null, missed: null })
    }
  })

  test('a cancelled slot waits a minute for an undo before it is offered', async () => {
    const soon = deps(minutesAfter(3.9))
    await giveUp()
    await offerEarlier(soon)
    expect(await offers()).toEqual([])
    expect(await undoCancel(soon, { ...access('gone'), network: 'n' })).toMatchObject({ kind: 'undone' })
    await offerEarlier(deps(5))
    expect(await offers()).toEqual([])
    expect(await waiting('first')).toMatchObject({ isWaiting: true, offer: null, missed: null })
  })

  test('a held offer goes on at once when its patient cancels or moves earlier', async () => {
    await giveUp()
    await offerEarlier(deps(4))
    await cancelBooking(deps(5), access('first'))
    await offerEarlier(deps(6))
    expect((await offers()).map(({ to }) => to)).toEqual([FIRST, SECOND])
    await rescheduleBooking(deps(7), { ...access('second'), ...at('09:00') })
    await offerEarlier(deps(8))
    expect(await holdSlot(deps(8), holdInput({ owner: 'stranger', ...EARLY }))).toMatchObject({ kind: 'held' })
  })

  test('a blocked slot is not offered until the block is lifted', async () => {
    await giveUp()
    await offerEarlier(deps(4))
    const tapped = await offerOf('first')
    const { id } = await opened(deps(5), { placeId: ONE_CHAIR, from: '09:00', until: '10:30' })
    expect(await waiting('first')).toMatchObject({ isWaiting: true, offer: null, missed: { start: '10:00' } })
    expect(await acceptEarlier(deps(5), access('first'), tapped)).toEqual({ kind: 'gone' })
    await offerEarlier(deps(6))
    expect(await offers()).toHaveLength(1)
    await liftClosure(deps(7), AT_DESK, id)
    await offerEarlier(deps(8))
    expect((await offers()).map(({ to, start }) => [to, start])).toEqual([
      [FIRST, '10:00'],
      [FIRST, '09:00'],
      [SECOND, '09:30'],
    ])
  })

  test('an entry ends when the visit begins, moves to another place or is cancelled for good', async () => {
    const left = async () =>
      (await database().reads.selectFrom('waitlist_entries').select('booking_id').execute()).length
    await cancelBooking(deps(3), access('first'))
    await swept(sweepWaitlist(deps(4)))
    expect(await left()).toBe(2)
    await swept(sweepWaitlist(deps(14)))
    expect(await left()).toBe(1)
    await swept(sweepWaitlist(deps(new Date('2026-11-24T11:00:00+05:30'))))
    expect(await left()).toBe(0)
  })

  test('the message of an expired offer is not sent', async () => {
    await giveUp()
    await offerEarlier(deps(4))
    const rows = await database().reads.selectFrom('outbox').where('kind', '=', 'earlier_time').selectAll().execute()
    const worthy = async (minutes: number) =>
      (await readWorthyNow(database().reads, rows as OutboxRow[], minutesAfter(minutes))).size
    expect([await worthy(5), await worthy(19)]).toEqual([1, 0])
    await declineEarlier(deps(6), access('first'), await offerOf('first'))
    expect(await worthy(7)).toBe(0)
  })
})
