import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Null before the scripts run. Changes of the phone's clock do not matter. */
export function useSecondsLeft(seconds: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = performance.now() + seconds * SECOND_MS
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS)))
    tick()
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
