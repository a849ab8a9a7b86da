import { beforeEach, describe, expect, test } from 'vitest'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { findBooking } from '@/lib/use-cases/booking/find'
import { checkSlot, findHold } from '@/lib/use-cases/booking/find-hold'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { sweepHolds } from '@/lib/use-cases/booking/sweep-holds'
import { undoCancel } from '@/lib/use-cases/booking/undo-cancel'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import {
  book,
  CITY,
  confirmInput,
  holdInput,
  holdSid,
  minutesAfter,
  ONE_CHAIR,
  rowsOf,
  slot,
  THREE_CHAIRS,
  TOMORROW,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'
import { putBooking, TEN } from '@/tests/support/put-rows'
import { swept } from '@/tests/support/swept'

const HOUR = { visitMinutes: 60, ...slot(TOMORROW, '10:00', '11:00') }
const at = (start: string, end: string) => ({ visitMinutes: 60, ...slot(TOMORROW, start, end) })
const BOB = { owner: 'bob', phone: '+919800000002' }

describe('a visit that takes longer than a slot', () => {
  const { database, deps } = useTestPlaces()
  const shown = async (placeId: string, visitMinutes: number | null = 60, owner = 'cid') => {
    const list = await listSlots(deps(), { placeId, owner, day: TOMORROW, visitMinutes })
    return list?.slots.map(({ start, end, state }) => (state === 'free' ? `${start}-${end}` : `${start} mine`))
  }
  const taken = async (placeId = ONE_CHAIR) =>
    (await rowsOf(database(), placeId))
      .filter(({ state }) => state === 'taken')
      .map(({ starts_at, ends_at }) => (ends_at.getTime() - starts_at.getTime()) / 60_000)
  const isMarked = async (placeId: string) => {
    const place = database().reads.selectFrom('places').where('id', '=', placeId).select('off_grid_since')
    return (await place.executeTakeFirstOrThrow()).off_grid_since !== null
  }
  const mark = (off_grid_since: Date | null) =>
    database().writes.updateTable('places').set({ off_grid_since }).execute()

  beforeEach(() => mark(null))

  test('it is shown where it fits, held, booked, and then hides every slot that it takes', async () => {
    expect(await shown(ONE_CHAIR)).toEqual([
      '09:00-10:00',
      '09:30-10:30',
      '10:00-11:00',
      '10:30-11:30',
      '11:00-12:00',
      '11:30-12:30',
      '12:00-13:00',
    ])
    const sid = await holdSid(deps(), HOUR)
    expect(await shown(ONE_CHAIR, 60, 'ann')).toEqual([
      '09:00-10:00',
      '10:00 mine',
      '11:00-12:00',
      '11:30-12:30',
      '12:00-13:00',
    ])
    expect(await shown(ONE_CHAIR)).toEqual(['09:00-10:00', '11:00-12:00', '11:30-12:30', '12:00-13:00'])
    expect((await shown(ONE_CHAIR, null))?.slice(0, 3)).toEqual(['09:00-09:30', '09:30-10:00', '11:00-11:30'])
    const booked = await confirmBooking(deps(), confirmInput({ sid, visitMinutes: 60 }))
    if (booked.kind !== 'confirmed') throw new Error(booked.kind)
    expect(await taken()).toEqual([60])
    const found = await findBooking(deps(), { reference: booked.reference, owner: 'ann' })
    expect(found).toMatchObject({ start: '10:00', end: '11:00', visitMinutes: 60 })
    for (const [start, end] of [
      ['10:00', '10:30'],
      ['10:30', '11:00'],
    ] as const)
      expect(await holdSlot(deps(), holdInput({ ...BOB, ...slot(TOMORROW, start, end) }))).toMatchObject({
        kind: 'taken',
      })
    expect(await isMarked(ONE_CHAIR)).toBe(true)
  })

  test('a slot of another length, or one that ends after closing time, is none', async () => {
    const hold = async (given: object) => (await holdSlot(deps(), holdInput(given))).kind
    expect(await hold({ ...HOUR, end: '10:30' })).toBe('closed')
    expect(await hold({ ...HOUR, end: '11:30' })).toBe('closed')
    expect(await hold({ visitMinutes: null, ...slot(TOMORROW, '10:00', '11:00') })).toBe('closed')
    expect(await hold(at('12:30', '13:30'))).toBe('closed')
    expect(await hold({ visitMinutes: 20, ...slot() })).toBe('held')
  })

  test('chairs that are free one after the other are no chair, and a lost slot comes with others of its length', async () => {
    await putBooking(database(), {}, { place_id: THREE_CHAIRS, seat: 1, starts_at: TEN })
    const later = new Date(TEN.getTime() + 1_800_000)
    await putBooking(database(), {}, { place_id: THREE_CHAIRS, seat: 2, starts_at: later })
    for (const starts_at of [TEN, later])
      await putBooking(database(), {}, { place_id: THREE_CHAIRS, seat: 3, starts_at })
    expect(await shown(THREE_CHAIRS, null)).toContain('10:00-10:30')
    expect(await shown(THREE_CHAIRS, null)).toContain('10:30-11:00')
    expect(await shown(THREE_CHAIRS)).not.toContain('10:00-11:00')
    expect(await isMarked(THREE_CHAIRS)).toBe(false)
    const lost = await holdSlot(deps(), holdInput({ placeId: THREE_CHAIRS, ...HOUR }))
    expect(lost).toMatchObject({
      kind: 'taken',
      nearest: [at('09:30', '10:30'), at('10:30', '11:30'), at('09:00', '10:00')].map(({ start, end }) => ({
        start,
        end,
      })),
    })
    const found = await searchClinics(deps(), { cityId: CITY, owner: 'cid', visitMinutes: 60, order: 'nearest' })
    expect(found.clinics.flatMap(({ next }) => next).every(({ start, end }) => end > start)).toBe(true)
    expect(found.clinics.find(({ placeId }) => placeId === ONE_CHAIR)?.next[0]).toMatchObject({ end: '13:00' })
  })

  test('the hold of another length confirms nothing', async () => {
    const sid = await holdSid(deps(), { ...slot() })
    expect(await confirmBooking(deps(), confirmInput({ sid, visitMinutes: 60 }))).toEqual({ kind: 'expired' })
    const wanted = { owner: 'ann', placeId: ONE_CHAIR, date: TOMORROW, start: '10:00', sid }
    expect((await findHold(deps(), { ...wanted, visitMinutes: 60 })).kind).toBe('none')
    expect((await findHold(deps(), wanted)).kind).toBe('held')
    const long = await holdSid(deps(), { ...BOB, ...at('11:00', '12:00') })
    const short = confirmInput({ ...BOB, start: '11:00', sid: long })
    expect(await confirmBooking(deps(), short)).toEqual({ kind: 'expired' })
    expect(await checkSlot(deps(), { owner: 'bob', placeId: ONE_CHAIR, ...at('11:00', '12:00') })).toBe('held')
    expect(await taken()).toEqual([])
  })

  test('it is booked without a hold, once', async () => {
    const request = confirmInput({ visitMinutes: 60, end: '11:00' })
    const booked = await confirmBooking(deps(), request)
    expect(booked.kind).toBe('confirmed')
    expect(await confirmBooking(deps(), request)).toEqual(booked)
    expect(await taken()).toEqual([60])
    expect(await confirmBooking(deps(), confirmInput({ ...BOB, visitMinutes: 60, end: '10:30' }))).toEqual({
      kind: 'closed',
    })
  })

  test('a reschedule and an undo keep its length', async () => {
    const { reference } = await book(deps(), HOUR)
    await book(deps(), { ...BOB, ...slot(TOMORROW, '11:30', '12:00') })
    const move = (start: string, end: string) =>
      rescheduleBooking(deps(), { reference, owner: 'ann', ...slot(TOMORROW, start, end) })
    expect(await move('12:00', '12:30')).toEqual({ kind: 'closed' })
    expect(await move('12:30', '13:30')).toEqual({ kind: 'closed' })
    expect(await move('11:00', '12:00')).toMatchObject({ kind: 'taken' })
    // Its own time still counts as taken while it looks for another one.
    expect(await move('12:00', '13:00')).toMatchObject({ kind: 'moved' })
    expect(await taken()).toEqual(expect.arrayContaining([30, 60]))
    const access = { reference, owner: 'ann', network: '192.0.2.1' }
    await cancelBooking(deps(1), access)
    expect(await holdSlot(deps(1), holdInput({ ...BOB, ...slot(TOMORROW, '12:30', '13:00') }))).toMatchObject({
      kind: 'held',
    })
    expect(await undoCancel(deps(1), access)).toMatchObject({
      kind: 'taken',
      nearest: [{ end: '11:30' }, { end: '11:00' }, { end: '10:30' }],
    })
    expect(await undoCancel(deps(2), { ...access, other: slot(TOMORROW, '09:00', '09:30') })).toEqual({
      kind: 'closed',
    })
    expect(await undoCancel(deps(2), { ...access, other: slot(TOMORROW, '09:00', '10:00') })).toMatchObject({
      kind: 'undone',
    })
    expect(await findBooking(deps(2), access)).toMatchObject({ start: '09:00', end: '10:00', visitMinutes: 60 })
  })

  test('the place is read by starts again once its last long visit is over', async () => {
    await book(deps(), HOUR)
    expect(await isMarked(ONE_CHAIR)).toBe(true)
    await mark(minutesAfter(-90))
    await swept(sweepHolds(deps()))
    expect([await isMarked(ONE_CHAIR), await isMarked(THREE_CHAIRS)]).toEqual([true, false])
    await swept(sweepHolds(deps(2 * 24 * 60)))
    expect(await isMarked(ONE_CHAIR)).toBe(false)
  })
})
