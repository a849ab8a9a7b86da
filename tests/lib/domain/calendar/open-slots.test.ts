import { describe, expect, test } from 'vitest'
import { dayRangeOf, viewDay, viewDayIn } from '@/lib/domain/calendar/day-range'
import { nearestSlots } from '@/lib/domain/calendar/nearest'
import { type Occupancy, occupiedBy, occupiedByStarts } from '@/lib/domain/calendar/occupied'
import { firstOpen, openSlots } from '@/lib/domain/calendar/open-slots'
import type { Calendar } from '@/lib/domain/calendar/slots'
import { addDays, instantOf } from '@/lib/domain/clinic-time'

const NOW = instantOf('2026-11-23', '10:00')
const DAY = { opens: '09:00', closes: '11:00' }
const place: Calendar = { hours: [DAY, DAY, DAY, DAY, DAY, DAY, null], slotMinutes: 30, closed: new Set() }
const at = (date: string, start: string) => instantOf(date, start).getTime()
const HALF_HOUR = 1_800_000
const taken = (full: number[] = [], mine: number[] = []): Occupancy =>
  occupiedBy(
    [...new Set([...full, ...mine])].map((start) => [
      start,
      start + HALF_HOUR,
      full.includes(start) ? null : [],
      mine.includes(start),
    ]),
    2,
  )

describe('the slots that a browser may choose', () => {
  const of = (given: Occupancy, now = NOW) =>
    Array.from(openSlots(place, given, ['2026-11-24'], now), (slot) => `${slot.start} ${slot.state}`)

  test('a browser may choose every free slot', () => {
    expect(of(taken())).toEqual(['09:00 free', '09:30 free', '10:00 free', '10:30 free'])
  })
  test('a browser may not choose a full slot, unless it is the browser’s own hold', () => {
    const full = [at('2026-11-24', '09:00'), at('2026-11-24', '09:30')]
    expect(of(taken(full, [at('2026-11-24', '09:30')]))).toEqual(['09:30 held_for_you', '10:00 free', '10:30 free'])
  })
  test('a browser keeps its own hold within the lead time until the slot begins', () => {
    const held = taken([], [at('2026-11-24', '09:00'), at('2026-11-24', '10:00')])
    expect(of(held, instantOf('2026-11-24', '09:30'))).toEqual(['10:00 held_for_you'])
  })
  test('a browser may not choose a slot that overlaps bookings on every seat', () => {
    const span = (start: string, end: string, seats: number[], mine = false) =>
      [at('2026-11-24', start), at('2026-11-24', end), seats, mine] as [number, number, number[], boolean]
    // 09:30 overlaps one seat early and the other late. 10:00 overlaps one seat twice. 10:30 begins when both end.
    const spans = [
      span('10:20', '10:30', [2]),
      span('09:00', '09:35', [1]),
      span('09:55', '10:00', [2]),
      span('10:00', '10:20', [2]),
    ]
    expect(of(occupiedBy(spans, 2))).toEqual(['09:00 free', '10:00 free', '10:30 free'])
    expect(of(occupiedBy(spans, 3))).toEqual(['09:00 free', '09:30 free', '10:00 free', '10:30 free'])
    expect(of(occupiedBy([span('08:00', '12:00', [1, 2])], 2))).toEqual([])
    expect(of(occupiedBy([span('09:00', '09:45', [1], true), span('10:00', '10:30', [1], true)], 1))).toEqual([
      '10:00 held_for_you',
      '10:30 free',
    ])
  })
  test('a browser may not choose a slot at which as many bookings begin as there are seats', () => {
    const starts = ['10:00', '09:30', '10:00', '10:30', '10:00'].map((start) => at('2026-11-24', start))
    expect(of(occupiedByStarts(starts, 3))).toEqual(['09:00 free', '09:30 free', '10:30 free'])
    expect(of(occupiedByStarts(starts, 1))).toEqual(['09:00 free'])
  })
  test('the search for open slots stops at the number asked for', () => {
    function* endless() {
      for (;;) yield { date: '2026-11-24', start: '09:00', end: '09:30', state: 'free' as const }
    }
    expect(firstOpen(2, endless())).toHaveLength(2)
  })
})

