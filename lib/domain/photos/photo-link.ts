import { PHOTO_LINK } from '@/lib/catalogue/photos'
import { hmac, isSame } from '@/lib/domain/hmac'

/** Throws RangeError for zero or less, and for more than seven days. */
export function linkSeconds(seconds: number): number {
  if (!(seconds > 0 && seconds <= PHOTO_LINK.longestSeconds))
    throw new RangeError(`A link to a photo lives from 1 s to ${PHOTO_LINK.longestSeconds} s, not ${seconds}`)
  return Math.floor(seconds)
}

type SignedLink = { id: string; viewer: string; until: number }

/** `viewer`: hash of the browser's owner. `until`: seconds since 1970. */
export const photoSignature = (secret: string, { id, viewer, until }: SignedLink): string =>
  hmac(secret, `photo\n${id}\n${until}\n${viewer}`).toString('base64url')

export function opensPhoto(secret: string, link: SignedLink, signature: string, now: Date): boolean {
  const left = link.until - now.getTime() / 1000
  return isSame(signature, photoSignature(secret, link)) && left > 0 && left <= PHOTO_LINK.longestSeconds
}
