import { describe, expect, test } from 'vitest'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { acceptEarlier, declineEarlier, stopWaiting, waitForEarlier } from '@/lib/use-cases/waitlist/answer'
import { at, EARLY, FIRST, SECOND, useWaiting } from '@/tests/lib/use-cases/waitlist/use-waiting'
import { book, holdInput, minutesAfter, ONE_CHAIR, SECRET, TOMORROW } from '@/tests/support/chain/test-places'
import { offerEarlier } from '@/tests/support/offers'

describe('the waiting list', () => {
  const { database, deps, who, access, giveUp, offers, tell, waiting, offerOf, startOf } = useWaiting()

  test('a freed slot is offered to the first patient for 15 minutes, and to no other', async () => {
    await giveUp()
    await offerEarlier(deps(4))
    await offerEarlier(deps(5))
    const { reference } = who.first
    expect(await offers()).toMatchObject([
      { to: FIRST, reference, start: '10:00', until: '10:19', expires_at: minutesAfter(19) },
    ])
    expect(await waiting('first')).toMatchObject({ offer: { start: '10:00', until: minutesAfter(19) } })
    expect(await holdSlot(deps(5), holdInput({ owner: 'stranger', ...EARLY }))).toMatchObject({ kind: 'taken' })
    expect(await waiting('second')).toMatchObject({ isWaiting: true, offer: null, missed: null })
  })

  test('a patient who takes the offer is rescheduled, the old slot is offered on, and the entry ends', async () => {
    await giveUp()
    await offerEarlier(deps(4))
    const id = await offerOf('first')
    expect(await acceptEarlier(deps(5), access('first'), id)).toMatchObject({ kind: 'moved' })
    expect(await startOf('first')).toBe('10:00')
    expect(await waiting('first')).toMatchObject({ isWaiting: false, offer: null, missed: null })
    expect(await acceptEarlier(deps(6), access('first'), id)).toMatchObject({ kind: 'moved' })
    await offerEarlier(deps(6))
    // The first patient's old slot, 12:00, is not earlier than the second patient's 11:00.
    expect(await offers()).toHaveLength(1)
  })

  test('a declined or unanswered offer goes to the next patient', async () => {
    await giveUp()
    await offerEarlier(deps(4))
    await declineEarlier(deps(5), access('first'), await offerOf('first'))
    await offerEarlier(deps(6))
    expect((await offers()).map(({ to }) => to)).toEqual([FIRST, SECOND])
    const late = await offerOf('second', 7)
    await offerEarlier(deps(30))
    // Both were asked, so now anybody may take the slot.
    expect(await offers()).toHaveLength(2)
    expect(await holdSlot(deps(30), holdInput({ owner: 'stranger', ...EARLY }))).toMatchObject({ kind: 'held' })
    expect(await acceptEarlier(deps(31), access('second'), late)).toEqual({ kind: 'gone' })
    expect(await startOf('second')).toBe('11:00')
    expect(await waiting('second', 31)).toMatchObject({ isWaiting: true, missed: { date: TOMORROW, start: '10:00' } })
    expect(await waiting('first', 31)).toMatchObject({ isWaiting: true, offer: null, missed: null })
  })

  test('no offer goes out at night, or too late for an answer or the slot', async () => {
    const asked = async (when: string) => {
      await offerEarlier(deps(new Date(when)))
      return (await offers()).length
    }
    await giveUp(new Date('2026-11-23T20:40:00+05:30'))
    expect(await asked('2026-11-23T20:46:00+05:30')).toBe(0)
    expect(await asked('2026-11-24T07:59:00+05:30')).toBe(0)
    // Nobody is asked any more from two hours and a quarter before the slot.
    expect(await asked('2026-11-24T08:00:00+05:30')).toBe(0)
    await cancelBooking(deps(new Date('2026-11-24T08:00:00+05:30')), access('second'))
    expect(await asked('2026-11-24T08:44:00+05:30')).toBe(1)
  })

  test('no offer has a slot taken meanwhile, or goes to a patient who left, cancelled or moved earlier', async () => {
    await giveUp()
    await holdSlot(deps(3), holdInput({ owner: 'stranger', ...EARLY }))
    await offerEarlier(deps(4))
    expect(await offers()).toEqual([])
    await stopWaiting(deps(5), access('first'))
    await rescheduleBooking(deps(5), { ...access('second'), ...at('09:00') })
    const again = await book(deps(20), { owner: 'again', ...EARLY })
    await cancelBooking(deps(21), { reference: again.reference, owner: 'again' })
    await offerEarlier(deps(22))
    expect(await offers()).toEqual([])
  })

  test('a patient who leaves the list frees the held slot', async () => {
    await giveUp()
    await offerEarlier(deps(4))
    await stopWaiting(deps(5), access('first'))
    await offerEarlier(deps(6))
    expect((await offers()).map(({ to }) => to)).toEqual([FIRST, SECOND])
  })

  test('parallel processes offer each slot once', async () => {
    await giveUp()
    await Promise.all(Array.from({ length: 6 }, () => offerEarlier(deps(4))))
    expect(await offers()).toHaveLength(1)
    const rows = await database().writes.selectFrom('seats').where('place_id', '=', ONE_CHAIR).selectAll().execute()
    expect(rows.filter(({ state }) => state === 'held')).toHaveLength(1)
  })

  test('a patient who let three offers expire gets no fourth until the next request', async () => {
    for (const [nth, start] of ['09:00', '09:30', '10:00', '10:30'].entries()) {
      const minutes = 40 * (nth + 1)
      if (start === '10:00') await giveUp()
      else {
        const other = await book(deps(minutes), { owner: `other${nth}`, ...at(start) })
        await cancelBooking(deps(minutes), { reference: other.reference, owner: `other${nth}` })
      }
      await stopWaiting(deps(minutes), access('second'))
      await offerEarlier(deps(minutes + 1))
      await tell()
      await offerEarlier(deps(minutes + 17))
    }
    expect((await offers()).map(({ start }) => start)).toEqual(['09:00', '09:30', '10:00'])
    expect(await waiting('first', 180)).toMatchObject({ isWaiting: false, missed: { start: '10:00' } })
    expect(await waitForEarlier(deps(300), access('first'))).toBe(true)
    expect(await waiting('first', 300)).toMatchObject({ isWaiting: true })
  })

  const unprove = (id: string) =>
    database().writes.updateTable('bookings').set({ proved: false }).where('id', '=', id).execute()

  test('a patient with an unproved number gets no offer until the link or a code proves it', async () => {
    await unprove(who.first.id)
    await giveUp()
    await offerEarlier(deps(4))
    expect((await offers()).map(({ to }) => to)).toEqual([SECOND])
    await offerEarlier(deps(20))
    expect(await offers()).toHaveLength(1)
    expect(await waiting('first', 36)).toMatchObject({ isWaiting: false, isProved: false, missed: null })
    // The browser that booked proves nothing by asking again.
    expect(await waitForEarlier(deps(37), access('first'))).toBe(true)
    expect(await waiting('first', 37)).toMatchObject({ isWaiting: false, isProved: false })
    const { reference, id } = who.first
    expect(await waitForEarlier(deps(38), { reference, key: manageKey(SECRET, id, 0) })).toBe(true)
    expect(await waiting('first', 38)).toMatchObject({ isWaiting: true, isProved: true })
  })

  test('a number has one open offer and three a day, whatever entries it has', async () => {
    await database()
      .writes.updateTable('bookings')
      .set({ personal_phone: FIRST })
      .where('id', '=', who.second.id)
      .execute()
    const frees = async (start: string, minutes: number) => {
      const other = { owner: `other-${start}`, phone: '+919800000004', ...at(start) }
      const { reference } = await book(deps(minutes), other)
      await cancelBooking(deps(minutes), { reference, owner: other.owner })
    }
    await giveUp()
    await frees('09:30', 3)
    await offerEarlier(deps(5))
    expect((await offers()).map(({ start }) => start)).toEqual(['09:30'])
    for (const [nth, start] of ['09:00', '10:30', '10:00'].entries()) {
      await declineEarlier(deps(6 + 5 * nth), access('first'), await offerOf('first', 6 + 5 * nth))
      await declineEarlier(deps(6 + 5 * nth), access('second'), await offerOf('second', 6 + 5 * nth))
      await database().writes.deleteFrom('freed_times').execute()
      await frees(start, 7 + 5 * nth)
      await offerEarlier(deps(9 + 5 * nth))
    }
    expect((await offers()).map(({ start }) => start)).toEqual(['09:30', '09:00', '10:30'])
  })

  test('an offer that was never sent does not count and goes to the next patient', async () => {
    await giveUp()
    await offerEarlier(deps(4))
    await offerEarlier(deps(20))
    await offerEarlier(deps(36))
    expect((await offers()).map(({ to }) => to)).toEqual([FIRST, SECOND])
    expect(await waiting('first', 36)).toMatchObject({ isWaiting: true, missed: { start: '10:00' } })
    expect(await waiting('second', 36)).toMatchObject({ isWaiting: true })
  })

  test('only the booking’s holder can answer and change its entry', async () => {
    const another = access('first', 'second')
    await stopWaiting(deps(3), another)
    expect(await waitForEarlier(deps(3), access('gone', 'second'))).toBe(false)
    expect(await waiting('first')).toMatchObject({ isWaiting: true, offer: null })
    await giveUp()
    await offerEarlier(deps(4))
    const id = await offerOf('first')
    await declineEarlier(deps(5), another, id)
    expect(await acceptEarlier(deps(5), another, id)).toEqual({ kind: 'not_found' })
    // Another patient's offer can't move one's own booking.
    expect(await acceptEarlier(deps(5), access('second'), id)).toEqual({ kind: 'gone' })
    expect(await waiting('first')).toMatchObject({ offer: { start: '10:00' } })
  })
})
