import { describe, expect, test } from 'vitest'
import { openingOf } from '@/lib/domain/calendar/opening'

const DAY = { opens: '09:00', closes: '18:00' }
const LATE = { opens: '12:00', closes: '22:00' }
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, null]
const closed = ['2026-11-24']
const at = (now: string, place: object = {}) => openingOf({ hours: HOURS, closed, ...place }, new Date(now))
const shut = (date: string, time = '09:00') => ({ kind: 'closed', isHoliday: false, next: { date, time } })

describe('the opening state of a clinic', () => {
  test.each([
    ['a minute before it opens', '2026-11-23T08:59:00+05:30', shut('2026-11-23')],
    ['from its first minute', '2026-11-23T09:00:00+05:30', { kind: 'open', closes: '18:00' }],
    ['to before its last', '2026-11-23T17:59:00+05:30', { kind: 'open', closes: '18:00' }],
    ['in the evening before a holiday', '2026-11-23T18:00:00+05:30', shut('2026-11-25')],
    ['on a weekday that it is closed', '2026-11-22T12:00:00+05:30', shut('2026-11-23')],
    ['on a holiday', '2026-11-24T12:00:00+05:30', { ...shut('2026-11-25'), isHoliday: true }],
    ['on a holiday before it would open', '2026-11-24T08:00:00+05:30', { ...shut('2026-11-25'), isHoliday: true }],
    // In clinic time this is still Monday.
    ['by the clinic’s own day', '2026-11-22T19:00:00Z', shut('2026-11-23')],
  ])('a clinic has the right opening state %s', (_, now, opening) => {
    expect(at(now)).toEqual(opening)
  })

  test('a clinic follows its planned hours from their first day on', () => {
    const planned = { from: '2026-11-25', hours: Array(7).fill(LATE) }
    expect(at('2026-11-23T19:00:00+05:30', { planned })).toEqual(shut('2026-11-25', '12:00'))
    expect(at('2026-11-25T21:59:00+05:30', { planned })).toEqual({ kind: 'open', closes: '22:00' })
    expect(at('2026-11-25T09:30:00+05:30', { planned })).toEqual(shut('2026-11-25', '12:00'))
  })

  test('a clinic stays open until the midnight that ends its day', () => {
    const hours = Array(7).fill({ opens: '18:00', closes: '24:00' })
    expect(at('2026-11-23T23:59:00+05:30', { hours })).toEqual({ kind: 'open', closes: '24:00' })
    expect(at('2026-11-25T00:00:00+05:30', { hours })).toEqual(shut('2026-11-25', '18:00'))
  })

  test.each([
    ['before its break', '2026-11-23T12:59:00+05:30', { kind: 'open', closes: '13:00' }],
    ['in its break', '2026-11-23T13:00:00+05:30', shut('2026-11-23', '16:30')],
    ['after its break', '2026-11-23T16:30:00+05:30', { kind: 'open', closes: '18:00' }],
    ['after its day', '2026-11-23T18:00:00+05:30', shut('2026-11-25')],
  ])('a clinic has the right opening state %s', (_, now, opening) => {
    const hours = Array(7).fill({ ...DAY, breaks: [{ from: '13:00', until: '16:30' }] })
    expect(at(now, { hours })).toEqual(opening)
  })

  test('a clinic that stays closed for 30 days has no next opening', () => {
    const none = { kind: 'closed', isHoliday: false, next: null }
    expect(at('2026-11-23T10:00:00+05:30', { hours: Array(7).fill(null) })).toEqual(none)
  })
})
