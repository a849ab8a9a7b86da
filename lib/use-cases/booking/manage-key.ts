// The key of a booking's manage link: derived from the server's secret, so that none is stored and none can be read
// out of the database; of a link that is made anew only the version is.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** 256 bits in base64url (43 characters), the same for one secret, booking and version of its link. */
export function manageKey(secret: string, bookingId: string, version = 0): string {
  const of = version === 0 ? bookingId : `${bookingId}:${version}`
  return createHmac('sha256', secret).update(`manage:${of}`).digest('base64url')
}

/** Whether the key opens the booking; takes as long for a near miss as for a far one. */
export function opensBooking(secret: string, bookingId: string, key: string, version = 0): boolean {
  const right = Buffer.from(manageKey(secret, bookingId, version))
  const given = Buffer.from(key)
  return given.length === right.length && timingSafeEqual(given, right)
}
