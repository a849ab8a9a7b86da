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
/** The midnight that ends the day, in minutes after the visit begins. */
const MIDNIGHT = 14 * 60

describe('the state of a visit', () => {
  test('a patient goes from the door to the chair and out again at any time of the day', () => {
    for (const minutes of [-60, 0, 300]) {
      expect(nextVisits('arrived', after(minutes))).toEqual(['expected', 'in_chair', 'kept', 'left'])
      expect(nextVisits('in_chair', after(minutes))).toEqual(['arrived', 'kept', 'left'])
    }
  })

  test('a visit can’t be arrived before its day, kept before its start or a no-show before the patient is late', () => {
    expect(nextVisits('expected', after(-DAY))).toEqual([])
    expect(nextVisits('expected', after(-10 * 60))).toEqual(['arrived'])
    expect(nextVisits('expected', after(-10 * 60 - 1))).toEqual([])
    expect(nextVisits('expected', after(0))).toEqual(['arrived', 'kept'])
    expect(nextVisits('expected', after(MISSED_AFTER_MINUTES - 0.01))).toEqual(['arrived', 'kept'])
    expect(nextVisits('expected', after(MISSED_AFTER_MINUTES))).toEqual(['arrived', 'kept', 'missed'])
    expect(checkVisitStep('expected', 'missed', after(0))).toBe('too_early')
  })

  test('an unmarked visit of an earlier day can still be kept or a no-show, but the patient can’t arrive', () => {
    expect(nextVisits('expected', after(MIDNIGHT))).toEqual(['kept', 'missed'])
    expect(checkVisitStep('expected', 'arrived', after(MIDNIGHT))).toBe('never')
  })

  test.each([
    ['kept', ['expected', 'arrived', 'in_chair']],
    ['missed', ['expected', 'arrived']],
    ['left', ['arrived', 'in_chair']],
  ] as const)('anybody may undo a visit that is %s on its day, and a manager later', (visit, back) => {
    expect(nextVisits(visit, after(MIDNIGHT - 1))).toEqual(back)
    expect(nextVisits(visit, after(MIDNIGHT))).toEqual([])
    expect(nextVisits(visit, after(MIDNIGHT, 'manager'))).toEqual(back)
    expect(checkVisitStep(visit, 'arrived', after(MIDNIGHT))).toBe('too_late')
  })

  test('a visit never changes to its own state, or directly from no-show or left to kept', () => {
    for (const visit of VISITS) expect(checkVisitStep(visit, visit, after(60, 'manager'))).toBe('never')
    expect(checkVisitStep('missed', 'kept', after(60, 'manager'))).toBe('never')
    expect(checkVisitStep('left', 'kept', after(60, 'manager'))).toBe('never')
  })

  test('a visit has a chair unless the patient was a no-show or left', () => {
    expect(VISITS.filter((visit) => !hasSeat(visit))).toEqual(['missed', 'left'])
  })

  test('a visit keeps the times of the states it passed and drops those that were undone', () => {
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
