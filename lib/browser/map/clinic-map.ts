// Leaflet is heavy, so this module is imported when a map becomes visible.
import { DivIcon, type Map as LeafletMap, Marker } from 'leaflet'
import { placeLabels } from '@/lib/browser/map/label-places'
import { type Ground, layGround, showPoints } from '@/lib/browser/map/map-ground'
import type { Point } from '@/lib/catalogue/clinics/point'

export type MapPin = Point & {
  id: string
  /** Read out by screen readers. */
  name: string
  label: string
}
type PinClasses = { pin: string; label: string; raised: string }

export type DrawnMap = {
  zoom(steps: number): void
  remove(): void
}
type ClinicsMap = DrawnMap & { raise(id: string | null): void }
type PointMap = DrawnMap & { move(point: Point): void }

const SIZE: [number, number] = [48, 48]
const TIP: [number, number] = [24, 42]
const CLOSEST = 13.5
const STREET = 14.5
const ON_TOP = 1000
/** Pixels for an arrow key; five times as far with Shift. */
const STEP = 8
const METRES = 0.00002

function iconOf({ pin, label }: PinClasses, text: string): DivIcon {
  const body = document.createElement('span')
  if (text !== '') {
    const words = document.createElement('span')
    words.className = label
    words.textContent = text
    body.append(words)
  }
  return new DivIcon({ className: pin, html: body, iconSize: SIZE, iconAnchor: TIP })
}

/** Labels never overlap. One without room shows only when its pin is raised. */
function settleLabels(map: LeafletMap, markers: readonly Marker[], label: string): void {
  const shown = markers.flatMap((marker) => {
    const words = marker.getElement()?.getElementsByClassName(label)[0]
    return words instanceof HTMLElement ? [{ words, ...map.latLngToContainerPoint(marker.getLatLng()) }] : []
  })
  const places = placeLabels(
    shown.map(({ words, x, y }) => ({ x, y, width: words.offsetWidth, height: words.offsetHeight })),
    map.getSize().x,
  )
  for (const [at, { words }] of shown.entries()) words.dataset.place = places[at]
}

type ClinicsOptions = Ground & {
  pins: readonly MapPin[]
  classes: PinClasses
  onChoose: ((id: string) => void) | null
  onRaise(id: string | null): void
}

/** @public called by the module that use-map.ts loads late */
export function drawClinics(container: HTMLElement, options: ClinicsOptions): ClinicsMap {
  const { pins, classes, onChoose, onRaise } = options
  const map = layGround(container, options, pins)
  showPoints(map, pins, CLOSEST)
  const markers = new Map<string, Marker>()
  for (const { id, name, label, lat, lng } of pins) {
    const isButton = onChoose !== null
    const marker = new Marker([lat, lng], { icon: iconOf(classes, label), keyboard: isButton, interactive: isButton })
    marker.addTo(map)
    markers.set(id, marker)
    const element = marker.getElement()
    if (!element || !onChoose) continue
    element.setAttribute('aria-label', name)
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      onChoose(id)
    })
    element.addEventListener('focus', () => onRaise(id))
    element.addEventListener('blur', () => onRaise(null))
    marker.on({ click: () => onChoose(id), mouseover: () => onRaise(id), mouseout: () => onRaise(null) })
  }
  const settle = () => settleLabels(map, [...markers.values()], classes.label)
  settle()
  map.on('zoomend resize', settle)
  let raised: string | null = null
  const set = (id: string | null, up: boolean) => {
    const marker = id === null ? undefined : markers.get(id)
    marker?.getElement()?.classList.toggle(classes.raised, up)
    marker?.setZIndexOffset(up ? ON_TOP : 0)
    if (up && marker) map.panInside(marker.getLatLng(), { padding: [SIZE[0], SIZE[1] + 16] })
  }
  return {
    raise(id) {
      if (id === raised) return
      set(raised, false)
      set(id, true)
      raised = id
    },
    zoom: (steps) => void map.zoomIn(steps),
    remove: () => void map.remove(),
  }
}

type PointOptions = Ground & { name: string; point: Point; classes: PinClasses; onMove(point: Point): void }

/** Drag, arrow keys or a tap move the pin. @public called by the module that use-map.ts loads late */
export function drawPoint(container: HTMLElement, options: PointOptions): PointMap {
  const { name, point, classes, onMove } = options
  const map = layGround(container, options, [point])
  map.setView(point, STREET, { animate: false })
  const marker = new Marker(point, { icon: iconOf(classes, ''), draggable: true, autoPan: true }).addTo(map)
  const reach = map.options.maxBounds
  const put = (at: Point) => {
    marker.setLatLng(at)
    if (reach) map.panInside(at, { padding: SIZE })
    onMove(at)
  }
  const element = marker.getElement()
  element?.setAttribute('aria-label', name)
  element?.addEventListener('keydown', (event) => {
    const path = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!path) return
    event.preventDefault()
    event.stopPropagation()
    const pixels = STEP * (event.shiftKey ? 5 : 1)
    const at = map.latLngToContainerPoint(marker.getLatLng())
    put(map.containerPointToLatLng(at.add([(path[0] ?? 0) * pixels, (path[1] ?? 0) * pixels])))
  })
  marker.on('dragend', () => onMove(marker.getLatLng()))
  map.on('click', ({ latlng }) => put(latlng))
  return {
    move(to) {
      // Our own change came back, rounded to a metre: the map must not move under the finger.
      const at = marker.getLatLng()
      if (Math.abs(at.lat - to.lat) < METRES && Math.abs(at.lng - to.lng) < METRES) return
      marker.setLatLng(to)
      map.setView(to, Math.max(map.getZoom(), STREET))
    },
    zoom: (steps) => void map.zoomIn(steps),
    remove: () => void map.remove(),
  }
}
