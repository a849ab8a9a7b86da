// How long until something may be done again, or is over, told by the second.
import { useEffect, useState } from 'react'

const SECOND_MS = 1000
/** A clock that is wrong must lock nobody out: no wait is longer than the pool's own. */
const MOST_SECONDS = 60

const secondsUntil = (until: string): number => {
  const left = Math.ceil((Date.parse(until) - Date.now()) / SECOND_MS)
  return Math.min(Math.max(Number.isNaN(left) ? 0 : left, 0), MOST_SECONDS)
}

/** Seconds as minutes and seconds: 9:05. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/**
 * Of so many seconds that the server counted, how many are left; null before the page's scripts have come. By the device's
 * clock, which goes on while the device sleeps; what it says now does not matter.
 */
export function useTimeLeft(seconds: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = Date.now() + seconds * SECOND_MS
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS)))
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

/** The whole seconds until a time; 0 once it has come. */
export function useCountdown(until: string): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    // Counted from here, not from the clock, which may be corrected meanwhile.
    const end = performance.now() + secondsUntil(until) * SECOND_MS
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS)))
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}
