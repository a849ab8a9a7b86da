import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { awaitAck, keepConnection, type Line } from '@/lib/browser/live/watch'

describe('the watch over a connection', () => {
  let lines: { line: Line; isOpen: boolean }[]
  let states: string[]
  let end: () => void
  let random = 0
  const last = () => {
    const found = lines.at(-1)
    if (!found) throw new Error('Nothing was opened')
    return found
  }
  beforeEach(() => {
    vi.useFakeTimers()
    random = 0
    lines = []
    states = []
    end = keepConnection(
      (line) => {
        const opened = { line, isOpen: true }
        lines.push(opened)
        return () => {
          opened.isOpen = false
        }
      },
      (state) => states.push(state),
      () => random,
    )
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
  })

  test('the watch reconnects after 1 s, doubles each wait up to 128 s, and starts from 1 s after a live connection', () => {
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 128]) {
      const before = lines.length
      last().line.lost()
      vi.advanceTimersByTime(seconds * 1000 - 1)
      expect(lines.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(lines.length).toBe(before + 1)
    }
    last().line.acknowledged()
    last().line.lost()
    vi.advanceTimersByTime(1000)
    expect([lines.length, states]).toEqual([11, ['lost', 'live', 'lost']])
  })

  test('random jitter up to doubles the wait, but never past 128 s', () => {
    random = 1
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 128]) {
      const before = lines.length
      last().line.lost()
      vi.advanceTimersByTime(seconds * 1000 - 1)
      expect(lines.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(lines.length).toBe(before + 1)
    }
  })

  test('the watch reports doubt after 65 s of silence, recovers at the next message and reconnects after five minutes', () => {
    const { line } = last()
    line.acknowledged()
    vi.advanceTimersByTime(64_999)
    expect(states).toEqual(['live'])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['live', 'doubtful'])
    line.onMessage()
    expect(states).toEqual(['live', 'doubtful', 'live'])
    vi.advanceTimersByTime(300_000)
    expect([states.at(-1), last().isOpen, lines.length]).toEqual(['lost', false, 1])
    vi.advanceTimersByTime(1000)
    expect([last().isOpen, lines.length]).toEqual([true, 2])
  })

  test('the watch waits 15 s for the acknowledgement of a subscription', () => {
    const late = awaitAck(last().line)
    vi.advanceTimersByTime(14_999)
    expect(states).toEqual([])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['lost'])
    late.acknowledged()
    expect(states).toEqual(['lost'])
    vi.advanceTimersByTime(1000)
    awaitAck(last().line).acknowledged()
    vi.advanceTimersByTime(20_000)
    expect(states).toEqual(['lost', 'live'])
  })

  test('the watch ignores a connection that it gave up and opens none after it ended', () => {
    const [first] = lines
    first?.line.lost()
    vi.advanceTimersByTime(1000)
    first?.line.lost()
    first?.line.acknowledged()
    expect([states, lines.length]).toEqual([['lost'], 2])
    end()
    expect(last().isOpen).toBe(false)
    last().line.lost()
    vi.advanceTimersByTime(200_000)
    expect([states, lines.length]).toEqual([['lost'], 2])
  })

  test('the watch closes a connection that fails while it opens', () => {
    let closed = 0
    const over = keepConnection(
      (line) => {
        line.lost()
        return () => {
          closed += 1
        }
      },
      () => undefined,
    )
    expect(closed).toBe(1)
    over()
  })
})
