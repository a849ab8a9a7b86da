import { afterEach, describe, expect, test } from 'vitest'
import type { Slot } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'
import { deliverOutbox } from '@/lib/messages/deliver'
import { segmentsOf } from '@/lib/messages/gsm7'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { listClosures, openItemsOf, readList } from '@/lib/use-cases/closures/list'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { previewClosure } from '@/lib/use-cases/closures/preview'
import { settleAffected } from '@/lib/use-cases/closures/settle'
import { depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import { book, minutesAfter, ONE_CHAIR, slot, THREE_CHAIRS, TODAY, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, opened, reopen, wishOf } from '@/tests/support/closures'

const STRANGER = { ...AT_DESK, mayAt: () => false }

describe('the patients affected by a closure', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  afterEach(() => reopen(database()))
  const deliver = (now: Date) => deliverOutbox(depsWith(database(), kept, now))
  const person = (n: number) => ({ owner: `p${n}`, phone: `+91980000000${n}`, placeId: THREE_CHAIRS })
  /** Books `count` patients for tomorrow at 10:00 and delivers the confirmations. */
  const booked = async (count: number, given = {}) => {
    const all = []
    for (let n = 1; n <= count; n += 1) all.push(await book(deps(), { ...person(n), ...slot(), ...given }))
    await deliver(minutesAfter(1))
    kept.parcels.length = 0
    return all
  }
  const found = (reference: string, n = 1, minutes = 0) => findBooking(deps(minutes), { reference, owner: `p${n}` })
  const states = async (id: string) => (await readList(deps(), AT_DESK, id))?.items.map(({ state }) => state)

  test('the preview counts the affected patients before anything changes', async () => {
    await booked(3)
    const wish = wishOf()
    expect(await previewClosure(deps(), AT_DESK, wish)).toEqual({
      kind: 'preview',
      affected: 3,
      moved: 0,
      seated: 3,
    })
    expect(await previewClosure(deps(), STRANGER, wish)).toEqual({ kind: 'not_allowed' })
    expect(await listClosures(deps(), AT_DESK, THREE_CHAIRS)).toEqual([])
  })

  test('each patient is offered three slots in one SMS, not all the same, and takes one with a tap', async () => {
    const [one] = await booked(3)
    const { id } = await opened(deps(), { from: '09:00', until: '12:30' })
    expect(await notifyAffected(deps(), STRANGER, id)).toEqual({ kind: 'not_found' })
    expect(await notifyAffected(deps(), AT_DESK, id)).toEqual({ kind: 'told', notified: 3, seated: 0 })
    expect(await notifyAffected(deps(), AT_DESK, id)).toEqual({ kind: 'told', notified: 0, seated: 0 })
    await deliver(minutesAfter(1))
    expect(kept.texts).toHaveLength(3)
    for (const text of kept.texts) {
      expect(text).toMatch(
        /^Muthu Dental: Sorry, we can't keep the appointment on Tue 24 Nov, 10:00 am\. Other times: .*; .*; .*\. Choose/,
      )
      expect(segmentsOf(text)).toMatchObject({ encoding: 'GSM-7', count: 2 })
    }
    const affected = await Promise.all(
      [1, 2, 3].map(async (n) => (await readList(deps(), AT_DESK, id))?.items[n - 1]?.offered ?? []),
    )
    for (const each of affected) expect(each).toHaveLength(3)
    const [first] = (await found(one?.reference ?? ''))?.affected?.offered ?? []
    if (!first) throw new Error('Nothing offered')
    const { placeId: _, ...to } = first
    expect(await rescheduleBooking(deps(), { reference: one?.reference ?? '', owner: 'p1', ...to })).toMatchObject({
      kind: 'moved',
    })
    expect((await states(id))?.sort()).toEqual(['moved', 'told', 'told'])
    expect((await found(one?.reference ?? ''))?.affected).toBeNull()
    await deliver(minutesAfter(2))
    expect(kept.texts.at(-1)).toMatch(/^Muthu Dental: Appointment rescheduled to/)
  })

  test('patients of a day beyond the booking window are offered slots around that day alone', async () => {
    // A Monday, 63 days ahead. The desk may book a year ahead; the test books as a patient within a month of that day.
    const far = '2027-01-25'
    const { reference, id } = await book(deps(60 * 24 * 60), { ...person(1), ...slot(far) })
    const wish = { day: far, from: '09:00', until: '12:30' }
    expect(await previewClosure(deps(), AT_DESK, wishOf(wish))).toMatchObject({ affected: 1, seated: 1 })
    const list = await opened(deps(), wish)
    expect(await notifyAffected(deps(), AT_DESK, list.id)).toMatchObject({ notified: 1 })
    const offered = (await found(reference))?.affected?.offered ?? []
    expect(offered.map(({ date, start }) => `${date} ${start}`)).toEqual([
      `${far} 12:30`,
      '2027-01-26 09:00',
      '2027-01-26 09:30',
    ])
    const move = (to: Slot) => rescheduleBooking(deps(1), { reference, owner: 'p1', ...to })
    // No other slot of those days can be booked, and a patient who is not affected can book none of them.
    expect(await move(slot('2027-01-26', '10:00', '10:30'))).toEqual({ kind: 'closed' })
    const other = await book(deps(), { ...person(2), ...slot(TOMORROW) })
    const asOther = { reference: other.reference, owner: 'p2', ...slot(far, '12:30', '13:00') }
    expect(await rescheduleBooking(deps(1), asOther)).toEqual({ kind: 'closed' })
    // A slot that is taken meanwhile is refused, with the nearest slots that anybody may book.
    for (const n of [3, 4, 5]) await book(deps(60 * 24 * 60), { ...person(n), ...slot('2027-01-26', '09:00', '09:30') })
    expect(await move(slot('2027-01-26', '09:00', '09:30'))).toMatchObject({ kind: 'taken', nearest: { length: 3 } })
    expect(await move(slot(far, '12:30', '13:00'))).toMatchObject({ kind: 'moved' })
    const moved = await findBooking(deps(2), { reference, owner: 'p1' })
    expect(moved).toMatchObject({ id, date: far, start: '12:30', affected: null })
  })

  test('an affected patient may reschedule and cancel until the visit begins', async () => {
    const today = slot(TODAY, '12:30', '13:00')
    const [one, two, three] = await booked(3, today)
    await opened(deps(100), { day: TODAY, from: '12:30', until: '13:00' })
    expect(await found(one?.reference ?? '', 1, 100)).toMatchObject({
      canChange: true,
      affected: { reason: 'dentist_away' },
    })
    const move = (reference: string, n: number, minutes: number) =>
      rescheduleBooking(deps(minutes), { reference, owner: `p${n}`, ...slot(TOMORROW) })
    expect(await move(one?.reference ?? '', 1, 100)).toMatchObject({ kind: 'moved' })
    expect(await cancelBooking(deps(149), { reference: two?.reference ?? '', owner: 'p2' })).toEqual({
      kind: 'cancelled',
    })
    expect(await move(three?.reference ?? '', 3, 150)).toEqual({ kind: 'too_late' })
  })

  test('a patient whose clinic has no slot left is offered another clinic of the city, and no other', async () => {
    const [one] = await booked(1)
    const reference = one?.reference ?? ''
    const { writes } = database()
    const closed = Array.from({ length: 31 }, (_, n) => ({
      place_id: THREE_CHAIRS,
      reason: 'Works',
      day: new Date(Date.parse(`${TODAY}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10),
    }))
    await writes.insertInto('closed_days').values(closed).execute()
    const { id } = await opened(deps(), { from: '10:00', until: '10:30' })
    const there = { placeId: ONE_CHAIR, ...slot(TOMORROW, '10:00', '10:30') }
    expect(await rescheduleBooking(deps(), { reference, owner: 'p1', ...there })).toEqual({ kind: 'closed' })
    await notifyAffected(deps(), AT_DESK, id)
    expect((await found(reference))?.affected?.offered[0]).toEqual(there)
    expect(await rescheduleBooking(deps(), { reference, owner: 'p1', ...there })).toMatchObject({ kind: 'moved' })
    expect(await found(reference)).toMatchObject({ place: { id: ONE_CHAIR }, start: '10:00', affected: null })
    await deliver(minutesAfter(1))
    expect(kept.texts.at(-1)).toContain('Test Dental Fort')
  })

  test('a patient told that the time is lost learns that it stands', async () => {
    const [one, two] = await booked(2)
    const { id } = await opened(deps())
    await notifyAffected(deps(), AT_DESK, id, { only: [one?.id ?? ''] })
    await deliver(minutesAfter(1))
    expect(kept.texts).toHaveLength(1)
    expect(await liftClosure(deps(2), AT_DESK, id)).toEqual({ kind: 'lifted', staying: 1 })
    await deliver(minutesAfter(3))
    expect(kept.texts).toHaveLength(2)
    expect(kept.texts[1]).toMatch(
      /^Muthu Dental: Good news: your appointment on Tue 24 Nov, 10:00 am will go ahead after all\. Ref /,
    )
    expect([(await found(one?.reference ?? ''))?.affected, (await found(two?.reference ?? '', 2))?.affected]).toEqual([
      null,
      null,
    ])
    expect(await notifyAffected(deps(), AT_DESK, id)).toEqual({ kind: 'lifted' })
  })

  test('a patient is told nothing that a lifted closure or an answer made untrue', async () => {
    const [one] = await booked(2)
    const { id } = await opened(deps())
    await notifyAffected(deps(), AT_DESK, id)
    await cancelBooking(deps(), { reference: one?.reference ?? '', owner: 'p1' })
    await liftClosure(deps(), AT_DESK, id)
    await deliver(minutesAfter(1))
    expect(kept.texts.filter((text) => /Sorry|will go ahead after all/.test(text))).toEqual([])
  })

  test('the patients get no message at night, unless the visit is near', async () => {
    const night = instantOf(TODAY, '21:30')
    const day = '2026-11-25'
    await booked(1, slot(day, '12:00', '12:30'))
    await booked(1, { ...person(2), ...slot(TOMORROW, '09:00', '09:30') })
    for (const of of [day, TOMORROW])
      await notifyAffected(deps(night), AT_DESK, (await opened(deps(night), { day: of })).id)
    await deliver(new Date(night.getTime() + 60_000))
    expect(kept.texts.map((text) => text.slice(0, 65))).toEqual([expect.stringContaining('Tue 24 Nov')])
    await deliver(instantOf(TOMORROW, '08:01'))
    expect(kept.texts).toHaveLength(2)
  })

  test('a patient stays on the list until an answer, a call or the desk’s permission to come', async () => {
    const all = await booked(3)
    const { id } = await opened(deps())
    const settle = (n: number, as: 'reached' | 'no_answer' | 'stays', actor = AT_DESK) =>
      settleAffected(deps(), actor, { id, bookingId: all[n]?.id ?? '', as })
    expect((await openItemsOf(deps(), AT_DESK, THREE_CHAIRS)).length).toBe(3)
    expect(await openItemsOf(deps(), STRANGER, THREE_CHAIRS)).toEqual([])
    expect(await settle(0, 'no_answer')).toEqual({ kind: 'settled' })
    expect(await settle(0, 'reached', STRANGER)).toEqual({ kind: 'not_found' })
    expect((await openItemsOf(deps(), AT_DESK, THREE_CHAIRS)).map(({ unanswered }) => unanswered).sort()).toEqual([
      0, 0, 1,
    ])
    expect(await settle(1, 'reached')).toEqual({ kind: 'settled' })
    expect(await settle(2, 'stays')).toEqual({ kind: 'unseated' })
    expect((await openItemsOf(deps(), AT_DESK, THREE_CHAIRS)).map(({ bookingId }) => bookingId)).toEqual([all[0]?.id])
    expect((await found(all[1]?.reference ?? '', 2))?.affected).not.toBeNull()
    expect((await found(all[2]?.reference ?? '', 3))?.affected).toBeNull()
    expect(await listClosures(deps(), AT_DESK, THREE_CHAIRS)).toMatchObject([{ id, affected: 3, waiting: 1 }])
  })
})
