import { describe, expect, test } from 'vitest'
import { VISITS, type Visit } from '@/lib/catalogue/visits'
import { checkVisitStep, hasSeat, MISSED_AFTER_MINUTES, momentsAt, nextVisits } from '@/lib/domain/booking/visit'

const START = new Date('2026-11-24T10:00:00+05:30')
const after = (minutes: number, role: 'desk' | 'manager' = 'desk') => ({
  now: new Date(START.getTime() + minutes * 60_000),
  startsAt: START,
  role,
})
const DAY = 24 * 60
/** Midnight that ends the day. */
const MIDNIGHT = 14 * 60

describe('a visit', () => {
  test('goes from door to chair and out again, at any time of its day', () => {
    for (const minutes of [-60, 0, 300]) {
      expect(nextVisits('arrived', after(minutes))).toEqual(['expected', 'in_chair', 'kept', 'left'])
      expect(nextVisits('in_chair', after(minutes))).toEqual(['arrived', 'kept', 'left'])
    }
  })

  test('is not awaited before its day, kept before its start, or missed before it is late', () => {
    expect(nextVisits('expected', after(-DAY))).toEqual([])
    expect(nextVisits('expected', after(-10 * 60))).toEqual(['arrived'])
    expect(nextVisits('expected', after(-10 * 60 - 1))).toEqual([])
    expect(nextVisits('expected', after(0))).toEqual(['arrived', 'kept'])
    expect(nextVisits('expected', after(MISSED_AFTER_MINUTES - 0.01))).toEqual(['arrived', 'kept'])
    expect(nextVisits('expected', after(MISSED_AFTER_MINUTES))).toEqual(['arrived', 'kept', 'missed'])
    expect(checkVisitStep('expected', 'missed', after(0))).toBe('too_early')
  })

  test('that nobody marked on its day can still be told, but nobody arrives for it', () => {
    expect(nextVisits('expected', after(MIDNIGHT))).toEqual(['kept', 'missed'])
    expect(checkVisitStep('expected', 'arrived', after(MIDNIGHT))).toBe('never')
  })

  test.each([
    ['kept', ['expected', 'arrived', 'in_chair']],
    ['missed', ['expected', 'arrived']],
    ['left', ['arrived', 'in_chair']],
  ] as const)('that is %s steps back on its day by anybody, later by a manager', (visit, back) => {
    expect(nextVisits(visit, after(MIDNIGHT - 1))).toEqual(back)
    expect(nextVisits(visit, after(MIDNIGHT))).toEqual([])
    expect(nextVisits(visit, after(MIDNIGHT, 'manager'))).toEqual(back)
    expect(checkVisitStep(visit, 'arrived', after(MIDNIGHT))).toBe('too_late')
  })

  test('never becomes what it is, and never goes from missed or left to kept at once', () => {
    for (const visit of VISITS) expect(checkVisitStep(visit, visit, after(60, 'manager'))).toBe('never')
    expect(checkVisitStep('missed', 'kept', after(60, 'manager'))).toBe('never')
    expect(checkVisitStep('left', 'kept', after(60, 'manager'))).toBe('never')
  })

  test('has a chair unless its patient did not come, or went', () => {
    expect(VISITS.filter((visit) => !hasSeat(visit))).toEqual(['missed', 'left'])
  })

  test('has the moments of the way that it went, and none of a way back', () => {
    const none = { arrivedAt: null, seatedAt: null, keptAt: null, missedAt: null, leftAt: null }
    const [one, two, three] = [1, 2, 3].map((n) => after(n).now)
    const walk = (way: readonly [Visit, Date | undefined][]) =>
      way.reduce((had, [to, at]) => momentsAt(to, had, at ?? START), none as ReturnType<typeof momentsAt>)
    const whole = walk([
      ['arrived', one],
      ['in_chair', two],
      ['kept', three],
    ])
    expect(whole).toEqual({ ...none, arrivedAt: one, seatedAt: two, keptAt: three })
    expect(momentsAt('arrived', whole, START)).toEqual({ ...none, arrivedAt: one })
    expect(momentsAt('kept', none, START)).toEqual({ ...none, keptAt: START })
    expect(momentsAt('left', whole, START)).toEqual({ ...none, arrivedAt: one, seatedAt: two, leftAt: START })
    expect(momentsAt('missed', none, START)).toEqual({ ...none, missedAt: START })
    expect(momentsAt('expected', whole, START)).toEqual(none)
  })
})
