// A point on the earth, in degrees, and how a parameter writes it: `12.97160,77.59460`.

export type Point = { lat: number; lng: number }

/** Five decimals are about a metre. */
export const writePoint = ({ lat, lng }: Point): string => `${lat.toFixed(5)},${lng.toFixed(5)}`

/** The point that was written; null when there is none. */
export function readPoint(written = ''): Point | null {
  const [lat = Number.NaN, lng = Number.NaN] = written.split(',').map(Number)
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null
}
