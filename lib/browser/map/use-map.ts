// A map that is drawn when it is seen: until then neither its code nor a tile is asked for.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type * as Maps from '@/lib/browser/map/clinic-map'

type Draw<M> = (maps: typeof Maps, container: HTMLElement) => M

/** The map drawn into the element of `ref`; null until it has come. `draw` is asked once for each `key`. */
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
    const seen = new IntersectionObserver((entries) => {
      // A busy phone tells of hidden and shown in one breath: the last counts.
      if (!entries.at(-1)?.isIntersecting) return
      import('@/lib/browser/map/clinic-map')
        .then((maps) => {
          if (gone || drawn) return
          seen.disconnect()
          drawn = latest.current(maps, container)
          setMap(drawn)
        })
        // The list, or what is typed, says the same as the map. Shown again, it is asked for again.
        .catch(() => undefined)
    })
    seen.observe(container)
    return () => {
      gone = true
      seen.disconnect()
      drawn?.remove()
      setMap(null)
    }
  }, [key])
  return { ref, map }
}
