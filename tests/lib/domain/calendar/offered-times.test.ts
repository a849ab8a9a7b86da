import { describe, expect, test } from 'vitest'
import { type FreeTime, isSameTime, seatedWithinAWeek, spreadTimes } from '@/lib/domain/calendar/offered-times'

const HOUR = 3_600_000
const time = (hour: number, free = 1): FreeTime => ({
  placeId: 'a',
  date: '2026-11-24',
  start: `${String(hour).padStart(2, '0')}:00`,
  end: 'x',
  at: hour * HOUR,
  until: (hour + 1) * HOUR,
  free,
})
const lost = (n: number, at = 10 * HOUR) => Array.from({ length: n }, (_, id) => ({ id: String(id), at, placeId: 'a' }))
const hours = (offers: Map<string, FreeTime[]>) => [...offers.values()].map((each) => each.map(({ at }) => at / HOUR))

describe('the slots offered in place of a lost one', () => {
  test('a patient is offered the three nearest slots, the nearest first', () => {
    expect(hours(spreadTimes(lost(1), [time(7), time(9), time(11), time(12), time(15)]))).toEqual([[9, 11, 12]])
    expect(hours(spreadTimes(lost(1), [time(9)]))).toEqual([[9]])
    expect(hours(spreadTimes(lost(1), []))).toEqual([[]])
  })

  test('a patient is not offered the lost slot itself, but may be offered it at another place', () => {
    const elsewhere = { ...time(10), placeId: 'b' }
    expect([...spreadTimes(lost(1), [time(10), time(11), elsewhere]).values()]).toEqual([[elsewhere, time(11)]])
  })

  test('each patient gets a different first slot while there are chairs', () => {
    const times = [time(9), time(11, 2), time(12), time(13), time(14)]
    const firsts = hours(spreadTimes(lost(6), times)).map(([first]) => first)
    expect(firsts).toEqual([9, 11, 11, 12, 13, 14])
    for (const each of hours(spreadTimes(lost(6), times))) expect(new Set(each).size).toBe(3)
  })

  test('a slot is offered to at most three patients per chair while others are free', () => {
    const times = Array.from({ length: 12 }, (_, n) => time(n + 11))
    const counts = new Map<number, number>()
    for (const hour of hours(spreadTimes(lost(10), times)).flat()) counts.set(hour, (counts.get(hour) ?? 0) + 1)
    expect(Math.max(...counts.values())).toBe(3)
  })

  test('a slot offered to earlier patients comes later for the next ones', () => {
    const before = [[time(9), time(11)]]
    expect(hours(spreadTimes(lost(1), [time(9), time(11), time(13)], before))[0]?.[0]).toBe(11)
  })

  test('two slots are the same only at the same place', () => {
    expect([isSameTime(time(9), time(9)), isSameTime(time(9), { ...time(9), placeId: 'b' })]).toEqual([true, false])
  })
})

test('seatedWithinAWeek counts the patients who get a chair within a week of their time', () => {
  const seated = (n: number, ...times: FreeTime[]) => seatedWithinAWeek(lost(n).map(({ at }) => ({ at, times })))
  expect(seated(3, time(9), time(11))).toBe(2)
  expect(seated(3, time(9, 5))).toBe(3)
  expect(seated(2, time(10 + 8 * 24, 9), time(10 + 7 * 24))).toBe(1)
  expect(seated(2, { ...time(9), until: 11 * HOUR }, { ...time(10), until: 12 * HOUR })).toBe(1)
})
