// How long something can still be done: counted from what the server said, whatever clock the phone has.
import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** The whole seconds that are left of so many; 0 once they are over, null before the page's scripts count. */
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
