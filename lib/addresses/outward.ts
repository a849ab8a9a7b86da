// Links that lead off the site: to the telephone and to a map.
import type { Point } from '@/lib/catalogue/point'

/** Dials a number as people read it. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A point in whatever map the patient's phone opens web map links with. */
export const mapsHref = ({ lat, lng }: Point): string => `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`
