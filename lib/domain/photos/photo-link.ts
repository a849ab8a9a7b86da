// The address at which a browser sees one of its photos, for a while: signed, so that it opens for nobody else and not later.
import { PHOTO_LINK } from '@/lib/catalogue/photos'
import { hmac, isSame } from '@/lib/domain/hmac'

/** The seconds of a link as they may be signed. Throws for none, and for more than seven days. */
export function linkSeconds(seconds: number): number {
  if (!(seconds > 0 && seconds <= PHOTO_LINK.longestSeconds))
    throw new RangeError(`A link to a photo lives from 1 s to ${PHOTO_LINK.longestSeconds} s, not ${seconds}`)
  return Math.floor(seconds)
}

type SignedLink = { id: string; viewer: string; until: number }

/** The signature of a link: of a photo, for one browser (its owner's hash), until a moment in seconds since 1970. */
export const photoSignature = (secret: string, { id, viewer, until }: SignedLink): string =>
  hmac(secret, `photo\n${id}\n${until}\n${viewer}`).toString('base64url')

/** Whether the link was signed here, for this browser, and is not over. */
export function opensPhoto(secret: string, link: SignedLink, signature: string, now: Date): boolean {
  const left = link.until - now.getTime() / 1000
  return isSame(signature, photoSignature(secret, link)) && left > 0 && left <= PHOTO_LINK.longestSeconds
}
