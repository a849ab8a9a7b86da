// Neither code nor tiles load before the map is visible.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type * as Maps from '@/lib/browser/map/clinic-map'

type Draw<M> = (maps: typeof Maps, container: HTMLElement) => M

/** `map` is null until it is drawn. `draw` runs once for each `key`. */
export function useMap<M extends Maps.DrawnMap>(
  key: string,
  draw: Draw<M>,
): { ref: RefObject<HTMLDivElement | null>; map: M | null } {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef(draw)
  const [map, setMap] = useState<M | null>(null)
  useEffect(() => {
    latest.current = draw
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another map
  useEffect(() => {
    const container = ref.current
    if (!container) return
    let drawn: M | null = null
    let gone = false
    const observer = new IntersectionObserver((entries) => {
      // A busy phone reports hidden and shown together: the last entry counts.
      if (!entries.at(-1)?.isIntersecting) return
      import('@/lib/browser/map/clinic-map')
        .then((maps) => {
          if (gone || drawn) return
          observer.disconnect()
          drawn = latest.current(maps, container)
          setMap(drawn)
        })
        // The list or the typed address says the same. The next time in view tries again.
        .catch(() => undefined)
    })
    observer.observe(container)
    return () => {
      gone = true
      observer.disconnect()
      drawn?.remove()
      setMap(null)
    }
  }, [key])
  return { ref, map }
}
