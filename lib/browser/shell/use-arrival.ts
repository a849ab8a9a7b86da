// For content beside the page's subject: it comes at the first scroll or after a while.
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
