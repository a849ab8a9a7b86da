import { afterEach, describe, expect, test } from 'vitest'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { deliverOutbox } from '@/lib/messages/deliver'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { readList } from '@/lib/use-cases/closures/list'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { previewClosure } from '@/lib/use-cases/closures/preview'
import { settleAffected } from '@/lib/use-cases/closures/settle'
import { moveAtDesk } from '@/lib/use-cases/desk/move'
import { readDeskBooking } from '@/lib/use-cases/desk/read-booking'
import { dayVersion, readDay } from '@/lib/use-cases/desk/read-day'
import { depsWith, useKept } from '@/tests/lib/messages/kept-transport'
import {
  book,
  confirmInput,
  holdInput,
  minutesAfter,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, opened, reopen, wishOf } from '@/tests/support/closures'

const DAY = { placeId: THREE_CHAIRS, date: TOMORROW }

describe('the patients of a blocked chair', () => {
  const { database, deps } = useTestPlaces()
  const kept = useKept()
  afterEach(() => reopen(database()))
  const person = (n: number) => ({ owner: `p${n}`, phone: `+91980000000${n}`, placeId: THREE_CHAIRS })
  const texts = async (minutes: number) => {
    kept.parcels.length = 0
    await deliverOutbox(depsWith(database(), kept, minutesAfter(minutes)))
    return kept.texts
  }
  /** Books `count` patients for tomorrow at 10:00 and delivers the confirmations; each comes with the chair. */
  async function booked(count: number) {
    const all = []
    for (let n = 1; n <= count; n += 1) all.push({ ...(await book(deps(), person(n))), owner: `p${n}` })
    await texts(1)
    const chairs = await chairsOf()
    return all.map((each) => ({ ...each, chair: chairs.get(each.reference) ?? 0 }))
  }
  const chairsOf = async () => {
    const rows = (await rowsOf(database(), THREE_CHAIRS)).filter(({ state }) => state === 'taken')
    return new Map(rows.map(({ reference, seat }) => [reference ?? 'block', seat]))
  }
  const visitsOf = async (references: readonly string[]) => {
    const visits = (await readDay(deps(6), AT_DESK, DAY))?.visits ?? []
    return references.flatMap((reference) => visits.find((visit) => visit.reference === reference) ?? [])
  }
  const block = (seat: number | undefined) => opened(deps(2), { seat: seat ?? 0, from: '09:30', until: '11:30' })
  const at = <T>(list: readonly T[], n: number): T => list[n] as T

  test('has another one of the same time, and is told nothing', async () => {
    const [one, two] = await booked(2)
    const wish = wishOf({ seat: one?.chair ?? 0, from: '09:30', until: '11:30' })
    expect(await previewClosure(deps(2), AT_DESK, wish)).toMatchObject({ affected: 0, moved: 1 })
    const { id, affected } = await block(one?.chair)
    expect([affected, (await readList(deps(2), AT_DESK, id))?.items]).toEqual([0, []])
    const chairs = await chairsOf()
    expect(chairs.get(two?.reference ?? '')).toBe(two?.chair)
    expect([one?.chair, two?.chair]).not.toContain(chairs.get(one?.reference ?? ''))
    expect((await findBooking(deps(2), one ?? { reference: '' }))?.movedFrom).toBeNull()
    expect(await texts(4)).toEqual([])
    const [event] = await readDeskEvents(database().reads, { placeIds: null, limit: 1 })
    expect(event?.after).toMatchObject({ affected: 0, moved: 1 })
  })

  test('is told where none is free, and never offered the time that is lost', async () => {
    const all = await booked(3)
    const wish = wishOf({ seat: all[0]?.chair ?? 0, from: '09:30', until: '11:30' })
    expect(await previewClosure(deps(2), AT_DESK, wish)).toMatchObject({ affected: 1, moved: 0, seated: 1 })
    const { id, affected } = await block(all[0]?.chair)
    expect([affected, await notifyAffected(deps(2), AT_DESK, id)]).toEqual([
      1,
      { kind: 'told', notified: 1, seated: 0 },
    ])
    const item = (await readList(deps(2), AT_DESK, id))?.items[0]
    expect(item?.offered.map(({ start }) => start)).not.toContain('10:00')
    expect(item?.offered).toHaveLength(3)
  })

  test('is not told where a chair has become free meanwhile', async () => {
    const all = await booked(3)
    const { id } = await block(all[0]?.chair)
    await cancelBooking(deps(3), at(all, 1))
    expect(await notifyAffected(deps(4), AT_DESK, id)).toEqual({ kind: 'told', notified: 0, seated: 1 })
    expect((await chairsOf()).get(at(all, 0).reference)).toBe(all[1]?.chair)
    expect((await texts(6)).filter((text) => text.includes('Sorry'))).toEqual([])
    // The chair that the booking left is blocked: no patient gets it.
    expect(await holdSlot(deps(7), holdInput(person(4)))).toMatchObject({ kind: 'taken' })
  })

  test.each(['patient', 'desk'])(
    'keeps the time where the %s moves it there, and is told that it stands',
    async (by) => {
      const all = await booked(3)
      const mine = at(all, 0)
      const { id } = await block(mine.chair)
      const desk = { actor: AT_DESK, version: 0 }
      const move = () =>
        by === 'desk'
          ? moveAtDesk(deps(4), { reference: mine.reference, desk, ...slot() })
          : rescheduleBooking(deps(4), { ...mine, ...slot() })
      expect(await move()).toMatchObject({ kind: 'taken' })
      await notifyAffected(deps(2), AT_DESK, id)
      expect(await texts(4)).toEqual([expect.stringContaining('Sorry')])
      await cancelBooking(deps(3), at(all, 1))
      await texts(5)
      expect(await move()).toMatchObject({ kind: 'moved', reference: mine.reference })
      expect((await chairsOf()).get(mine.reference)).toBe(all[1]?.chair)
      expect((await readList(deps(4), AT_DESK, id))?.items).toMatchObject([{ state: 'stays' }])
      expect(await texts(6)).toEqual([expect.stringMatching(/will go ahead after all/)])
      const events = await readDeskEvents(database().reads, { placeIds: null, subject: mine.id, limit: 5 })
      expect(events.map(({ verb }) => verb)).toEqual(by === 'desk' ? ['chair'] : [])
    },
  )

  test('is passed over by what somebody holds, and holds are kept as long as there are chairs', async () => {
    const [one] = await booked(1)
    const held = await holdSlot(deps(), holdInput({ ...person(2) }))
    const sid = held.kind === 'held' ? held.sid : ''
    const holding = (await rowsOf(database(), THREE_CHAIRS)).find(({ id }) => id === sid)
    await block(holding?.seat)
    expect(await confirmBooking(deps(2), { ...confirmInput(person(2)), sid })).toMatchObject({
      kind: 'confirmed',
      id: sid,
    })
    expect((await chairsOf()).size).toBe(2 + 1)
    expect((await chairsOf()).get(one?.reference ?? '')).toBe(one?.chair)
  })

  test('and may come after all hears it once, where told otherwise', async () => {
    const all = await booked(3)
    const { id } = await opened(deps(2), { from: '09:30', until: '11:30' })
    await notifyAffected(deps(2), AT_DESK, id, { only: [at(all, 0).id] })
    expect(await texts(4)).toHaveLength(1)
    const settle = (n: number) => settleAffected(deps(5), AT_DESK, { id, bookingId: at(all, n).id, as: 'stays' })
    expect([await settle(0), await settle(0), await settle(1)].map(({ kind }) => kind)).toEqual([
      'unseated',
      'not_found',
      'unseated',
    ])
    expect(await texts(7)).toEqual([expect.stringMatching(/Tue 24 Nov, 10:00 am will go ahead after all/)])
    expect(await liftClosure(deps(8), AT_DESK, id)).toEqual({ kind: 'lifted', staying: 0 })
    expect(await texts(10)).toEqual([])
  })

  test('and may come after all has a chair that is free by then, and the chair that is left is blocked', async () => {
    const all = await booked(3)
    const { id } = await block(all[0]?.chair)
    await notifyAffected(deps(2), AT_DESK, id)
    await texts(4)
    await cancelBooking(deps(5), at(all, 1))
    const come = () => settleAffected(deps(6), AT_DESK, { id, bookingId: at(all, 0).id, as: 'stays' })
    expect([await come(), await come()]).toEqual([{ kind: 'seated' }, { kind: 'not_found' }])
    const chairs = await chairsOf()
    expect([chairs.get(at(all, 0).reference), chairs.get('block')]).toEqual([all[1]?.chair, all[0]?.chair])
    expect((await texts(8)).filter((text) => text.includes('will go ahead after all'))).toHaveLength(1)
    const [visit] = await visitsOf([at(all, 0).reference])
    expect(visit).toMatchObject({ seat: all[1]?.chair, staysBlocked: false })
    expect((await readDeskBooking(deps(7), AT_DESK, at(all, 0).reference))?.closure).toBeNull()
  })

  test('and may come without a free chair is on the day and on the booking as the desk’s decision, until it is lifted', async () => {
    const all = await booked(3)
    const { id } = await block(all[0]?.chair)
    const before = await dayVersion(deps(5), AT_DESK, DAY)
    const settled = await settleAffected(deps(5), AT_DESK, { id, bookingId: at(all, 0).id, as: 'stays' })
    expect(settled).toEqual({ kind: 'unseated' })
    expect(await dayVersion(deps(5), AT_DESK, DAY)).not.toBe(before)
    const references = all.map(({ reference }) => reference)
    expect((await visitsOf(references)).map(({ staysBlocked }) => staysBlocked)).toEqual([true, false, false])
    const seen = await readDeskBooking(deps(6), AT_DESK, at(all, 0).reference)
    expect(seen).toMatchObject({ visit: { staysBlocked: true, seat: all[0]?.chair }, closure: { state: 'stays' } })
    await liftClosure(deps(7), AT_DESK, id)
    expect((await visitsOf(references)).map(({ staysBlocked }) => staysBlocked)).toEqual([false, false, false])
  })

  test('is not told that the time stands while another closure meets it', async () => {
    const all = await booked(1)
    const [first, second] = [await opened(deps(2)), await opened(deps(2))]
    await notifyAffected(deps(2), AT_DESK, first.id)
    await texts(4)
    await settleAffected(deps(5), AT_DESK, { id: first.id, bookingId: at(all, 0).id, as: 'stays' })
    expect(await texts(7)).toEqual([])
    expect(await liftClosure(deps(8), AT_DESK, second.id)).toEqual({ kind: 'lifted', staying: 1 })
    expect(await texts(10)).toEqual([expect.stringContaining('will go ahead after all')])
  })
})
