import { describe, expect, test } from 'vitest'
import { type SeatPlace, type SeatRequest, seatsFor } from '@/lib/domain/calendar/seat-rules'
import { instantOf } from '@/lib/domain/clinic-time'

const DATE = '2026-11-24'
const slot = (start: string, end: string) => ({ date: DATE, start, end })
const TEN = slot('10:00', '10:30')
const open = { opens: '09:00', closes: '13:00' }
const place = (given: Partial<SeatPlace> = {}): SeatPlace => ({
  hours: Array(7).fill(open),
  planned: null,
  slotMinutes: 30,
  closed: new Set(),
  seats: 3,
  blocked: [],
  ...given,
})
const patient: SeatRequest = { rule: 'patient' }
const desk = (given: object = {}): SeatRequest => ({ rule: 'desk', begun: false, overbook: false, ...given })
const again = (given: object = {}): SeatRequest => ({ rule: 'again', overbook: false, ...given })
const letIn = (seat: number): SeatRequest => ({ rule: 'let_in', seat })
const at = (time: string) => instantOf(DATE, time)
const seats = (wish: SeatRequest, { of = place(), time = TEN, now = at('08:00') } = {}) => seatsFor(of, time, wish, now)

describe('the seats of a slot', () => {
  test('a slot has its chairs, and extra seats where the desk overbooks or the patient is there', () => {
    expect(seats(patient)).toEqual([1, 2, 3])
    expect(seats(desk())).toEqual([1, 2, 3])
    expect(seats(desk({ overbook: true }))).toEqual([1, 2, 3, 101, 102])
    expect(seats(again({ seat: 2, overbook: true }))).toEqual([2, 1, 3, 101, 102])
    expect(seats(letIn(101))).toEqual([101, 1, 2, 3, 102])
    // The booking's former chair no longer exists.
    expect(seats(letIn(5))).toEqual([1, 2, 3, 101, 102])
  })

  test.each([
    ['a patient needs two hours', patient, ['08:00', '08:01'], [true, false]],
    ['the desk none', desk(), ['10:00', '09:59'], [false, true]],
    ['a walk-in a time that is not over', desk({ begun: true }), ['10:29', '10:30'], [true, false]],
    ['a time that was the booking’s none', again(), ['10:15', '09:59'], [true, true]],
  ])('a slot gives seats in time: %s', (_, wish, times, expected) => {
    expect(times.map((time) => seats(wish, { now: at(time) }).length > 0)).toEqual(expected)
  })

  test.each([
    ['closed day', place({ closed: new Set([DATE]) }), TEN],
    ['time after hours', place(), slot('13:00', '13:30')],
    ['time before hours', place(), slot('08:45', '09:15')],
    ['time in a break', place({ hours: Array(7).fill({ ...open, breaks: [{ from: '09:45', until: '10:15' }] }) }), TEN],
    ['weekday without hours', place({ hours: Array(7).fill(null) }), TEN],
    ['block of all chairs', place({ blocked: [null] }), TEN],
    ['block of each chair', place({ blocked: [1, 2, 3] }), TEN],
  ])('a slot on a %s gives no seat, except to a patient who is there', (_, of, time) => {
    const now = at('06:00')
    for (const wish of [patient, desk({ overbook: true }), again({ seat: 101, overbook: true })])
      expect(seats(wish, { of, time, now })).toEqual([])
    expect(seats(letIn(1), { of, time, now })).toEqual([1, 2, 3, 101, 102])
  })

  test('a slot gives the other chairs where one is blocked', () => {
    const of = place({ blocked: [2] })
    expect([seats(patient, { of }), seats(again({ seat: 2, overbook: true }), { of })]).toEqual([
      [1, 3],
      [1, 3, 101, 102],
    ])
  })

  test('a slot of a changed length is given only to its own booking, within opening hours', () => {
    const of = place({ slotMinutes: 45 })
    expect([patient, desk(), again()].map((wish) => seats(wish, { of }).length)).toEqual([0, 0, 3])
  })
})
