// The retry of spec section 9: from 100 ms, doubled, with jitter, ending once the wait would be past 5000 ms.
import { expect, test, vi } from 'vitest'
import { withRetry } from '@/lib/browser/pool/retry'

const failing = (name: string, times = Number.POSITIVE_INFINITY, metadata?: object) => {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw Object.assign(new Error(name), { name, metadata })
    return 'answer'
  })
}

test('waits from 100 ms, twice as long each time, with up to 100 ms of jitter, and gives up past 5000 ms', async () => {
  const waits: number[] = []
  const call = failing('NetworkError')
  await expect(withRetry(call, async (ms) => void waits.push(ms))).rejects.toThrow('NetworkError')
  expect(waits).toHaveLength(6)
  for (const [at, ms] of waits.entries()) {
    expect(ms).toBeGreaterThanOrEqual(2 ** at * 100)
    expect(ms).toBeLessThanOrEqual(2 ** at * 100 + 100)
    expect(ms).toBeLessThanOrEqual(5000)
  }
  expect(call).toHaveBeenCalledTimes(7)
})

test.each([0, 1, 5])('answers after %i failures that passed', async (times) => {
  const call = failing('TooManyRequestsException', times)
  expect(await withRetry(call, async () => undefined)).toBe('answer')
  expect(call).toHaveBeenCalledTimes(times + 1)
})

test.each(['NotAuthorizedException', 'UnsupportedTokenTypeException'])(
  '%s is an answer, and asked once',
  async (name) => {
    const call = failing(name)
    await expect(withRetry(call, async () => undefined)).rejects.toThrow(name)
    expect(call).toHaveBeenCalledOnce()
  },
)

test('a failure of the server may pass, whatever its name', async () => {
  const call = failing('Odd', 1, { httpStatusCode: 503 })
  expect(await withRetry(call, async () => undefined)).toBe('answer')
})
