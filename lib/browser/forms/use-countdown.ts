import { useEffect, useState } from 'react'

const SECOND_MS = 1000
/** Caps a wait at the pool's longest, so that a wrong clock locks nobody out. */
const MOST_SECONDS = 60

const secondsUntil = (until: string): number => {
  const left = Math.ceil((Date.parse(until) - Date.now()) / SECOND_MS)
  return Math.min(Math.max(Number.isNaN(left) ? 0 : left, 0), MOST_SECONDS)
}

export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Null before the scripts run. Uses the device's clock, which goes on while the device sleeps. */
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

export function useCountdown(until: string): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    // A correction of the clock must not change the countdown.
    const end = performance.now() + secondsUntil(until) * SECOND_MS
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS)))
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [until])
  return left
}
