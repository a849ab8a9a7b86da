import { beforeEach, describe, expect, test } from 'vitest'
import type { OutboxRow } from '@/lib/db/queries/outbox'
import { wantEarlier } from '@/lib/db/queries/waitlist'
import { readWorthyNow } from '@/lib/messages/visit-messages'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { liftInterruption } from '@/lib/use-cases/interruption/lift'
import { declineEarlier, stopWaiting, takeEarlier, waitForEarlier, waitingOf } from '@/lib/use-cases/waitlist/answer'
import { offerEarlierTimes, sweepWaitlist } from '@/lib/use-cases/waitlist/offer'
import { AT_DESK, opened } from '@/tests/support/interruptions'
import { bothEngines } from '@/tests/support/test-database'
import {
  book,
  holdInput,
  holdSid,
  minutesAfter,
  ONE_CHAIR,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/test-places'
import { useTestPlaces } from '@/tests/support/use-test-places'

const EARLY = slot(TOMORROW, '10:00', '10:30')
const at = (start: string) => {
  const [hour = '', minute = ''] = start.split(':')
  const end = minute === '30' ? `${Number(hour) + 1}:00` : `${hour}:30`
  return slot(TOMORROW, start, end)
}

describe.each(bothEngines)('the waiting list on %s', (engine) => {
  const { database, deps } = useTestPlaces(engine)
  type Booked = { reference: string; id: string }
  /** Who has the early time; then, later and in this order, two who wait for it. */
  let gone: Booked
  let first: Booked
  let second: Booked

  beforeEach(async () => {
    gone = await book(deps(), { owner: 'gone', ...EARLY })
    first = await book(deps(), { owner: 'first', phone: '+919800000002', ...at('12:00') })
    second = await book(deps(), { owner: 'second', phone: '+919800000003', ...at('11:00') })
    expect(await waitForEarlier(deps(1), { reference: first.reference, owner: 'first' })).toBe(true)
    expect(await waitForEarlier(deps(2), { reference: second.reference, owner: 'second' })).toBe(true)
  })

  const minuteLess = () => deps(minutesAfter(3.9))
  const giveUp = () => cancelBooking(deps(3), { reference: gone.reference, owner: 'gone' })
  const offers = async () =>
    (
      await database()
        .writes.selectFrom('outbox')
        .where('kind', '=', 'earlier_time')
        .orderBy('created_at')
        .select(['personal_to', 'personal_payload', 'expires_at'])
        .execute()
    ).map(({ personal_to, personal_payload, expires_at }) => ({
      to: personal_to,
      ...Object(personal_payload),
      expires_at,
    }))
  const mine = () => ({ reference: first.reference, owner: 'first' })
  const offerOf = async ({ id }: Booked, minutes = 5) => (await waitingOf(deps(minutes), id)).offer?.id ?? ''
  const whereIs = async (reference: string, owner: string) => (await findBooking(deps(5), { reference, owner }))?.start

  test('offers a freed time to who came first, for a quarter of an hour, and to nobody else', async () => {
    await giveUp()
    await offerEarlierTimes(deps(4))
    await offerEarlierTimes(deps(5))
    expect(await offers()).toMatchObject([
      { to: '+919800000002', reference: first.reference, start: '10:00', until: '10:19', expires_at: minutesAfter(19) },
    ])
    expect(await waitingOf(deps(5), first.id)).toMatchObject({ offer: { start: '10:00', until: minutesAfter(19) } })
    expect(await holdSlot(deps(5), holdInput({ owner: 'stranger', ...EARLY }))).toMatchObject({ kind: 'taken' })
    expect(await waitingOf(deps(5), second.id)).toEqual({ isWaiting: true, offer: null })
  })

  test('moves the booking that takes it, offers its old time on, and forgets that it waited', async () => {
    await giveUp()
    await offerEarlierTimes(deps(4))
    const tapped = await offerOf(first)
    expect(await takeEarlier(deps(5), mine(), tapped)).toMatchObject({ kind: 'moved' })
    expect(await whereIs(first.reference, 'first')).toBe('10:00')
    expect(await waitingOf(deps(6), first.id)).toEqual({ isWaiting: false, offer: null })
    expect(await takeEarlier(deps(6), mine(), tapped)).toMatchObject({ kind: 'moved' })
    await offerEarlierTimes(deps(6))
    // What the first left, 12:00, is no earlier time for the second, who has 11:00.
    expect(await offers()).toHaveLength(1)
  })

  test('passes it on when it is declined, and when nobody answers', async () => {
    await giveUp()
    await offerEarlierTimes(deps(4))
    await declineEarlier(deps(5), mine(), await offerOf(first))
    await offerEarlierTimes(deps(6))
    expect((await offers()).map(({ to }) => to)).toEqual(['+919800000002', '+919800000003'])
    const late = await offerOf(second, 7)
    await offerEarlierTimes(deps(30))
    // Both were asked: the time is everybody's.
    expect(await offers()).toHaveLength(2)
    expect(await holdSlot(deps(30), holdInput({ owner: 'stranger', ...EARLY }))).toMatchObject({ kind: 'held' })
    expect(await takeEarlier(deps(31), { reference: second.reference, owner: 'second' }, late)).toEqual({
      kind: 'gone',
    })
    expect(await whereIs(second.reference, 'second')).toBe('11:00')
  })

  test('asks nobody at night, and offers in the morning what is free still', async () => {
    const night = new Date('2026-11-23T22:00:00+05:30')
    await cancelBooking(deps(night), { reference: gone.reference, owner: 'gone' })
    await offerEarlierTimes(deps(night))
    expect(await offers()).toEqual([])
    await offerEarlierTimes(deps(new Date('2026-11-24T07:59:00+05:30')))
    expect(await offers()).toEqual([])
    // Two hours before its time nobody is asked any more.
    await offerEarlierTimes(deps(new Date('2026-11-24T08:01:00+05:30')))
    expect(await offers()).toEqual([])
  })

  test('offers nothing that somebody else has by then, nothing to who left the list, cancelled or moved earlier', async () => {
    await giveUp()
    await holdSlot(deps(3), holdInput({ owner: 'stranger', ...EARLY }))
    await offerEarlierTimes(deps(4))
    expect(await offers()).toEqual([])
    await stopWaiting(deps(5), { reference: first.reference, owner: 'first' })
    await rescheduleBooking(deps(5), { reference: second.reference, owner: 'second', ...at('09:00') })
    const again = await book(deps(20), { owner: 'again', ...EARLY })
    await cancelBooking(deps(21), { reference: again.reference, owner: 'again' })
    await offerEarlierTimes(deps(22))
    expect(await offers()).toEqual([])
  })

  test('frees what is held for somebody who leaves the list', async () => {
    await giveUp()
    await offerEarlierTimes(deps(4))
    await stopWaiting(deps(5), { reference: first.reference, owner: 'first' })
    await offerEarlierTimes(deps(6))
    expect((await offers()).map(({ to }) => to)).toEqual(['+919800000002', '+919800000003'])
  })

  test('lets several processes offer at once, and gives each time once', async () => {
    await giveUp()
    await Promise.all(Array.from({ length: 6 }, () => offerEarlierTimes(deps(4))))
    expect(await offers()).toHaveLength(1)
    const rows = await database().writes.selectFrom('seats').where('place_id', '=', ONE_CHAIR).selectAll().execute()
    expect(rows.filter(({ state }) => state === 'held')).toHaveLength(1)
  })

  test('asks nobody a fourth time who let three lapse', async () => {
    for (const [nth, start] of ['09:00', '09:30', '10:00', '10:30'].entries()) {
      const minutes = 40 * (nth + 1)
      if (start === '10:00') await giveUp()
      else {
        const other = await book(deps(minutes), { owner: `other${nth}`, ...at(start) })
        await cancelBooking(deps(minutes), { reference: other.reference, owner: `other${nth}` })
      }
      await stopWaiting(deps(minutes), { reference: second.reference, owner: 'second' })
      await offerEarlierTimes(deps(minutes))
      await offerEarlierTimes(deps(minutes + 16))
    }
    expect((await offers()).map(({ start }) => start)).toEqual(['09:00', '09:30', '10:00'])
    expect(await waitingOf(deps(300), first.id)).toEqual({ isWaiting: false, offer: null })
  })

  test('is open to the holder of the booking alone', async () => {
    await stopWaiting(deps(3), { reference: first.reference, owner: 'second' })
    expect(await waitForEarlier(deps(3), { reference: gone.reference, owner: 'second' })).toBe(false)
    expect(await waitingOf(deps(3), first.id)).toEqual({ isWaiting: true, offer: null })
    await giveUp()
    await offerEarlierTimes(deps(4))
    await declineEarlier(deps(5), { reference: first.reference, owner: 'second' }, await offerOf(first))
    expect(await takeEarlier(deps(5), { reference: first.reference, owner: 'second' }, await offerOf(first))).toEqual({
      kind: 'not_found',
    })
    expect(await waitingOf(deps(5), first.id)).toMatchObject({ offer: { start: '10:00' } })
  })

  test('begins with the booking, where it was wished for with the hold', async () => {
    for (const [n, wants] of [true, false].entries()) {
      const mine = { owner: `wisher${n}`, phone: `+91980000010${n}`, placeId: THREE_CHAIRS, ...EARLY }
      const sid = await holdSid(deps(), mine)
      await wantEarlier(database().writes, { owner: mine.owner, sid, wants: true })
      await wantEarlier(database().writes, { owner: 'stranger', sid, wants: false })
      await wantEarlier(database().writes, { owner: mine.owner, sid, wants })
      const { id } = await book(deps(1), mine)
      expect(await waitingOf(deps(2), id)).toEqual({ isWaiting: wants, offer: null })
    }
  })

  test('leaves a cancelled time for a minute to who may want it back', async () => {
    await giveUp()
    await offerEarlierTimes(minuteLess())
    expect(await offers()).toEqual([])
    expect(await undoCancel(minuteLess(), { reference: gone.reference, owner: 'gone', network: 'n' })).toMatchObject({
      kind: 'undone',
    })
    await offerEarlierTimes(deps(5))
    expect(await offers()).toEqual([])
    expect(await waitingOf(deps(5), first.id)).toEqual({ isWaiting: true, offer: null })
  })

  test('offers a time on at once whose patient cancels or moves earlier while it is held', async () => {
    await giveUp()
    await offerEarlierTimes(deps(4))
    await cancelBooking(deps(5), mine())
    await offerEarlierTimes(deps(6))
    expect((await offers()).map(({ to }) => to)).toEqual(['+919800000002', '+919800000003'])
    await rescheduleBooking(deps(7), { reference: second.reference, owner: 'second', ...at('09:00') })
    await offerEarlierTimes(deps(8))
    expect(await holdSlot(deps(8), holdInput({ owner: 'stranger', ...EARLY }))).toMatchObject({ kind: 'held' })
  })

  test('offers nothing that the desk has blocked, and what a block was lifted from', async () => {
    await giveUp()
    await offerEarlierTimes(deps(4))
    const tapped = await offerOf(first)
    const blocked = { placeId: ONE_CHAIR, from: '09:00', until: '10:30' }
    const { id } = await opened(deps(5), blocked)
    expect(await waitingOf(deps(5), first.id)).toEqual({ isWaiting: true, offer: null })
    expect(await takeEarlier(deps(5), mine(), tapped)).toEqual({ kind: 'gone' })
    await offerEarlierTimes(deps(6))
    expect(await offers()).toHaveLength(1)
    await liftInterruption(deps(7), AT_DESK, id)
    await offerEarlierTimes(deps(8))
    expect((await offers()).map(({ start }) => start)).toEqual(['10:00', '09:00', '09:30'])
  })

  test('forgets who has begun, moved to another place, or cancelled for good', async () => {
    const left = async () =>
      (await database().reads.selectFrom('waitlist_entries').select('booking_id').execute()).length
    await cancelBooking(deps(3), mine())
    await sweepWaitlist(deps(4))
    expect(await left()).toBe(2)
    await sweepWaitlist(deps(14))
    expect(await left()).toBe(1)
    await sweepWaitlist(deps(new Date('2026-11-24T11:00:00+05:30')))
    expect(await left()).toBe(0)
  })

  test('sends nothing of an offer that is over', async () => {
    await giveUp()
    await offerEarlierTimes(deps(4))
    const rows = await database().reads.selectFrom('outbox').where('kind', '=', 'earlier_time').selectAll().execute()
    const worthy = (minutes: number) => readWorthyNow(database().reads, rows as OutboxRow[], minutesAfter(minutes))
    expect([(await worthy(5)).size, (await worthy(19)).size]).toEqual([1, 0])
    await declineEarlier(deps(6), mine(), await offerOf(first))
    expect((await worthy(7)).size).toBe(0)
  })
})
