import { useEffect, useState } from 'react'
import type { Point } from '@/lib/catalogue/clinics/point'

const WAIT_MS = 10_000

/** Undefined before hydration or without geolocation. Call it only after a tap; `take` gets null on refusal. */
export function usePosition(): ((take: (point: Point | null) => void, isExact?: boolean) => void) | undefined {
  const [isAble, setIsAble] = useState(false)
  useEffect(() => setIsAble('geolocation' in navigator), [])
  if (!isAble) return undefined
  return (take, isExact = false) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => take({ lat: coords.latitude, lng: coords.longitude }),
      () => take(null),
      { enableHighAccuracy: isExact, timeout: WAIT_MS },
    )
}
