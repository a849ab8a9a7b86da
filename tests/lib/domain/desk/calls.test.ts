import { describe, expect, test } from 'vitest'
import { instantOf } from '@/lib/domain/clinic-time'
import { againAfter, bestTimesAt, isCallTime, laterCall } from '@/lib/domain/desk/calls'

const at = (text: string) => instantOf(text.slice(0, 10), text.slice(11))

describe('a call to a patient', () => {
  test.each([
    ['2026-11-23T08:59', false],
    ['2026-11-23T09:00', true],
    ['2026-11-23T20:59', true],
    ['2026-11-23T21:00', false],
  ])('the desk may call at %s: %s', (now, may) => {
    expect(isCallTime(at(now))).toBe(may)
  })

  test.each([
    ['2026-11-23T09:00', ['any_time', 'morning']],
    ['2026-11-23T12:00', ['any_time', 'afternoon']],
    ['2026-11-23T19:59', ['any_time', 'evening']],
    ['2026-11-23T20:30', ['any_time']],
  ])('a call at %s suits patients who prefer %j', (now, wishes) => {
    expect(bestTimesAt(at(now))).toEqual(wishes)
  })

  test.each([
    [1, '2026-11-23T10:00', '2026-11-23T12:00'],
    [1, '2026-11-23T19:30', '2026-11-24T09:00'],
    [1, '2026-11-23T23:30', '2026-11-24T09:00'],
    [2, '2026-11-23T10:00', '2026-11-24T09:00'],
    [4, '2026-11-30T20:00', '2026-12-01T09:00'],
  ])('an unanswered call, try %i at %s, is due again at %s', (tries, now, again) => {
    expect(againAfter(tries, at(now))).toEqual(at(again))
  })

  test('the desk tries a call five times at most', () => {
    expect(againAfter(5, at('2026-11-23T10:00'))).toBeNull()
  })

  test.each([
    ['2026-11-23', '10:01', true],
    ['2026-12-23', '20:59', true],
    ['2026-11-23', '10:00', false],
    ['2026-12-24', '10:00', false],
    ['2026-11-24', '08:59', false],
    ['2026-11-24', '21:00', false],
    ['2026-13-24', '10:00', false],
    ['24 November', '10:00', false],
    ['2026-11-24', '25:00', false],
  ])('the desk may postpone a call to %s %s: %s', (date, time, may) => {
    expect(laterCall(date, time, at('2026-11-23T10:00'))).toEqual(may ? at(`${date}T${time}`) : null)
  })
})
