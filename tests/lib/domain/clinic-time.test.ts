import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addDays,
  addYears,
  daysBetween,
  instantOf,
  localOf,
  minutesOf,
  timeAtMinute,
  timeOn,
  weekdayOf,
} from '@/lib/domain/clinic-time'

const day = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1990-01-01', n))
const minute = fc.integer({ min: 0, max: 1439 })

describe.each([
  ['UTC', 0],
  ['Asia/Kolkata', -330],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
])('the clinic time with the process in %s', (zone, offset) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  test('the process runs in this time zone', () =>
    expect(new Date('2026-01-15T00:00:00Z').getTimezoneOffset()).toBe(offset))

  test.each([
    ['2026-11-23', '10:30', '2026-11-23T05:00:00.000Z'],
    ['2026-11-23', '00:00', '2026-11-22T18:30:00.000Z'],
    ['2026-11-23', '24:00', '2026-11-23T18:30:00.000Z'],
    ['2028-02-29', '05:29', '2028-02-28T23:59:00.000Z'],
    // Other countries change their clocks on these days.
    ['2026-03-08', '02:30', '2026-03-07T21:00:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-28T21:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-24T21:00:00.000Z'],
    ['2026-11-01', '01:30', '2026-10-31T20:00:00.000Z'],
  ])('the local time %s %s is %s', (date, time, instant) => expect(instantOf(date, time).toISOString()).toBe(instant))

  test('localOf returns every date and time that instantOf was given', () => {
    fc.assert(
      fc.property(day, minute, (date, at) => {
        expect(localOf(instantOf(date, timeAtMinute(at)))).toEqual({ date, time: timeAtMinute(at) })
      }),
    )
  })
})

test('the midnight that ends a day is 24:00 on that day and 00:00 on the next', () => {
  const midnight = instantOf('2026-11-23', '24:00')
  expect([timeOn('2026-11-23', midnight), timeOn('2026-11-24', midnight)]).toEqual(['24:00', '00:00'])
  expect(timeOn('2026-11-23', instantOf('2026-11-23', '10:30'))).toBe('10:30')
})

test.each([
  ['00:00', 0],
  ['09:05', 545],
  ['23:59', 1439],
  ['24:00', 1440],
])('the time %s is %i minutes after midnight', (time, minutes) => {
  expect([minutesOf(time), timeAtMinute(minutes)]).toEqual([minutes, time])
})

test.each([
  ['2026-11-23', 'Monday', 0],
  ['2026-11-24', 'Tuesday', 1],
  ['2026-11-25', 'Wednesday', 2],
  ['2026-11-26', 'Thursday', 3],
  ['2026-11-27', 'Friday', 4],
  ['2026-11-28', 'Saturday', 5],
  ['2026-11-29', 'Sunday', 6],
  ['1969-12-28', 'Sunday', 6],
])('the date %s is a %s', (date, _, weekday) => expect(weekdayOf(date)).toBe(weekday))

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('the date %s plus %i days is %s', (date, n, other) => {
  expect(addDays(date, n)).toBe(other)
  expect(daysBetween(date, other)).toBe(n)
})

test('addDays, daysBetween and weekdayOf agree with each other', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (date, n) => {
      expect(daysBetween(date, addDays(date, n))).toBe(n)
      expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7)
    }),
  )
})

test('addYears keeps the local day and time, and turns 29 February into 1 March', () => {
  expect(localOf(addYears(instantOf('2026-11-23', '00:10'), 1))).toEqual({ date: '2027-11-23', time: '00:10' })
  expect(localOf(addYears(instantOf('2028-02-29', '23:50'), 1))).toEqual({ date: '2029-03-01', time: '23:50' })
  // In UTC this is still 29 February.
  expect(localOf(addYears(instantOf('2028-03-01', '02:00'), 1))).toEqual({ date: '2029-03-01', time: '02:00' })
})