describe('the nearest slots', () => {
  const slot = (date: string, start: string) => ({ date, start, end: '24:00' })
  test.each([
    [
      'both sides, the earlier of two as near first',
      [slot('2026-11-24', '09:30'), slot('2026-11-24', '10:30'), slot('2026-11-24', '09:00')],
    ],
    ['one side only', [slot('2026-11-24', '12:00'), slot('2026-11-24', '13:00'), slot('2026-11-25', '09:00')]],
    ['fewer than asked', [slot('2026-12-01', '09:00')]],
  ])('nearestSlots gives %s', (_, expected) => {
    const far = expected.length === 3 ? [slot('2026-12-20', '10:00')] : []
    const shuffled = [...far, ...expected].reverse()
    expect(nearestSlots(shuffled, { date: '2026-11-24', start: '10:00' }, 3)).toEqual(expected)
  })
})

describe('the day range', () => {
  test.each([
    ['2026-11-23', '2026-11-23', 14, null, '2026-12-07'],
    ['2026-12-06', '2026-11-23', 14, null, '2026-12-07'],
    ['2026-12-07', '2026-12-07', 14, '2026-11-23', '2026-12-21'],
    ['2026-12-22', '2026-12-21', 2, '2026-12-07', null],
    ['2026-12-23', '2026-11-23', 14, null, '2026-12-07'],
    ['2026-11-22', '2026-11-23', 14, null, '2026-12-07'],
  ])('the day range of %s begins on %s', (day, first, length, earlier, later) => {
    const strip = dayRangeOf(day, NOW)
    expect(strip.dates).toEqual(Array.from({ length }, (_, n) => addDays(first, n)))
    expect([strip.earlier, strip.later]).toEqual([earlier, later])
  })

  test('the day range counts the free slots of its days and lists those of the shown day', () => {
    const view = viewDay(place, taken([at('2026-11-24', '09:00')]), '2026-11-24', NOW)
    expect(view.days.slice(0, 8).map((day) => day.free)).toEqual([0, 3, 4, 4, 4, 4, 0, 4])
    expect(view.slots.map((slot) => slot.start)).toEqual(['09:30', '10:00', '10:30'])
    expect(view.day).toBe('2026-11-24')
  })

  test('the day range counts only the shown day again and keeps the other counts', () => {
    const before = viewDay(place, taken(), '2026-11-24', NOW)
    const starts = ['09:00', '09:30', '10:00', '10:30'].map((start) => at('2026-11-25', start))
    const busy = taken([at('2026-11-24', '09:00'), ...starts])
    const view = viewDayIn(before, place, busy, '2026-11-25', NOW)
    expect(view).toMatchObject({ day: '2026-11-25', slots: [], earlier: null, later: '2026-12-07' })
    expect(view.days.slice(0, 4).map(({ free, state }) => `${free} ${state}`)).toEqual([
      '0 over',
      '4 free',
      '0 full',
      '4 free',
    ])
    expect(viewDayIn(before, place, busy, '2026-11-24', NOW).slots.map(({ start }) => start)).toEqual([
      '09:30',
      '10:00',
      '10:30',
    ])
  })

  test('the day range links to the first day before and after it that can be open', () => {
    const leads = (calendar: Calendar, day: string, now = NOW) => {
      const { earlier, later } = viewDay(calendar, taken(), day, now)
      return [earlier, later]
    }
    const closed = (...days: string[]): Calendar => ({ ...place, closed: new Set(days) })
    // At 10:00 today's last slots are within the lead time, so the earlier days begin tomorrow.
    expect(leads(place, '2026-12-08')).toEqual(['2026-11-24', '2026-12-21'])
    expect(leads(place, '2026-12-08', instantOf('2026-11-23', '05:00'))).toEqual(['2026-11-23', '2026-12-21'])
    expect(leads(closed('2026-12-07'), '2026-11-24')).toEqual([null, '2026-12-08'])
    expect(leads(closed('2026-12-21', '2026-12-22'), '2026-12-08')).toEqual(['2026-11-24', '2026-12-21'])
  })

  test('the day range says why a day has no free slot: closed, too late or full', () => {
    const starts = ['09:00', '09:30', '10:00', '10:30']
    const busy = taken(starts.map((start) => at('2026-11-24', start)))
    const shut = { ...place, closed: new Set(['2026-11-26']) }
    const { days } = viewDay(shut, busy, '2026-11-24', NOW)
    expect(days.slice(0, 7).map(({ state }) => state)).toEqual([
      'over',
      'full',
      'free',
      'closed',
      'free',
      'free',
      'closed',
    ])
  })
})
