// When something that is not what the page is about may come: with the first scroll, or when the page has stood for a while.
import { useEffect, useState } from 'react'

const WAIT_MS = 10_000

export function useArrival(): boolean {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    if (isHere) return
    const come = () => setIsHere(true)
    const waiting = setTimeout(come, WAIT_MS)
    window.addEventListener('scroll', come, { passive: true, once: true })
    return () => {
      clearTimeout(waiting)
      window.removeEventListener('scroll', come)
    }
  }, [isHere])
  return isHere
}
