import { describe, expect, test } from 'vitest'
import { openingOf } from '@/lib/domain/opening'

const DAY = { opens: '09:00', closes: '18:00' }
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, null]

describe('how a clinic stands', () => {
  test.each([
    ['2026-11-23T08:59:00+05:30', 'later'],
    ['2026-11-23T09:00:00+05:30', 'open'],
    ['2026-11-23T17:59:00+05:30', 'open'],
    ['2026-11-23T18:00:00+05:30', 'over'],
    ['2026-11-22T12:00:00+05:30', 'closed'],
    ['2026-11-24T12:00:00+05:30', 'holiday'],
    // Still Monday in the clinic, whatever the day is elsewhere.
    ['2026-11-22T19:00:00Z', 'later'],
  ])('at %s: %s', (now, kind) => {
    expect(openingOf(HOURS, ['2026-11-24'], new Date(now)).kind).toBe(kind)
  })
})
