// A message about a booking must be true when it is sent, however late that is.
import { describe, expect, test } from 'vitest'
import { deliverOutbox } from '@/lib/messages/deliver'
import { SendError, type Transport } from '@/lib/messages/transport'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { depsWith, ORIGIN, outboxOf, seconds, useKept } from '@/tests/lib/messages/kept-transport'
import { book, minutesAfter, slot, TODAY, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

describe('the messages about a booking', () => {
  const { database, deps: at } = useTestPlaces()
  const kept = useKept()
  const deps = (now = minutesAfter(0), sms: Transport = kept) => depsWith(database(), sms, now)
  const rows = () => outboxOf(database())
  const later = slot(TOMORROW, '11:00', '11:30')
  const access = (reference: string) => ({ reference, owner: 'ann' })

  /** Half a minute later, when a message of that minute is sent. */
  const settled = (minutes = 0) => minutesAfter(minutes + 0.5)
  const kinds = async () => (await rows()).map(({ kind, dropped }) => [kind, dropped]).sort()

  test('the confirmation waits until the time for an undo has passed', async () => {
    const { reference } = await book(at())
    await deliverOutbox(deps(seconds(19)))
    expect(kept.texts).toEqual([])
    await deliverOutbox(deps(seconds(20)))
    expect(kept.texts).toEqual([expect.stringContaining('confirmed for Tue 24 Nov, 10:00 am, at Test Dental Fort')])
    expect(kept.texts[0]).toContain(`${ORIGIN}/m?${reference}`)
  })

  test('a booking rescheduled before its message left is announced with the new time alone', async () => {
    const { reference } = await book(at())
    await rescheduleBooking(at(), { ...access(reference), ...later })
    await deliverOutbox(deps(settled()))
    expect(kept.texts).toEqual([expect.stringContaining('11:00 am')])
    expect(await kinds()).toEqual([
      ['booking_confirmed', 'superseded'],
      ['booking_moved', null],
    ])
  })

  test('a booking cancelled before any message left gets no message', async () => {
    const { reference } = await book(at())
    await rescheduleBooking(at(), { ...access(reference), ...later })
    await cancelBooking(at(), access(reference))
    await deliverOutbox(deps(settled()))
    await deliverOutbox(deps(settled(60)))
    expect(kept.texts).toEqual([])
    expect(await kinds()).toEqual([
      ['booking_cancelled', 'superseded'],
      ['booking_confirmed', 'superseded'],
      ['booking_moved', 'superseded'],
    ])
  })

  test('a cancellation after the confirmation is announced', async () => {
    const { reference } = await book(at())
    await deliverOutbox(deps(settled()))
    await cancelBooking(at(minutesAfter(1)), access(reference))
    await deliverOutbox(deps(settled(1)))
    expect(kept.texts).toEqual([expect.stringContaining('confirmed'), expect.stringContaining('is cancelled')])
  })

  test('a booking rescheduled there and back gets no new message', async () => {
    const { reference } = await book(at())
    await deliverOutbox(deps(settled()))
    await rescheduleBooking(at(minutesAfter(1)), { ...access(reference), ...later })
    await rescheduleBooking(at(minutesAfter(1)), { ...access(reference), ...slot() })
    await deliverOutbox(deps(settled(1)))
    expect(kept.texts).toHaveLength(1)
    await rescheduleBooking(at(minutesAfter(2)), { ...access(reference), ...later })
    await deliverOutbox(deps(settled(2)))
    await rescheduleBooking(at(minutesAfter(3)), { ...access(reference), ...slot() })
    await deliverOutbox(deps(settled(3)))
    expect(kept.texts.slice(1)).toEqual([expect.stringContaining('11:00 am'), expect.stringContaining('10:00 am')])
  })

  test('a booking rescheduled while the provider was down is announced with the new time alone', async () => {
    const { reference } = await book(at())
    kept.fault = new Error('down')
    await deliverOutbox(deps(settled()))
    await rescheduleBooking(at(minutesAfter(1)), { ...access(reference), ...later })
    kept.fault = null
    await deliverOutbox(deps(settled(2)))
    expect(kept.texts).toEqual([expect.stringContaining('rescheduled to Tue 24 Nov, 11:00 am')])
  })

  test.each([
    ['refused its confirmation is told nothing', new SendError('no', { isRefusal: true }), 0],
    ['may have taken its confirmation is told so', new SendError('late'), 1],
  ])('a cancelled booking whose provider %s', async (_what, fault, told) => {
    const { reference } = await book(at())
    kept.fault = fault
    await deliverOutbox(deps(settled()))
    kept.fault = null
    await cancelBooking(at(minutesAfter(1)), access(reference))
    await deliverOutbox(deps(settled(1)))
    expect(kept.texts.filter((text) => text.includes('is cancelled'))).toHaveLength(told)
    expect(kept.texts).toHaveLength(told)
  })

  test('a booking that has begun is no longer announced, although its message is not a day old', async () => {
    await book(at(), { ...slot(TODAY, '12:00', '12:30') })
    const begins = new Date('2026-11-23T12:00:00+05:30')
    await deliverOutbox(deps(begins))
    expect(kept.texts).toEqual([])
    expect(await kinds()).toEqual([['booking_confirmed', 'superseded']])
  })

  test('a booking that begins in a second is still announced', async () => {
    await book(at(), { ...slot(TODAY, '12:00', '12:30') })
    await deliverOutbox(deps(new Date('2026-11-23T11:59:59+05:30')))
    expect(kept.texts).toHaveLength(1)
  })

  const deliverAt = (now: Date) => deliverOutbox(deps(now))
  const asked = (reference: string) => ({ ...access(reference), network: '192.0.2.9' })

  test('a cancellation undone before its message left gets no message', async () => {
    const { reference } = await book(at())
    await deliverAt(seconds(30))
    await cancelBooking(at(seconds(40)), { reference, owner: 'ann' })
    await undoCancel(at(seconds(50)), asked(reference))
    await deliverAt(seconds(65))
    await deliverAt(minutesAfter(3))
    expect(kept.texts).toEqual([expect.stringContaining('confirmed for Tue 24 Nov, 10:00 am')])
  })

  test('a booking cancelled and restored before its confirmation gets one message', async () => {
    const { reference } = await book(at())
    await cancelBooking(at(seconds(5)), { reference, owner: 'ann' })
    await undoCancel(at(seconds(10)), asked(reference))
    await deliverAt(seconds(29))
    await deliverAt(minutesAfter(1))
    expect(kept.texts).toEqual([expect.stringContaining('confirmed for Tue 24 Nov, 10:00 am')])
  })

  test('a restored booking is announced when its cancellation was, each change once', async () => {
    const { reference } = await book(at())
    await deliverAt(minutesAfter(1))
    const second = (n: number) => minutesAfter(2 + n / 60)
    await cancelBooking(at(second(0)), { reference, owner: 'ann' })
    await deliverAt(second(25))
    await undoCancel(at(second(40)), asked(reference))
    await cancelBooking(at(second(45)), { reference, owner: 'ann' })
    await deliverAt(second(70))
    expect(kept.texts.map((text) => /confirmed|cancelled/.exec(text)?.[0])).toEqual(['confirmed', 'cancelled'])
    await undoCancel(at(second(80)), asked(reference))
    await deliverAt(second(110))
    await deliverAt(minutesAfter(60))
    expect(kept.texts.map((text) => /confirmed|cancelled/.exec(text)?.[0])).toEqual([
      'confirmed',
      'cancelled',
      'confirmed',
    ])
  })
})
