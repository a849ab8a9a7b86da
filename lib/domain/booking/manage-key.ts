// The server derives the key from its secret, so the database stores none.
import { hmac, isSame } from '@/lib/domain/hmac'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 22 base-62 digits hold 128 bits. No `-` or `_`: some phones cut a link before a sign at its end. */
export const MANAGE_KEY = /^[0-9A-Za-z]{22}$/

function base62(bytes: Buffer): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`)
  let digits = ''
  for (let place = 0; place < 22; place++) {
    digits = DIGITS.charAt(Number(rest % 62n)) + digits
    rest /= 62n
  }
  return digits
}

const keyOf = (secret: string, what: string): string => base62(hmac(secret, what).subarray(0, 16))

export function manageKey(secret: string, bookingId: string, version = 0): string {
  const of = version === 0 ? bookingId : `${bookingId}:${version}`
  return keyOf(secret, `manage:${of}`)
}

/** Of the link in a recall. It opens the page that books again or stops, and not the booking. */
export const recallKey = (secret: string, bookingId: string): string => keyOf(secret, `recall:${bookingId}`)

export const opensRecall = (secret: string, bookingId: string, key: string): boolean =>
  isSame(key, recallKey(secret, bookingId))

export function opensBooking(secret: string, bookingId: string, key: string, version = 0): boolean {
  return isSame(key, manageKey(secret, bookingId, version))
}
