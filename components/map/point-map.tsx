import { useEffect } from 'react'
import { PIN } from '@/components/map/clinic-map'
import { MapFrame } from '@/components/map/map-frame'
import type { MapTiles } from '@/lib/browser/map/map-ground'
import { useMap } from '@/lib/browser/map/use-map'
import { useTexts } from '@/lib/browser/texts'
import type { Point } from '@/lib/catalogue/clinics/point'

type Props = { cityId: string; point: Point; tiles: MapTiles; onMove: (point: Point) => void }

export function PointMap({ cityId, point, tiles, onMove }: Props) {
  const { POINT } = useTexts('map')
  const { ref, map } = useMap(cityId, (maps, container) =>
    maps.drawPoint(container, { cityId, tiles, point, name: POINT.pin, classes: PIN, onMove }),
  )
  const { lat, lng } = point
  useEffect(() => map?.move({ lat, lng }), [map, lat, lng])
  return (
    <MapFrame label={POINT.map} container={ref} onZoom={(steps) => map?.zoom(steps)} attribution={tiles.attribution} />
  )
}
