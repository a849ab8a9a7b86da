import { describe, expect, test } from 'vitest'
import { delayMessage, mayRunLate, minutesLate, standingDelay } from '@/lib/domain/calendar/delay'
import { instantOf } from '@/lib/domain/clinic-time'

const at = (time: string, date = '2026-11-23') => instantOf(date, time)
const delay = { minutes: 20, reportedAt: at('10:00') }

describe('the visits that a delay concerns', () => {
  test.each([
    ['10:30', '10:05', 20],
    ['13:00', '10:05', 20],
    ['13:05', '10:05', 0],
    // The visit should have begun, and the patient waits.
    ['09:50', '10:05', 20],
    ['10:30', '10:49', 20],
    ['10:30', '10:50', 0],
  ])('a visit at %s is late at %s by %i minutes', (start, now, expected) => {
    expect(minutesLate(delay, at(start), at(now))).toBe(expected)
  })

  test('no delay, or one that is over, concerns nobody', () => {
    expect(minutesLate(null, at('10:30'), at('10:05'))).toBe(0)
    expect(minutesLate({ ...delay, minutes: 0 }, at('10:30'), at('10:05'))).toBe(0)
  })

  test('a delay ends with the day', () => {
    const late = { minutes: 30, reportedAt: at('23:00') }
    expect(minutesLate(late, at('23:30'), at('23:10'))).toBe(30)
    expect(minutesLate(late, at('00:30', '2026-11-24'), at('23:10'))).toBe(0)
  })

  test('a delay that nobody repeats ends after three hours', () => {
    expect(standingDelay(delay, at('12:59'))).toBe(20)
    expect(standingDelay(delay, at('13:00'))).toBe(0)
    expect(standingDelay(null, at('10:00'))).toBe(0)
  })

  test.each([
    ['13:00', true],
    ['13:05', false],
    ['09:01', true],
    ['09:00', false],
  ])('at ten, a visit at %s may run late: %s', (start, expected) => {
    expect(mayRunLate(at(start), at('10:00'))).toBe(expected)
  })
})

describe('the message about a delay', () => {
  test.each([
    [0, 10, null],
    [0, 15, 'running_late'],
    [0, 0, null],
    [15, 20, null],
    [15, 30, 'running_late'],
    [30, 30, null],
    [30, 20, null],
    [30, 15, 'running_late'],
    [60, 10, 'running_late'],
    [30, 0, 'on_time_again'],
  ])('after %i minutes told, a delay of %i minutes needs %s', (told, minutes, expected) => {
    expect(delayMessage({ startsAt: at('11:00'), told, minutes, now: at('10:00') })?.kind ?? null).toBe(expected)
  })

  test.each([
    // To a visit that has begun, only a patient who believes in a longer delay is still on the way.
    [0, 30, null],
    [15, 30, null],
    [60, 20, '12:00'],
    [60, 0, '12:00'],
    [15, 0, '11:15'],
    [10, 0, null],
  ])('at ten past eleven, after %i minutes told, %i minutes are worth a message until %s', (told, minutes, until) => {
    const found = delayMessage({ startsAt: at('11:00'), told, minutes, now: at('11:10') })
    expect(found?.until ?? null).toEqual(until && at(until))
  })
})
