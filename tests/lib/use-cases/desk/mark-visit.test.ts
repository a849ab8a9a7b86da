import { describe, expect, test } from 'vitest'
import type { Visit } from '@/lib/catalogue/visits'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { findBooking } from '@/lib/use-cases/booking/find'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { markVisit } from '@/lib/use-cases/desk/mark-visit'
import { book, holdInput, minutesAfter, ONE_CHAIR, rowsOf, slot, TOMORROW } from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { opened, reopen } from '@/tests/support/closures'
import { deskActor, STAFF } from '@/tests/support/desk/desk'

/** Minutes after tomorrow 10:00, when the booking begins. */
const at = (minutes: number) => minutesAfter(24 * 60 + minutes)

describe('the state of a visit at the desk', () => {
  const { database, deps } = useTestPlaces()
  const mark = (reference: string, to: Visit, when = at(0), version: number | null = null, actor = deskActor()) =>
    markVisit(deps(when), actor, { reference, to, version })
  const row = () => database().reads.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
  const seats = async (): Promise<object[]> =>
    (await rowsOf(database(), ONE_CHAIR)).map(({ state, seat, nth }) => ({ state, seat, nth }))

  test('the desk writes each state with its time and an event with the member of staff', async () => {
    const { reference, id } = await book(deps())
    expect(await mark(reference, 'arrived', at(-5), 0)).toEqual({
      kind: 'marked',
      visit: 'arrived',
      version: 1,
      counted: false,
      overbooked: false,
    })
    expect(await mark(reference, 'in_chair', at(3), 1)).toMatchObject({ kind: 'marked', version: 2 })
    expect(await mark(reference, 'kept', at(40), 2)).toMatchObject({ kind: 'marked', version: 3 })
    expect(await row()).toMatchObject({
      visit: 'kept',
      arrived_at: at(-5),
      seated_at: at(3),
      kept_at: at(40),
      version: 3,
    })
    const events = await readDeskEvents(database().reads, { placeIds: [ONE_CHAIR], limit: 9 })
    expect(events.map(({ verb, subject, staff_id, at: when }) => ({ verb, subject, staff_id, when }))).toEqual(
      [40, 3, -5].map((minutes) => ({ verb: 'mark', subject: id, staff_id: STAFF, when: at(minutes) })),
    )
    expect(events[2]).toMatchObject({ before: { visit: 'expected', seat: 1 }, after: { visit: 'arrived', version: 1 } })
    expect(JSON.stringify(events)).not.toMatch(/Ann|98000/)
  })

  test('a patient who came early can’t reschedule or cancel by the link', async () => {
    const { reference } = await book(deps())
    const early = at(-180)
    await mark(reference, 'arrived', early)
    await mark(reference, 'kept', early)
    const access = { reference, owner: 'ann' }
    expect(await rescheduleBooking(deps(early), { ...access, ...slot(TOMORROW, '12:00', '12:30') })).toEqual({
      kind: 'too_late',
    })
    expect(await cancelBooking(deps(early), access)).toEqual({ kind: 'too_late' })
    expect(await findBooking(deps(early), access)).toMatchObject({ canChange: false })
  })

  test('the arrival is undone when a patient of a closed slot takes another day', async () => {
    const { reference } = await book(deps())
    const early = at(-30)
    await mark(reference, 'arrived', early)
    await opened(deps(early), { placeId: ONE_CHAIR })
    const moved = { reference, owner: 'ann', ...slot('2026-11-25') }
    expect(await rescheduleBooking(deps(early), moved)).toMatchObject({ kind: 'moved' })
    expect(await row()).toMatchObject({ visit: 'expected', arrived_at: null })
    await reopen(database())
  })

  test('a no-show’s chair goes to others, and a late patient needs a new one', async () => {
    const { reference } = await book(deps())
    expect(await mark(reference, 'missed', at(15))).toMatchObject({ kind: 'marked', visit: 'missed' })
    expect(await seats()).toEqual([{ state: 'left', seat: 1, nth: 0 }])
    expect(await findBooking(deps(at(16)), { reference, owner: 'ann' })).toMatchObject({
      status: 'confirmed',
      start: '10:00',
    })
    expect(await mark(reference, 'arrived', at(20))).toMatchObject({ kind: 'marked', overbooked: false })
    expect(await seats()).toMatchObject([{ state: 'left' }, { state: 'taken', seat: 1, nth: 1 }])
    expect(await row()).toMatchObject({ visit: 'arrived', arrived_at: at(20), missed_at: null })
    expect(await mark(reference, 'left', at(25))).toMatchObject({ kind: 'marked' })
    expect(await seats()).toMatchObject([{ state: 'left' }, { state: 'left' }])
  })

  test('a late patient gets an extra seat when the chair is taken, twice at most per slot', async () => {
    const { reference } = await book(deps())
    await mark(reference, 'missed', at(15))
    const { seat } = (await rowsOf(database(), ONE_CHAIR))[0] ?? {}
    const late = { place_id: ONE_CHAIR, starts_at: at(0), ends_at: at(30), state: 'held', created_at: at(16) } as const
    const hold = (chair: number) =>
      database()
        .writes.insertInto('seats')
        .values({ ...late, seat: chair, owner: `o${chair}`, held_until: at(60), proved: false })
        .execute()
    await hold(seat ?? 0)
    expect(await mark(reference, 'arrived', at(20))).toMatchObject({ kind: 'marked', overbooked: true })
    expect(await seats()).toContainEqual({ state: 'taken', seat: 101, nth: 1 })
    await mark(reference, 'left', at(21))
    await hold(101)
    await hold(102)
    const version = (await row()).version
    expect(await mark(reference, 'arrived', at(22))).toEqual({ kind: 'full' })
    expect(await row()).toMatchObject({ visit: 'left', version })
  })

  test('the desk names the reason when a state is impossible, and changes nothing', async () => {
    const { reference } = await book(deps())
    const before = await row()
    expect(await mark(reference, 'kept', at(-1))).toEqual({ kind: 'too_early' })
    expect(await mark(reference, 'in_chair', at(0))).toEqual({ kind: 'never' })
    expect(await mark(reference, 'arrived', at(0), null, deskActor({ places: ['c101'] }))).toEqual({
      kind: 'not_found',
    })
    expect(await mark('CFHJKMNP', 'arrived')).toEqual({ kind: 'not_found' })
    expect(await mark('no reference', 'arrived')).toEqual({ kind: 'not_found' })
    expect(await row()).toEqual(before)
    await mark(reference, 'kept', at(30))
    const [evening, later] = [at(13 * 60), at(14 * 60)]
    expect(await mark(reference, 'expected', later)).toEqual({ kind: 'too_late' })
    expect(await mark(reference, 'in_chair', evening)).toMatchObject({ kind: 'marked' })
    expect(await mark(reference, 'kept', evening)).toMatchObject({ kind: 'marked' })
    expect(await mark(reference, 'expected', later, null, deskActor({ role: 'manager' }))).toMatchObject({
      kind: 'marked',
    })
    expect(await row()).toMatchObject({ visit: 'expected', kept_at: null, seated_at: null })
    const other = await book(deps(), { start: '11:00', end: '11:30' })
    await cancelBooking(deps(), { reference: other.reference, owner: 'ann' })
    expect(await mark(other.reference, 'arrived', at(60))).toEqual({ kind: 'cancelled' })
    expect(await readDeskEvents(database().reads, { placeIds: null, limit: 9 })).toHaveLength(4)
  })

  test('the desk can’t overwrite a change that it has not seen, and learns who made it', async () => {
    const { reference } = await book(deps())
    await mark(reference, 'arrived', at(-2), 0)
    const by = { staffId: STAFF, verb: 'mark', at: at(-2) }
    expect(await mark(reference, 'missed', at(20), 0)).toEqual({
      kind: 'changed',
      status: 'confirmed',
      visit: 'arrived',
      version: 1,
      by,
    })
    // A repeated mark is no conflict.
    expect(await mark(reference, 'arrived', at(0), 0)).toEqual({ kind: 'already', version: 1 })
    const other = await book(deps(), { start: '11:00', end: '11:30' })
    await cancelBooking(deps(minutesAfter(1)), { reference: other.reference, owner: 'ann' })
    expect(await mark(other.reference, 'arrived', at(60), 0)).toMatchObject({
      kind: 'changed',
      status: 'cancelled',
      by: null,
    })
  })

  test('a freed chair is free on the site too while there is time', async () => {
    const { reference } = await book(deps(), { start: '12:30', end: '13:00' })
    const want = holdInput({ owner: 'bob', start: '12:30', end: '13:00', date: TOMORROW })
    const early = minutesAfter(23 * 60)
    expect(await holdSlot(deps(early), want)).toMatchObject({ kind: 'taken' })
    await mark(reference, 'arrived', early)
    await mark(reference, 'left', early)
    expect(await holdSlot(deps(early), want)).toMatchObject({ kind: 'held' })
  })
})
