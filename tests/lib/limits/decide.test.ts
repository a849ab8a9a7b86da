import { describe, expect, test } from 'vitest'
import { type Count, countsHits, decide } from '@/lib/limits/decide'
import type { LimitRule } from '@/lib/limits/rule'
import { LIMITS, LONGEST_WINDOW_MS } from '@/lib/limits/rules'

const NOW = new Date('2026-11-23T06:00:00Z')
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000)
const HOUR = 3_600_000
const RULES: LimitRule[] = [
  { by: 'network', within: HOUR, code: 2, stop: 4 },
  { by: 'number', within: 24 * HOUR, stop: 3 },
]
const none: Count = { n: 0, oldest: null }
const count = (n: number, minutes: number): Count => ({ n, oldest: ago(minutes) })
const strangers = { proved: false }

describe('the decision of the rate limits', () => {
  test.each([
    ['passes below both', count(1, 5), none, { kind: 'pass' }],
    ['asks for a code', count(2, 5), none, { kind: 'code', by: 'network' }],
    ['asks for a code up to the stop', count(3, 5), count(2, 9), { kind: 'code', by: 'network' }],
    ['stops until the oldest has left', count(4, 50), none, { kind: 'wait', by: 'network', until: ago(-10) }],
    ['a stop outweighs a code', count(2, 5), count(3, 600), { kind: 'wait', by: 'number', until: ago(-840) }],
    ['the longest wait is told', count(4, 1), count(3, 60), { kind: 'wait', by: 'number', until: ago(-1380) }],
    ['in either order', count(4, 1), count(3, 1439), { kind: 'wait', by: 'network', until: ago(-59) }],
  ])('the decision is right: %s', (_what, network, number, decision) => {
    expect(decide(RULES, [network, number], strangers)).toEqual(decision)
  })

  test('a proved number passes where a code is asked, and no request passes a stop', () => {
    expect(decide(RULES, [count(3, 5), none], { proved: true })).toEqual({ kind: 'pass' })
    expect(decide(RULES, [count(4, 5), none], { proved: true }).kind).toBe('wait')
  })

  test('the decision counts live rows until they end, and a share of the total', () => {
    const standing: LimitRule[] = [
      { by: 'number', within: 'live', proved: true, stop: 2 },
      { by: 'network', within: 'day', code: { share: 0.2, least: 1 } },
    ]
    const ends = ago(-7)
    const day = (n: number, of: number): Count => ({ n, oldest: null, of })
    expect(decide(standing, [{ n: 2, oldest: ends }, day(0, 60)], strangers)).toEqual({
      kind: 'wait',
      by: 'number',
      until: ends,
    })
    const shareOf = (n: number, of: number) => decide(standing, [none, day(n, of)], strangers).kind
    expect([shareOf(11, 60), shareOf(12, 60), shareOf(11, 59)]).toEqual(['pass', 'code', 'code'])
    // The share of a small number is at least one.
    expect([shareOf(0, 4), shareOf(1, 4), shareOf(0, 0)]).toEqual(['pass', 'code', 'pass'])
    expect(decide(standing, [none, day(60, 60)], { proved: true })).toEqual({ kind: 'pass' })
  })

  test('the decision limits a network more strictly once half of the purpose’s share is sent', () => {
    const rules: LimitRule[] = [
      { by: 'network', within: HOUR, pressed: true, stop: 2 },
      { by: 'site', within: 'sent_hour', stop: { share: 0.1, least: 1 } },
      { by: 'site', within: 'all_sent', stop: { share: 1, least: 1 } },
    ]
    const sent = (n: number): Count => ({ n, oldest: ago(-7), of: 100 })
    const kindOf = (network: number, hour: number, all: number) =>
      decide(rules, [count(network, 5), sent(hour), sent(all)], strangers)
    expect(kindOf(2, 4, 99)).toEqual({ kind: 'pass' })
    expect(kindOf(1, 5, 99)).toEqual({ kind: 'pass' })
    expect(kindOf(2, 5, 5)).toEqual({ kind: 'wait', by: 'network', until: ago(-55) })
    expect(kindOf(0, 10, 10)).toEqual({ kind: 'wait', by: 'site', until: ago(-7) })
    expect(kindOf(0, 0, 100)).toEqual({ kind: 'wait', by: 'site', until: ago(-7) })
  })

  test('the limits leave a fifth of the SMS budget to known patients', () => {
    const shares = (['code', 'booking_code', 'notice'] as const).map((act) => {
      const rule = (LIMITS[act] as readonly LimitRule[]).find(({ within }) => within === 'sent_day')
      return typeof rule?.stop === 'object' ? rule.stop.share : Number.NaN
    })
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.8)
    for (const act of ['own_code', 'own_notice'] as const)
      expect(
        (LIMITS[act] as readonly LimitRule[]).filter(({ by }) => by === 'site').map(({ within }) => within),
      ).toEqual(['all_sent'])
  })

  test('the rules ask for a code before they stop, and hits last as long as any rule counts them', () => {
    for (const rule of Object.values<readonly LimitRule[]>(LIMITS).flat()) {
      if (countsHits(rule)) expect(rule.within).toBeLessThanOrEqual(LONGEST_WINDOW_MS)
      const { code, stop } = rule
      if (typeof code === 'number' && typeof stop === 'number') expect(code).toBeLessThan(stop)
      for (const bound of [code, stop])
        if (typeof bound === 'object') expect(bound.share * bound.least).toBeGreaterThan(0)
        else expect(bound ?? 1).toBeGreaterThan(0)
      expect(code ?? stop).toBeDefined()
    }
  })
})
