import {
  LatLngBounds,
  type Layer,
  Map as LeafletMap,
  type PathOptions,
  polygon,
  polyline,
  svg,
  tileLayer,
} from 'leaflet'
import { type ShapeKind, shapesOf } from '@/lib/catalogue/clinics/city-shapes'
import { mapColour } from '@/lib/catalogue/clinics/map-style'
import { boundsAround, type Point } from '@/lib/catalogue/clinics/point'

export type MapTiles = { url: string; attribution: string }
export type Ground = { cityId: string; tiles: MapTiles | null }

/** Pixels at zoom 11; each zoom step widens them. */
const WIDTH: Record<ShapeKind, number> = { sea: 0, lake: 0, river: 5, ring: 4, road: 3 }
const CASING = 2
const KEEP = { topLeft: [56, 64], bottomRight: [76, 44] } satisfies Record<string, [number, number]>

const widthAt = (width: number, zoom: number): number => width * 1.35 ** (zoom - 11)

function drawShapes(map: LeafletMap, cityId: string): void {
  const renderer = svg({ padding: 0.6 })
  const options: PathOptions = { renderer, interactive: false, lineCap: 'round', lineJoin: 'round' }
  const water = mapColour('water', 'geometry')
  const lines: { line: ReturnType<typeof polyline>; width: number; casing: number }[] = []
  const add = (layer: Layer) => layer.addTo(map)
  const shapes = shapesOf(cityId)
  for (const { kind, points } of shapes) {
    if (kind === 'sea' || kind === 'lake')
      add(polygon(points, { ...options, stroke: false, fillColor: water, fillOpacity: 1 }))
    else if (kind === 'river') {
      const line = polyline(points, { ...options, color: water })
      lines.push({ line, width: WIDTH.river, casing: 0 })
    }
  }
  const roads = shapes.filter(({ kind }) => kind === 'ring' || kind === 'road')
  // All casings come before all fills, so that crossings join.
  for (const element of ['geometry.stroke', 'geometry.fill'] as const) {
    for (const { kind, points } of roads) {
      const color = mapColour(kind === 'ring' ? 'road.highway' : 'road.arterial', element)
      lines.push({
        line: polyline(points, { ...options, color }),
        width: WIDTH[kind],
        casing: element === 'geometry.stroke' ? CASING : 0,
      })
    }
  }
  const widen = () => {
    for (const { line, width, casing } of lines)
      line.setStyle({ weight: widthAt(width, map.getZoom()) + casing, opacity: 1 })
  }
  for (const { line } of lines) add(line)
  widen()
  map.on('zoomend', widen)
}

const INDIA = { south: 8, west: 68, north: 37, east: 97 }

export function layGround(container: HTMLElement, { cityId, tiles }: Ground, points: readonly Point[]): LeafletMap {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const bounds = points.length > 0 ? boundsAround(points) : INDIA
  const reach = new LatLngBounds([bounds.south, bounds.west], [bounds.north, bounds.east])
  const map = new LeafletMap(container, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    zoomAnimation: !calm,
    markerZoomAnimation: !calm,
    fadeAnimation: false,
    inertia: !calm,
    zoomSnap: 0.5,
    minZoom: 9.5,
    maxZoom: tiles ? 18 : 15,
    maxBounds: reach,
    maxBoundsViscosity: 0.8,
  })
  // Leaflet draws nothing before it has a view.
  map.setView(reach.getCenter(), 11, { animate: false })
  if (tiles) tileLayer(tiles.url, { maxZoom: 18 }).addTo(map)
  else {
    container.style.backgroundColor = mapColour('landscape', 'geometry')
    drawShapes(map, cityId)
  }
  // The wheel scrolls the page until the map has the focus.
  container.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  container.addEventListener('focusout', () => map.scrollWheelZoom.disable())
  return map
}

export function showPoints(map: LeafletMap, points: readonly Point[], closest: number): void {
  const box = new LatLngBounds(points.map(({ lat, lng }) => [lat, lng]))
  if (box.isValid())
    map.fitBounds(box, {
      paddingTopLeft: KEEP.topLeft,
      paddingBottomRight: KEEP.bottomRight,
      maxZoom: closest,
      animate: false,
    })
}
