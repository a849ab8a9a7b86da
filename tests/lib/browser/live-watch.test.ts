// The watch over a live connection, by a clock of its own: when it waits, doubts, gives up and begins again.
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

  test('tries again after 1 s, twice as long each time, and never longer than 128 s; from 1 s once it was live', () => {
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

  test('keeps browsers apart by up to twice the wait, never past 128 s', () => {
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

  test('doubts after 65 s of silence, believes the next word, and begins anew after five minutes', () => {
    const { line } = last()
    line.acknowledged()
    vi.advanceTimersByTime(64_999)
    expect(states).toEqual(['live'])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['live', 'doubtful'])
    line.heard()
    expect(states).toEqual(['live', 'doubtful', 'live'])
    vi.advanceTimersByTime(300_000)
    expect([states.at(-1), last().isOpen, lines.length]).toEqual(['lost', false, 1])
    vi.advanceTimersByTime(1000)
    expect([last().isOpen, lines.length]).toEqual([true, 2])
  })

  test('gives a subscription 15 s for its acknowledgement', () => {
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

  test('hears nothing of a connection that it gave up, and opens none once it ended', () => {
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

  test('closes a connection that fails while it is opened', () => {
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
