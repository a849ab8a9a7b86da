import { describe, expect, test } from 'vitest'
import { type OccupiedSpan, occupiedBy } from '@/lib/domain/calendar/occupied'
import { openSlots } from '@/lib/domain/calendar/open-slots'
import { seatsFor } from '@/lib/domain/calendar/seat-rules'
import { type Calendar, endOfVisit, type Slot, slotsOfDay } from '@/lib/domain/calendar/slots'
import { instantOf, minutesOf } from '@/lib/domain/clinic-time'

const NOW = instantOf('2026-11-23', '00:00')
const DATE = '2026-11-24'
const at = (time: string) => instantOf(DATE, time).getTime()
const day = { opens: '09:00', closes: '18:00', breaks: [{ from: '13:00', until: '14:10' }] }
const place = (given: Partial<Calendar> = {}): Calendar => ({
  hours: [day, day, day, day, day, day, null],
  slotMinutes: 30,
  closed: new Set(),
  ...given,
})
const startsOf = (calendar: Calendar) => slotsOfDay(calendar, DATE).map(({ start, end }) => `${start}-${end}`)

/** Always the same numbers from 0 up to `below`. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('the slots of a visit with a length of its own', () => {
  test('they begin on the usual times, and end before a break and closing time', () => {
    const long = startsOf(place({ visitMinutes: 120 }))
    expect(long.slice(0, 5)).toEqual(['09:00-11:00', '09:30-11:30', '10:00-12:00', '10:30-12:30', '11:00-13:00'])
    expect(long.slice(5)).toEqual(['14:10-16:10', '14:40-16:40', '15:10-17:10', '15:40-17:40'])
    expect(startsOf(place({ visitMinutes: 245 }))).toEqual([])
  })

  test('a visit without a length, or with a shorter one, takes a slot', () => {
    const usual = startsOf(place())
    for (const visitMinutes of [null, undefined, 5, 30])
      expect(startsOf(visitMinutes === undefined ? place() : place({ visitMinutes }))).toEqual(usual)
    expect(endOfVisit({ slotMinutes: 30, visitMinutes: 10 }, '10:00')).toBe('10:30')
    expect(endOfVisit({ slotMinutes: 30, visitMinutes: 50 }, '10:00')).toBe('10:50')
    expect(endOfVisit({ slotMinutes: 30, visitMinutes: 240 }, '23:30')).toBe('24:00')
  })

  test('two chairs that are free one after the other are no chair for a long visit', () => {
    const spans: OccupiedSpan[] = [
      [at('10:00'), at('10:30'), [1], false],
      [at('10:30'), at('11:00'), [2], false],
    ]
    const shown = (visitMinutes: number) =>
      Array.from(openSlots(place({ visitMinutes }), occupiedBy(spans, 2), [DATE], NOW), ({ start }) => start)
    expect(shown(60).slice(0, 4)).toEqual(['09:00', '09:30', '10:30', '11:00'])
    expect(shown(30).slice(0, 4)).toEqual(['09:00', '09:30', '10:00', '10:30'])
  })

  test('in any calendar, each shown slot has one chair for its whole length, and each hidden one has none', () => {
    const next = numbersFrom(7)
    let [shown, hidden] = [0, 0]
    for (let round = 0; round < 300; round += 1) {
      const seats = 1 + next(4)
      const calendar = place({ slotMinutes: 15 + 5 * next(7), visitMinutes: 5 + 5 * next(36) })
      const spans = Array.from({ length: next(14) }, (): OccupiedSpan => {
        const from = at('09:00') + next(108) * 300_000
        return [from, from + (1 + next(30)) * 300_000, next(30) === 0 ? null : [1 + next(seats)], false]
      })
      const open = new Set(Array.from(openSlots(calendar, occupiedBy(spans, seats), [DATE], NOW), ({ start }) => start))
      for (const { start, end } of slotsOfDay(calendar, DATE)) {
        const isFree = (chair: number) =>
          !spans.some(
            ([from, until, taken]) => from < at(end) && until > at(start) && (taken === null || taken.includes(chair)),
          )
        const hasChair = Array.from({ length: seats }, (_, n) => n + 1).some(isFree)
        expect([round, start, open.has(start)]).toEqual([round, start, hasChair])
        if (hasChair) shown += 1
        else hidden += 1
        const [opens, closes] = start < '13:30' ? ['09:00', '13:00'] : ['14:10', '18:00']
        expect(start >= opens && end <= closes).toBe(true)
        expect(minutesOf(end) - minutesOf(start)).toBe(Math.max(calendar.slotMinutes, calendar.visitMinutes ?? 0))
      }
    }
    expect(Math.min(shown, hidden)).toBeGreaterThan(300)
  })

  test('a slot of another length gets no seat, from a patient or the desk', () => {
    const seatPlace = { ...place({ visitMinutes: 60 }), seats: 2, blocked: [] }
    const seats = (slot: Slot, rule: Parameters<typeof seatsFor>[2]) => seatsFor(seatPlace, slot, rule, NOW).length
    const desk = { rule: 'desk', begun: false, overbook: false } as const
    for (const rule of [{ rule: 'patient' } as const, desk]) {
      expect(seats({ date: DATE, start: '10:00', end: '11:00' }, rule)).toBe(2)
      expect(seats({ date: DATE, start: '10:00', end: '10:30' }, rule)).toBe(0)
      expect(seats({ date: DATE, start: '12:30', end: '13:30' }, rule)).toBe(0)
    }
  })
})
