// The value of a draft cookie says which secret it was begun under: what its browser sealed, holds and booked goes on by that one.
import { randomBytes } from 'node:crypto'
import { hmac, isSame } from '@/lib/domain/hmac'
import type { Secrets } from '@/lib/domain/secrets'

/** 96 random bits and 32 that say under which secret: 22 characters, as they were before. */
const RANDOM = 12
const TAG = 4

const tagged = (secret: string, random: Buffer): string =>
  Buffer.concat([random, hmac(secret, Buffer.concat([Buffer.from('draft:'), random])).subarray(0, TAG)]).toString(
    'base64url',
  )

/** A new one. */
export const newDraft = (secret: string): string => tagged(secret, randomBytes(RANDOM))

/** The secret of a draft: the one before for all that does not say that it was begun under this one, while that counts. */
export function secretOfDraft({ secret, formerSecret }: Secrets, draft: string): string {
  if (formerSecret === undefined) return secret
  const random = Buffer.from(draft, 'base64url').subarray(0, RANDOM)
  return isSame(draft, tagged(secret, random)) ? secret : formerSecret
}
