// A draft's seals, holds and bookings depend on the secret that it began under.
import { randomBytes } from 'node:crypto'
import { hmac, isSame } from '@/lib/domain/hmac'
import type { Secrets } from '@/lib/domain/secrets'

/** 96 random bits and 32 for the secret: 22 characters, as before. */
const RANDOM = 12
const TAG = 4

const tagged = (secret: string, random: Buffer): string =>
  Buffer.concat([random, hmac(secret, Buffer.concat([Buffer.from('draft:'), random])).subarray(0, TAG)]).toString(
    'base64url',
  )

export const newDraft = (secret: string): string => tagged(secret, randomBytes(RANDOM))

/** A draft without the current secret's tag uses the previous secret, while that one is valid. */
export function secretOfDraft({ secret, formerSecret }: Secrets, draft: string): string {
  if (formerSecret === undefined) return secret
  const random = Buffer.from(draft, 'base64url').subarray(0, RANDOM)
  return isSame(draft, tagged(secret, random)) ? secret : formerSecret
}
