import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chain, type ServedChain, setChain } from '@/lib/catalogue/chain'
import { instantOf, localOf, weekdayOf } from '@/lib/domain/clinic-time'
import { quietUntil } from '@/lib/domain/messages/reminders'
import { isRecallTime, monthOf, recallMoment, recallMonths } from '@/lib/domain/recalls/recall'

const at = (date: string, time = '12:00') => instantOf(date, time)

describe('the moment of a recall', () => {
  let served: ServedChain
  beforeEach(() => {
    served = chain()
  })
  afterEach(() => setChain(served))

  test.each([
    ['2026-11-29', 6, '2027-05'],
    ['2026-11-30', 1, '2026-12'],
    ['2026-01-31', 1, '2026-02'],
    ['2026-11-01', 24, '2028-11'],
    ['2026-12-31', 12, '2027-12'],
  ])('from %s in %i months it is in %s', (date, months, month) => {
    for (const time of ['00:00', '23:59'])
      expect(monthOf(recallMoment(at(date, time), { months, bookingId: randomUUID() }))).toBe(month)
  })

  test('it spreads evenly over the working hours of the month’s first 20 days, and is the same for a booking', () => {
    const moments = Array.from({ length: 5000 }, () => {
      const wish = { months: 6, bookingId: randomUUID() }
      expect(recallMoment(at('2026-11-02'), wish)).toEqual(recallMoment(at('2026-11-20'), wish))
      return recallMoment(at('2026-11-02'), wish)
    })
    const days = new Map<string, number>()
    for (const moment of moments) {
      const { date, time } = localOf(moment)
      days.set(date, (days.get(date) ?? 0) + 1)
      expect(time >= '10:00' && time < '18:00' && isRecallTime(moment)).toBe(true)
      expect(quietUntil(moment)).toBeNull()
    }
    // May 2027 has three Sundays in its first 20 days.
    expect(days.size).toBe(17)
    expect([...days.keys()].filter((day) => day > '2027-05-20' || weekdayOf(day) === 6)).toEqual([])
    expect(Math.max(...days.values())).toBeLessThan(400)
  })

  test('the chain file may give a treatment an interval of its own', () => {
    setChain({ ...chain(), treatments: { scaling_root_planing: { recallMonths: 3 } } })
    expect([recallMonths('scaling_root_planing'), recallMonths('teeth_cleaning')]).toEqual([3, 6])
  })

  test('nothing goes out on a Sunday, in the evening or before ten', () => {
    expect(isRecallTime(at('2027-05-02', '12:00'))).toBe(false)
    for (const time of ['09:59', '19:00', '23:00']) expect(isRecallTime(at('2027-05-03', time))).toBe(false)
  })
})
