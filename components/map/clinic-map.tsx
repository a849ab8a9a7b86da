// The list beside the map says the same in words.
import { useEffect } from 'react'
import { MapFrame } from '@/components/map/map-frame'
import styles from '@/components/map/pin.module.css'
import type { MapPin } from '@/lib/browser/map/clinic-map'
import type { MapTiles } from '@/lib/browser/map/map-ground'
import { useMap } from '@/lib/browser/map/use-map'
import { useTexts } from '@/lib/browser/texts'

type Props = {
  label: string
  cityId: string
  pins: readonly MapPin[]
  tiles: MapTiles | null
  raised?: string | null
  onRaise?: (id: string | null) => void
  /** Without it the pins only show. */
  onChoose?: (id: string) => void
  small?: boolean
}

/** Leaflet draws pins outside React, so it needs these class names. */
export const PIN = { pin: styles.pin ?? '', label: styles.pinLabel ?? '', raised: styles.pinRaised ?? '' }

export function ClinicMap({ label, cityId, pins, tiles, raised = null, onRaise, onChoose, small = false }: Props) {
  const { MAP } = useTexts('map')
  const key = `${cityId} ${pins.map(({ id }) => id).join(' ')}`
  const { ref, map } = useMap(key, (maps, container) =>
    maps.drawClinics(container, {
      cityId,
      tiles,
      pins,
      classes: PIN,
      onRaise: onRaise ?? (() => undefined),
      onChoose: onChoose ?? null,
    }),
  )
  useEffect(() => map?.raise(raised), [map, raised])
  return (
    <MapFrame
      label={label}
      container={ref}
      onZoom={(steps) => map?.zoom(steps)}
      attribution={tiles?.attribution ?? MAP.drawn}
      small={small}
    />
  )
}
