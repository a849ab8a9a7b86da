import { describe, expect, test } from 'vitest'
import { consumeLimit, sweepHits } from '@/lib/limits/check'
import { LIMITS } from '@/lib/limits/rules'
import { useDatabase } from '@/tests/support/servers/test-database'
import { swept } from '@/tests/support/swept'

const NOW = new Date('2026-11-23T06:00:00Z')
const after = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000)
const [{ code, stop }] = LIMITS.booking
const secret = 'a secret of at least thirty-two letters'

describe('the counted hits', () => {
  const database = useDatabase()
  const book = (network: string, { minutes = 0, proved = false } = {}) =>
    consumeLimit(database(), { secret, now: after(minutes) }, { act: 'booking', requester: { network }, proved })
  const marks = () => database().reads.selectFrom('limit_hits').selectAll().execute()

  test('a network passes exactly up to its limit, however many requests run in parallel', async () => {
    const decisions = await Promise.all(Array.from({ length: code + 20 }, () => book('192.0.2.1')))
    expect(decisions.filter(({ kind }) => kind === 'pass')).toHaveLength(code)
    expect(decisions.filter(({ kind }) => kind === 'code')).toHaveLength(20)
    expect(await book('192.0.2.2')).toEqual({ kind: 'pass' })
    // A refused attempt is not counted.
    expect(await marks()).toHaveLength(code + 1)
  })

  test('each rate limit counts its own hits alone', async () => {
    const other = { act: 'hold', requester: { network: '192.0.2.6' } } as const
    for (let n = 0; n < code; n += 1)
      expect((await consumeLimit(database(), { secret, now: NOW }, other)).kind).toBe('pass')
    for (let n = 0; n < code; n += 1) expect((await book('192.0.2.6')).kind).toBe('pass')
    expect((await book('192.0.2.6')).kind).toBe('code')
  })

  test('a hit older than the window no longer counts', async () => {
    for (let n = 0; n < code; n += 1) await book('192.0.2.3', { minutes: n / 60 })
    expect((await book('192.0.2.3', { minutes: 59 })).kind).toBe('code')
    expect((await book('192.0.2.3', { minutes: 60.2 })).kind).toBe('pass')
  })

  test('a limit’s stop also applies to proved numbers and says until when', async () => {
    for (let n = 0; n < stop; n += 1) expect((await book('192.0.2.4', { proved: true })).kind).toBe('pass')
    expect(await book('192.0.2.4', { minutes: 12, proved: true })).toEqual({
      kind: 'wait',
      by: 'network',
      until: after(60),
    })
  })

  test('a hit contains no address and is deleted when no rule counts it', async () => {
    await book('192.0.2.5')
    expect(JSON.stringify(await marks())).not.toContain('192.0.2')
    await swept(sweepHits(database().writes, after(26 * 60)))
    expect(await marks()).toEqual([])
  })
})
