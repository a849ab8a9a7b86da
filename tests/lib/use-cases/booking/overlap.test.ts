import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findHold } from '@/lib/use-cases/booking/find-hold'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { sweepHolds } from '@/lib/use-cases/booking/sweep-holds'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import {
  book,
  CITY,
  changeTimes,
  confirmInput,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { insertSeat } from '@/tests/support/seat-rows'
import { swept } from '@/tests/support/swept'

const PLACES = [ONE_CHAIR, THREE_CHAIRS]

describe('a change of hours or slot length', () => {
  const { database, deps } = useTestPlaces()
  const hold = async (given: Parameters<typeof holdInput>[0], minutes = 0) =>
    (await holdSlot(deps(minutes), holdInput(given))).kind
  const startsOf = async (placeId: string, owner = 'bob') => {
    const list = await listSlots(deps(), { placeId, owner, day: TOMORROW })
    return list?.slots.map(({ start, state }) => (state === 'free' ? start : `${start} ${state}`))
  }
  const isMarked = async (placeId: string) =>
    (await database().reads.selectFrom('places').where('id', '=', placeId).select('off_grid_since').executeTakeFirst())
      ?.off_grid_since !== null
  const inserting = (starts: string, ends: string) =>
    insertSeat(database(), {
      placeId: ONE_CHAIR,
      seat: 1,
      state: 'held',
      booking: null,
      startsAt: `${TOMORROW}T${starts}:00+05:30`,
      endsAt: `${TOMORROW}T${ends}:00+05:30`,
    })

  beforeEach(async () => {
    for (const id of PLACES) await changeTimes(database(), id, { slotMinutes: 30, opens: '09:00' })
    await sql`UPDATE places SET off_grid_since = NULL`.execute(database().writes)
  })

  test('the site neither offers nor gives a slot that an earlier booking overlaps', async () => {
    const { reference } = await book(deps(), { start: '10:30', end: '11:00' })
    await book(deps(), { owner: 'cid', phone: '+919800000002', start: '12:30', end: '13:00' })
    await changeTimes(database(), ONE_CHAIR, { slotMinutes: 45, opens: '09:30' })
    expect(await startsOf(ONE_CHAIR)).toEqual(['09:30', '11:00', '11:45'])
    for (const [start, end] of [
      ['10:15', '11:00'],
      ['11:45', '12:30'],
    ] as const)
      expect([start, await hold({ owner: 'bob', start, end })]).toEqual([start, start === '11:45' ? 'held' : 'taken'])
    expect(await startsOf(ONE_CHAIR)).toEqual(['09:30', '11:00', '11:45 held_for_you'])
    expect(await startsOf(ONE_CHAIR, 'ann')).toEqual(['09:30', '11:00'])
    expect(await hold({ owner: 'bob', start: '10:30', end: '11:00' })).toBe('closed')
    const to = (start: string, end: string) =>
      rescheduleBooking(deps(), { reference, owner: 'ann', date: TOMORROW, start, end })
    expect(await to('11:45', '12:30')).toMatchObject({
      kind: 'taken',
      nearest: [{ start: '11:00' }, { start: '09:30' }, {}],
    })
    expect(await to('11:00', '11:45')).toMatchObject({ kind: 'moved' })
    expect(await startsOf(ONE_CHAIR)).toEqual(['09:30', '10:15', '11:45 held_for_you'])
  })

  test('the site counts the chairs of old and new slots together, seat by seat', async () => {
    const three = { placeId: THREE_CHAIRS }
    for (const owner of ['ann', 'bob', 'cid']) await hold({ ...three, owner })
    for (const owner of ['dev', 'eva']) await hold({ ...three, owner, start: '11:00', end: '11:30' })
    await changeTimes(database(), THREE_CHAIRS, { slotMinutes: 45, opens: '09:00' })
    // At 09:45 three earlier bookings overlap; at 10:30 and 11:15 two of the three chairs are taken.
    expect(await startsOf(THREE_CHAIRS, 'fay')).toEqual(['09:00', '10:30', '11:15', '12:00'])
    expect(await hold({ ...three, owner: 'fay', start: '09:45', end: '10:30' })).toBe('taken')
    // Repeated, so that luck can't explain it: one of three chairs is free.
    for (let n = 0; n < 8; n += 1) {
      await database().writes.deleteFrom('seats').where('owner', '=', 'fay').execute()
      expect(await hold({ ...three, owner: 'fay', start: '10:30', end: '11:15' })).toBe('held')
    }
    expect(await hold({ ...three, owner: 'gil', start: '10:30', end: '11:15' })).toBe('taken')
    expect(await startsOf(THREE_CHAIRS, 'gil')).toEqual(['09:00', '11:15', '12:00'])
    const seats = (await rowsOf(database(), THREE_CHAIRS)).filter(({ owner }) => 'devafay'.includes(owner ?? '-'))
    expect(new Set(seats.map(({ seat }) => seat)).size).toBe(3)
  })

  test('the city’s clinics leave those slots out', async () => {
    const day = { date: '2026-11-23' }
    await book(deps(), { ...day, start: '12:00', end: '12:30' })
    await changeTimes(database(), ONE_CHAIR, { slotMinutes: 60, opens: '09:30' })
    const { clinics } = await searchClinics(deps(), { cityId: CITY, owner: 'bob' })
    const found = clinics.find(({ placeId }) => placeId === ONE_CHAIR)
    expect(found?.next.map(({ date, start }) => `${date} ${start}`)).toEqual([
      `${TOMORROW} 09:30`,
      `${TOMORROW} 10:30`,
      `${TOMORROW} 11:30`,
    ])
  })

  test('an earlier hold can be confirmed at its own length', async () => {
    const outcome = await holdSlot(deps(), holdInput())
    const sid = outcome.kind === 'held' ? outcome.sid : ''
    await changeTimes(database(), ONE_CHAIR, { slotMinutes: 60, opens: '09:00' })
    expect(await startsOf(ONE_CHAIR, 'ann')).toEqual(['09:00', '11:00', '12:00'])
    expect(await hold({ start: '10:00', end: '11:00' })).toBe('taken')
    const start = { owner: 'ann', placeId: ONE_CHAIR, date: TOMORROW, start: '10:00' }
    expect(await findHold(deps(), { ...start, sid })).toMatchObject({ kind: 'held', sid })
    expect(await confirmBooking(deps(), confirmInput({ sid }))).toMatchObject({ kind: 'confirmed', id: sid })
  })

  test('an expired hold does not block a new slot', async () => {
    await hold({})
    await hold({ owner: 'bob', start: '10:30', end: '11:00' }, 5)
    await changeTimes(database(), ONE_CHAIR, { slotMinutes: 60, opens: '09:30' })
    expect(await hold({ owner: 'cid', start: '09:30', end: '10:30' }, 9.99)).toBe('taken')
    expect(await hold({ owner: 'cid', start: '09:30', end: '10:30' }, 10)).toBe('held')
    expect(await hold({ owner: 'dev', start: '10:30', end: '11:30' }, 10)).toBe('taken')
    expect(await hold({ owner: 'dev', start: '10:30', end: '11:30' }, 15)).toBe('held')
  })

  test('a place is read by overlap only as long as irregular seats exist', async () => {
    await book(deps())
    expect(await isMarked(ONE_CHAIR)).toBe(false)
    await inserting('11:10', '11:40')
    expect(await isMarked(ONE_CHAIR)).toBe(true)
    expect(await startsOf(ONE_CHAIR)).toEqual(['09:00', '09:30', '10:30', '12:00', '12:30'])
    const long = { off_grid_since: minutesAfter(-61) }
    const mark = () => database().writes.updateTable('places').set(long).where('id', 'in', PLACES).execute()
    await mark()
    await swept(sweepHolds(deps()))
    expect([await isMarked(ONE_CHAIR), await isMarked(THREE_CHAIRS)]).toEqual([true, false])
    await database().writes.deleteFrom('seats').where('owner', '=', 'hand').execute()
    await swept(sweepHolds(deps()))
    expect(await isMarked(ONE_CHAIR)).toBe(false)
    // The mark is new: rows that are being written may still be off the grid.
    await changeTimes(database(), ONE_CHAIR, { slotMinutes: 30, opens: '09:30' })
    await swept(sweepHolds({ db: database(), now: new Date() }))
    expect(await isMarked(ONE_CHAIR)).toBe(true)
    expect(await startsOf(ONE_CHAIR)).toEqual(['09:30', '10:30', '11:00', '11:30', '12:00', '12:30'])
  })
})
