// What a patient is told of a booking is true when it is sent, however late that is.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverOutbox } from '@/lib/messages/deliver'
import type { Transport } from '@/lib/messages/transport'
import { cancelBooking } from '@/lib/server/cancel-booking'
import { rescheduleBooking } from '@/lib/server/reschedule-booking'
import { depsWith, Kept, ORIGIN, outboxOf } from '@/tests/lib/messages/kept-transport'
import { addTestPlaces, book, depsOf, minutesAfter, slot, TOMORROW } from '@/tests/lib/server/test-places'
import { engines, useDatabase } from '@/tests/support/test-database'

describe.each(engines)('a booking on %s', (engine) => {
  const database = useDatabase(engine)
  let kept: Kept
  beforeAll(() => addTestPlaces(database()))
  beforeEach(() => {
    kept = new Kept()
  })
  const deps = (now = minutesAfter(0), sms: Transport = kept) => depsWith(database(), sms, now)
  const rows = () => outboxOf(database())
  const later = slot(TOMORROW, '11:00', '11:30')
  const at = (now = minutesAfter(0)) => depsOf(database(), now)
  const access = (reference: string) => ({ reference, owner: 'ann' })

  it('is told in its words', async () => {
    const { reference } = await book(at())
    await deliverOutbox(deps())
    expect(kept.texts).toEqual([expect.stringContaining('booked for Tue 24 Nov, 10:00 am, at Test Dental Fort')])
    expect(kept.texts[0]).toContain(`${ORIGIN}/manage/${reference}?key=`)
  })

  it('that moved before its message left is told of the new time alone', async () => {
    const { reference } = await book(at())
    await rescheduleBooking(at(), { ...access(reference), ...later })
    await deliverOutbox(deps())
    expect(kept.texts).toEqual([expect.stringContaining('11:00 am')])
    expect((await rows()).map(({ kind, dropped }) => [kind, dropped]).sort()).toEqual([
      ['booking_confirmed', 'superseded'],
      ['booking_moved', null],
    ])
  })

  it('that was cancelled before anything left is told so, and nothing else', async () => {
    const { reference } = await book(at())
    await rescheduleBooking(at(), { ...access(reference), ...later })
    await cancelBooking(at(), access(reference))
    await deliverOutbox(deps())
    expect(kept.texts).toEqual([expect.stringContaining('is cancelled')])
  })

  it('that was moved while the provider was down is told of the new time alone', async () => {
    const { reference } = await book(at())
    kept.fault = new Error('down')
    await deliverOutbox(deps())
    await rescheduleBooking(at(), { ...access(reference), ...later })
    kept.fault = null
    await deliverOutbox(deps(minutesAfter(2)))
    expect(kept.texts).toEqual([expect.stringContaining('moved. Your new time is Tue 24 Nov, 11:00 am')])
  })

  it('that has begun is not announced any more', async () => {
    await book(at())
    await deliverOutbox(deps(new Date('2026-11-24T10:00:00+05:30')))
    expect(kept.texts).toEqual([])
  })
})
