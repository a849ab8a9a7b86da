import { describe, expect, test } from 'vitest'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { checkSlot } from '@/lib/use-cases/booking/find-hold'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'
import { listCallTimes } from '@/lib/use-cases/calendar/call-times'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import { changesBetween, readPlaceTimes } from '@/lib/use-cases/calendar/live-times'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import { stillFree } from '@/lib/use-cases/calendar/still-free'
import { searchClinics } from '@/lib/use-cases/clinics/search'
import {
  book,
  CITY,
  confirmInput,
  holdInput,
  minutesAfter,
  ONE_CHAIR,
  slot,
  THREE_CHAIRS,
  TODAY,
} from '@/tests/support/chain/test-places'
import { useTestPlaces } from '@/tests/support/chain/use-test-places'

// 10:00 in the clinics; half-hour slots until 13:00.
const SOON = slot(TODAY, '10:30', '11:00')
const LATER = slot(TODAY, '12:00', '12:30')

describe('the lead time of an emergency', () => {
  const { deps } = useTestPlaces()
  const concern = 'emergency'
  const starts = (slots: readonly { start: string }[] | undefined) => slots?.map(({ start }) => start)

  test('an emergency is listed from 15 minutes ahead, and other visits from two hours', async () => {
    const list = { placeId: ONE_CHAIR, owner: 'ann', day: TODAY }
    const usual = ['12:00', '12:30']
    const urgent = ['10:30', '11:00', '11:30', ...usual]
    // Asked in this order, and again: an answer cached for one kind must not be used for the other.
    for (const [of, expected] of [
      [undefined, usual],
      [concern, urgent],
      [null, usual],
      [concern, urgent],
    ] as const)
      expect(starts((await listSlots(deps(), { ...list, concern: of ?? null }))?.slots)).toEqual(expected)
    expect(starts((await listSlots(deps(minutesAfter(15)), { ...list, concern }))?.slots)?.[0]).toBe('10:30')
    expect(starts((await listSlots(deps(minutesAfter(15.1)), { ...list, concern }))?.slots)?.[0]).toBe('11:00')
    const city = { cityId: CITY, owner: 'ann' }
    const first = async (given: object) =>
      (await searchClinics(deps(), { ...city, ...given })).clinics[0]?.next[0]?.start
    expect([await first({}), await first({ concern })]).toEqual(['12:00', '10:30'])
    const calls = async (given: object) => starts((await listCallTimes(deps(), { ...city, ...given }))?.slots)?.[0]
    expect([await calls({}), await calls({ concern })]).toEqual(['12:00', '10:30'])
    const near = (given: object) => nearestOpen(deps(), { placeId: ONE_CHAIR, owner: 'ann', ...SOON, ...given })
    expect([starts(await near({})), starts(await near({ concern }))]).toEqual([
      ['12:00', '12:30', '09:00'],
      ['11:00', '11:30', '12:00'],
    ])
  })

  test('an emergency alone is held and booked within two hours', async () => {
    expect(await holdSlot(deps(), holdInput(SOON))).toEqual({ kind: 'closed' })
    expect(await confirmBooking(deps(), confirmInput(SOON))).toEqual({ kind: 'closed' })
    const time = { owner: 'ann', placeId: ONE_CHAIR, ...SOON }
    expect([await checkSlot(deps(), time), await checkSlot(deps(), { ...time, concern })]).toEqual(['closed', 'free'])
    expect(await holdSlot(deps(), holdInput({ ...SOON, concern }))).toMatchObject({ kind: 'held' })
    expect(await confirmBooking(deps(), confirmInput({ ...SOON, concern }))).toMatchObject({ kind: 'confirmed' })
    const bob = { owner: 'bob', phone: '+919800000002', placeId: THREE_CHAIRS }
    expect(await confirmBooking(deps(), confirmInput({ ...bob, ...SOON, concern }))).toMatchObject({
      kind: 'confirmed',
    })
  })

  test('an emergency alone is rescheduled to within two hours', async () => {
    const { reference: usual } = await book(deps())
    const { reference: urgent } = await book(deps(), { owner: 'bob', concern, ...slot(undefined, '11:00', '11:30') })
    expect(await rescheduleBooking(deps(), { reference: usual, owner: 'ann', ...SOON })).toEqual({ kind: 'closed' })
    expect(await rescheduleBooking(deps(), { reference: urgent, owner: 'bob', ...SOON })).toMatchObject({
      kind: 'moved',
    })
  })

  test('an emergency’s slot stays free longer, for pages that ask and in live messages', async () => {
    const asked = (of: object, minutes = 0) =>
      stillFree(deps(minutesAfter(minutes)), { owner: '', slots: [{ ...SOON, at: ONE_CHAIR }], ...of })
    expect(
      [await asked({}), await asked({ concern }), await asked({ concern }, 16)].map(({ length }) => length),
    ).toEqual([0, 1, 0])
    const states = async (minutes: number) => {
      const times = await readPlaceTimes(deps(minutesAfter(minutes)), ONE_CHAIR)
      return [...(times?.open.values() ?? [])].slice(0, 4).map(({ start, state }) => `${start} ${state}`)
    }
    expect(await states(0)).toEqual(['10:30 soon', '11:00 soon', '11:30 soon', `${LATER.start} free`])
    expect(await states(16)).toEqual(['11:00 soon', '11:30 soon', '12:00 soon', '12:30 free'])
  })

  test('a live message of a change by the clock alone separates emergencies from other visits', async () => {
    const at = async (minutes: number) =>
      (await readPlaceTimes(deps(minutesAfter(minutes)), ONE_CHAIR))?.open ?? new Map()
    expect(changesBetween(await at(0), await at(16))).toEqual([
      { ...SOON, state: 'taken' },
      { ...LATER, state: 'soon' },
    ])
    expect(changesBetween(await at(0), await at(0))).toEqual([])
  })
})
