// Spec section 9. Token requests wait from 100 ms, doubled, with jitter, and end before a wait exceeds 5000 ms.
import { describe, expect, test, vi } from 'vitest'
import { withAttempts, withRetry } from '@/lib/browser/pool/retry'

const failing = (name: string, times = Number.POSITIVE_INFINITY, metadata?: object) => {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw Object.assign(new Error(name), { name, metadata })
    return 'answer'
  })
}

test('a retry waits from 100 ms, doubles each wait, adds up to 100 ms of jitter and gives up past 5000 ms', async () => {
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

test.each([0, 1, 5])('the call answers after %i temporary failures', async (times) => {
  const call = failing('TooManyRequestsException', times)
  expect(await withRetry(call, async () => undefined)).toBe('answer')
  expect(call).toHaveBeenCalledTimes(times + 1)
})

test.each(['NotAuthorizedException', 'UnsupportedTokenTypeException'])('the call does not retry %s', async (name) => {
  const call = failing(name)
  await expect(withRetry(call, async () => undefined)).rejects.toThrow(name)
  expect(call).toHaveBeenCalledOnce()
})

test('the call retries a server failure of any name', async () => {
  const call = failing('Odd', 1, { httpStatusCode: 503 })
  expect(await withRetry(call, async () => undefined)).toBe('answer')
})

describe('a call to the cloud', () => {
  const atOnce = async () => undefined

  test.each(['ThrottlingException', 'NetworkError'])(
    'the call tries three times on %s and then fails with it',
    async (name) => {
      const call = failing(name)
      await expect(withAttempts(call, atOnce)).rejects.toThrow(name)
      expect(call).toHaveBeenCalledTimes(3)
    },
  )

  test.each([500, 502, 503, 504])('the call retries on status %i', async (httpStatusCode) => {
    const call = failing('Odd', 2, { httpStatusCode })
    expect(await withAttempts(call, atOnce)).toBe('answer')
    expect(call).toHaveBeenCalledTimes(3)
  })

  test.each(['NotAuthorizedException', 'LimitExceededException'])('the call does not retry on %s', async (name) => {
    const call = failing(name)
    await expect(withAttempts(call, atOnce)).rejects.toThrow(name)
    expect(call).toHaveBeenCalledOnce()
  })

  test('the call tries only once when the retry quota of 500 is used up, and retries again after successful calls', async () => {
    const calls = Array.from({ length: 60 }, () => failing('NetworkError'))
    for (const call of calls) await expect(withAttempts(call, atOnce)).rejects.toThrow('NetworkError')
    expect(calls.at(-1)).toHaveBeenCalledOnce()
    for (let success = 0; success < 5; success += 1) await withAttempts(async () => 'answer', atOnce)
    const call = failing('NetworkError')
    await expect(withAttempts(call, atOnce)).rejects.toThrow('NetworkError')
    expect(call).toHaveBeenCalledTimes(2)
  })
})
