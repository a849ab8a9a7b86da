// The key of a booking's manage link: derived from the server's secret, so that none is stored and none can be read
// out of the database; of a link that is made anew only the version is.
import { hmac, isSame } from '@/lib/domain/hmac'

/** 256 bits in base64url (43 characters), the same for one secret, booking and version of its link. */
export function manageKey(secret: string, bookingId: string, version = 0): string {
  const of = version === 0 ? bookingId : `${bookingId}:${version}`
  return hmac(secret, `manage:${of}`).toString('base64url')
}

/** Whether the key opens the booking. */
export function opensBooking(secret: string, bookingId: string, key: string, version = 0): boolean {
  return isSame(key, manageKey(secret, bookingId, version))
}
