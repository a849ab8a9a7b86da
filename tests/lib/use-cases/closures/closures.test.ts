import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { liftClosure } from '@/lib/use-cases/closures/lift'
import { readList } from '@/lib/use-cases/closures/list'
import { notifyAffected } from '@/lib/use-cases/closures/notify'
import { openClosure, openImported } from '@/lib/use-cases/closures/open'
import { previewClosure } from '@/lib/use-cases/closures/preview'
import {
  book,
  confirmInput,
  holdInput,
  minutesAfter,
  NOW,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TODAY,
  TOMORROW,
  ZONE,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { AT_DESK, opened, reopen, STAFF, wishOf } from '@/tests/support/closures'

const NETWORK = '192.0.2.9'
const LATER = '2026-11-25'

describe('the closure of a chair, a time or a day', () => {
  const { database, deps } = useTestPlaces()
  afterEach(() => reopen(database()))

  const items = async () =>
    (await database().writes.selectFrom('affected_bookings').selectAll().execute()).map(({ booking_id, state }) => ({
      booking_id,
      state,
    }))
  const blocked = async () => {
    const { rows } = await sql<{ seat: number; at: string }>`
      SELECT seat, to_char(starts_at AT TIME ZONE 'Asia/Kolkata', 'HH24:MI') AS at FROM seats WHERE block_id IS NOT NULL
      ORDER BY seat, starts_at`.execute(database().reads)
    return rows.map(({ seat, at }) => `${seat} ${at}`)
  }
  const freeAt = async (placeId = THREE_CHAIRS, day = TOMORROW) =>
    (await listSlots(deps(), { placeId, owner: 'bob', day }))?.slots.map(({ start }) => start) ?? []
  const at = (start: string, end: string, given = {}) => ({
    placeId: THREE_CHAIRS,
    ...slot(TOMORROW, start, end),
    ...given,
  })

  test('a closed chair is blocked whole, its patients keep their slots, and other chairs stay free', async () => {
    const { reference } = await book(deps(), at('10:00', '10:30'))
    const [row] = await rowsOf(database(), THREE_CHAIRS)
    const seat = row?.seat ?? 0
    const made = await opened(deps(), { seat, from: '09:30', until: '11:10' })
    expect([made.affected, await items()]).toEqual([0, []])
    // A slot that is partly blocked is blocked.
    expect(await blocked()).toEqual(['09:30', '10:00', '10:30', '11:00'].map((time) => `${seat} ${time}`))
    for (const owner of ['bob', 'eve'])
      expect(await holdSlot(deps(), holdInput({ ...at('10:30', '11:00'), owner }))).toMatchObject({ kind: 'held' })
    const third = await holdSlot(deps(), holdInput({ ...at('10:30', '11:00'), owner: 'dan' }))
    expect(third).toMatchObject({ kind: 'taken' })
    if (third.kind === 'taken') expect(third.nearest).toHaveLength(3)
    expect((await rowsOf(database(), THREE_CHAIRS)).find((each) => each.reference === reference)).toMatchObject({
      state: 'taken',
      status: 'confirmed',
    })
  })

  test('a closure of all chairs deletes holds, and the patients get the nearest slots', async () => {
    const held = await holdSlot(deps(), holdInput(at('10:00', '10:30')))
    await opened(deps(), { from: '09:30', until: '11:00' })
    expect(await freeAt()).toEqual(['09:00', '11:00', '11:30', '12:00', '12:30'])
    const input = { ...confirmInput(at('10:00', '10:30')), sid: held.kind === 'held' ? held.sid : '' }
    const confirmed = await confirmBooking(deps(), input)
    expect(confirmed).toMatchObject({ kind: 'taken' })
    if (confirmed.kind === 'taken') expect(confirmed.nearest.map(({ start }) => start)).toContain('11:00')
  })

  test.each(['moved', 'cancelled', 'missed'] as const)(
    'a closure blocks the seat that a %s booking leaves',
    async (how) => {
      const { reference, id } = await book(deps(), at('10:00', '10:30'))
      await opened(deps(), { from: '10:00', until: '10:30' })
      expect(await blocked()).toHaveLength(2)
      if (how === 'moved')
        await rescheduleBooking(deps(), { reference, owner: 'ann', ...slot(TOMORROW, '12:00', '12:30') })
      else if (how === 'cancelled') await cancelBooking(deps(), { reference, owner: 'ann' })
      else await database().writes.updateTable('seats').set({ state: 'left' }).where('booking_id', '=', id).execute()
      expect(await blocked()).toEqual(['1 10:00', '2 10:00', '3 10:00'])
      expect(await items()).toEqual([{ booking_id: id, state: how === 'moved' ? 'moved' : 'cancelled' }])
      expect(await holdSlot(deps(), holdInput({ ...at('10:00', '10:30'), owner: 'bob' }))).toMatchObject({
        kind: 'taken',
      })
      if (how === 'cancelled')
        expect(await undoCancel(deps(), { reference, owner: 'ann', network: NETWORK })).toEqual({ kind: 'closed' })
    },
  )

  test('a longer visit that reaches into a closure is affected, and its earlier slot is free once it moves', async () => {
    const long = { visitMinutes: 60 }
    await book(deps(), at('09:00', '10:00', { ...long, owner: 'p1', phone: '+919800000001' }))
    const { reference } = await book(deps(), at('09:30', '10:30', { ...long, owner: 'p2', phone: '+919800000002' }))
    await book(deps(), at('10:30', '11:00', { owner: 'p3', phone: '+919800000003' }))
    const wish = { from: '10:00', until: '11:00' }
    expect(await previewClosure(deps(), AT_DESK, wishOf(wish))).toMatchObject({ affected: 2, seated: 2 })
    const { id } = await opened(deps(), wish)
    expect(await notifyAffected(deps(), AT_DESK, id)).toMatchObject({ notified: 2 })
    const offered = (await readList(deps(), AT_DESK, id))?.items.map((item) => item.offered[0])
    expect(offered).toMatchObject([
      { start: '09:00', end: '10:00' },
      { start: '11:00', end: '11:30' },
    ])
    const to = slot(TOMORROW, '11:00', '12:00')
    expect(await rescheduleBooking(deps(1), { reference, owner: 'p2', ...to })).toMatchObject({ kind: 'moved' })
    expect((await items()).map(({ state }) => state).sort()).toEqual(['moved', 'told'])
    const [row] = (await rowsOf(database(), THREE_CHAIRS)).filter((each) => each.state === 'left')
    expect(await blocked()).toContain(`${row?.seat} 10:00`)
    expect(await blocked()).not.toContain(`${row?.seat} 09:30`)
  })

  test('a closed day has no slots, and opens again with its chairs when the closure is lifted', async () => {
    const { id: bookingId } = await book(deps(), at('10:00', '10:30'))
    const before = await freeAt()
    const { id, affected } = await opened(deps())
    expect([affected, await freeAt()]).toEqual([1, []])
    expect(await holdSlot(deps(), holdInput({ ...at('11:00', '11:30'), owner: 'bob' }))).toEqual({ kind: 'closed' })
    expect(await liftClosure(deps(), AT_DESK, id)).toEqual({ kind: 'lifted', staying: 0 })
    expect(await liftClosure(deps(), AT_DESK, id)).toEqual({ kind: 'already' })
    expect([await freeAt(), await blocked()]).toEqual([before, []])
    expect(await items()).toEqual([{ booking_id: bookingId, state: 'stays' }])
  })

  test('a lifted closure leaves the blocks of another closure', async () => {
    const first = await opened(deps(), { from: '10:00', until: '11:00' })
    const second = await opened(deps(), { seat: 2, from: '10:30', until: '11:30' })
    await liftClosure(deps(), AT_DESK, first.id)
    expect(await blocked()).toEqual(['2 10:30', '2 11:00'])
    const [day, again] = [await opened(deps()), await opened(deps())]
    await liftClosure(deps(), AT_DESK, day.id)
    expect(await freeAt()).toEqual([])
    await liftClosure(deps(), AT_DESK, again.id)
    await liftClosure(deps(), AT_DESK, second.id)
    expect([await blocked(), (await freeAt()).length]).toEqual([[], 8])
  })

  test('a lifted closure does not open a day that the chain closed', async () => {
    await database()
      .writes.insertInto('closed_days')
      .values({ place_id: THREE_CHAIRS, day: TOMORROW, reason: 'Fair' })
      .execute()
    const { id } = await opened(deps())
    await liftClosure(deps(), AT_DESK, id)
    expect(await freeAt()).toEqual([])
  })

  test('a closure is made once per form, needs a right at the place and must lie ahead', async () => {
    const wish = wishOf({ from: '10:00', until: '10:30' })
    const outcomes = await Promise.all([0, 1, 2].map(() => openClosure(deps(), AT_DESK, wish)))
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['already', 'already', 'opened'])
    for (const [given, kind] of [
      [{ placeId: ZONE }, 'not_allowed'],
      [{ placeId: 'nowhere' }, 'not_allowed'],
      [{ seat: 4 }, 'no_chair'],
      [{ from: '11:00', until: '11:00' }, 'no_span'],
      [{ from: '25:99' }, 'no_span'],
      [{ day: TODAY, from: '09:00', until: '10:00' }, 'over'],
      [{ day: '2028-01-01' }, 'too_far'],
    ] as const)
      expect(await openClosure(deps(), AT_DESK, wishOf(given))).toEqual({ kind })
    const { id } = await opened(deps())
    expect(await liftClosure(deps(), { ...AT_DESK, mayAt: () => false }, id)).toEqual({ kind: 'not_found' })
    const events = await database().writes.selectFrom('desk_events').select(['verb', 'staff_id', 'reason']).execute()
    expect(events).toEqual(Array(2).fill({ verb: 'closure_opened', staff_id: STAFF, reason: 'dentist_away' }))
  })

  test('a closure affects patients who are still to come, not present or past ones', async () => {
    await book(deps(-60), { placeId: THREE_CHAIRS, ...slot(TODAY, '11:30', '12:00'), owner: 'bob' })
    const { id } = await book(deps(-60), { placeId: THREE_CHAIRS, ...slot(TODAY, '12:00', '12:30') })
    expect((await opened(deps(115), { day: TODAY, from: '09:00', until: '13:00' })).affected).toBe(1)
    expect(await items()).toEqual([{ booking_id: id, state: 'open' }])
  })

  test('a closure may be a mere list of bookings that lost their place to new hours', async () => {
    const [one, two] = [
      await book(deps(), at('10:00', '10:30')),
      await book(deps(), { placeId: ONE_CHAIR, ...slot(LATER), owner: 'bob' }),
    ]
    await cancelBooking(deps(), { reference: two.reference, owner: 'bob' })
    const given = { id: wishOf().id, placeId: THREE_CHAIRS, bookingIds: [one.id, two.id], staffId: STAFF, now: NOW }
    const open = () => database().transaction((tx) => openImported(tx, given))
    expect([await open(), await open()]).toEqual([{ kind: 'opened', affected: 1, moved: 0 }, { kind: 'already' }])
    expect(await items()).toEqual([{ booking_id: one.id, state: 'open' }])
    expect(await blocked()).toEqual([])
    await cancelBooking(deps(minutesAfter(1)), { reference: one.reference, owner: 'ann' })
    expect(await items()).toEqual([{ booking_id: one.id, state: 'cancelled' }])
  })
})
