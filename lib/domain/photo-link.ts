// The address at which a browser sees one of its photos, for a while: signed, so that it opens for nobody else and not later.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { PHOTO_LINK } from '@/lib/catalogue/photos'

/** The seconds of a link as they may be signed. Throws for none, and for more than seven days. */
export function linkSeconds(seconds: number): number {
  if (!(seconds > 0 && seconds <= PHOTO_LINK.longestSeconds))
    throw new RangeError(`A link to a photo lives from 1 s to ${PHOTO_LINK.longestSeconds} s, not ${seconds}`)
  return Math.floor(seconds)
}

type SignedLink = { id: string; viewer: string; until: number }

/** The signature of a link: of a photo, for one browser (its owner's hash), until a moment in seconds since 1970. */
export const photoSignature = (secret: string, { id, viewer, until }: SignedLink): string =>
  createHmac('sha256', secret).update(`photo\n${id}\n${until}\n${viewer}`).digest('base64url')

/** Whether the link was signed here, for this browser, and is not over; as quick for a near miss as for a far one. */
export function opensPhoto(secret: string, link: SignedLink, signature: string, now: Date): boolean {
  const right = Buffer.from(photoSignature(secret, link))
  const given = Buffer.from(signature)
  const left = link.until - now.getTime() / 1000
  return given.length === right.length && timingSafeEqual(given, right) && left > 0 && left <= PHOTO_LINK.longestSeconds
}
