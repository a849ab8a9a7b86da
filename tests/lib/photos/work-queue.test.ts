import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTurn, type PhotoSender } from '@/lib/photos/work-queue'

const stays = () => new AbortController().signal
const NEXT = 1

/** Picture work by network, each until the test ends it; records which began and each outcome. */
function crowd() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, network: string, gone: PhotoSender['gone'] = stays()) =>
    inTurn({ network, gone }, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const end = async (name: string) => {
    await vi.advanceTimersByTimeAsync(NEXT)
    ends.get(name)?.()
    await vi.advanceTimersByTimeAsync(NEXT)
  }
  return { begun, ask, end }
}

describe('the queue for picture work', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('the queue does one network’s work one by one, beside the work of others', async () => {
    const { begun, ask, end } = crowd()
    const asked = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('b1', 'b'), ask('c1', 'c')]
    await vi.advanceTimersByTimeAsync(NEXT)
    expect(begun).toEqual(['a1', 'b1'])
    await end('b1')
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    for (const name of ['a1', 'c1', 'a2', 'a3']) await end(name)
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  })

  test('the queue refuses work at once beyond five of a network and 34 in all', async () => {
    const { ask, end, begun } = crowd()
    const own = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => ask(name, 'a'))
    expect(await own[5]).toBe('busy')
    // Beside a network's first picture, which is being worked on, four wait.
    const others = Array.from({ length: 30 }, (_, n) => ask(`b${n}`, `b${n}`))
    expect(await others[29]).toBe('busy')
    for (let at = 0; at < begun.length; at += 1) await end(begun[at] ?? '')
    expect(await Promise.all(own.slice(0, 5))).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
    expect(new Set(await Promise.all(others))).toEqual(new Set([...begun.filter((name) => name[0] === 'b'), 'busy']))
  })

  test('the queue refuses work that has waited for 15 seconds', async () => {
    const { ask, end } = crowd()
    const [first, second] = [ask('a1', 'a'), ask('a2', 'a')]
    await vi.advanceTimersByTimeAsync(15_000)
    await end('a1')
    expect(await Promise.all([first, second])).toEqual(['a1', 'busy'])
  })

  test('the queue skips work of a client who has left, and frees its place', async () => {
    const { begun, ask, end } = crowd()
    const leaving = new AbortController()
    const asked = [ask('a1', 'a'), ...['a2', 'a3', 'a4', 'a5'].map((name) => ask(name, 'a', leaving.signal))]
    leaving.abort()
    asked.push(ask('a6', 'a'), ask('a7', 'a', leaving.signal))
    for (const name of ['a1', 'a6']) await end(name)
    expect(await Promise.all(asked)).toEqual(['a1', 'busy', 'busy', 'busy', 'busy', 'a6', 'busy'])
    expect(begun).toEqual(['a1', 'a6'])
  })

  test('failed work frees its place for the next', async () => {
    const failed = inTurn({ network: 'a', gone: stays() }, () => Promise.reject(new Error('no picture')))
    const next = inTurn({ network: 'a', gone: stays() }, async () => 'read')
    await expect(failed).rejects.toThrow('no picture')
    expect(await next).toBe('read')
  })
})
