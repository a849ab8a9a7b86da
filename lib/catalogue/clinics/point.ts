// Degrees. As a parameter: `12.97160,77.59460`.

export type Point = { lat: number; lng: number }

/** Five decimals are about a metre. */
export const writePoint = ({ lat, lng }: Point): string => `${lat.toFixed(5)},${lng.toFixed(5)}`

export function readPoint(written = ''): Point | null {
  const [lat = Number.NaN, lng = Number.NaN] = written.split(',').map(Number)
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null
}

export type Bounds = { south: number; west: number; north: number; east: number }

/** A box that reaches 33 km (0.297 degrees of latitude) beyond the points. Needs at least one point. */
export function boundsAround(points: readonly Point[]): Bounds {
  const up = 0.297
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)]
  const [south, north] = [Math.min(...lats) - up, Math.max(...lats) + up]
  const aside = up / Math.cos((((south + north) / 2) * Math.PI) / 180)
  const rounded = (degrees: number) => Number(degrees.toFixed(4))
  return {
    south: rounded(south),
    west: rounded(Math.min(...lngs) - aside),
    north: rounded(north),
    east: rounded(Math.max(...lngs) + aside),
  }
}
