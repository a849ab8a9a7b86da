// The key of a booking's manage link: derived from the server's secret, so that nothing is stored and none can be read
// out of the database.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** 256 bits in base64url (43 characters), the same for one secret and one appointment for ever. */
export function manageKey(secret: string, appointmentId: string): string {
  return createHmac('sha256', secret).update(`manage:${appointmentId}`).digest('base64url')
}

/** Whether the key opens the appointment; takes as long for a near miss as for a far one. */
export function opensBooking(secret: string, appointmentId: string, key: string): boolean {
  const right = Buffer.from(manageKey(secret, appointmentId))
  const given = Buffer.from(key)
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The path and query of the manage link. */
export function managePath(reference: string, key: string): string {
  return `/manage/${reference}?key=${key}`
}
