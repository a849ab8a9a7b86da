// Nothing is stored: the secret key follows from the session token, so that any process can check it.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isSame } from '@/lib/domain/hmac'
import { keyedHash, uuidOf } from '@/lib/user-pool/hashes'

const KEY_SECONDS = 3600

const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CLAIMS = z.object({ identityId: z.string(), accessKeyId: z.string(), expiresAt: z.number() })

/** `expiresAt`: seconds since 1970. */
export type CredentialClaims = z.infer<typeof CLAIMS>
export type IdentityCredentials = { accessKeyId: string; secretKey: string; sessionToken: string; expiresAt: number }

/** AWS's form: ASIA and sixteen letters. */
const newAccessKey = (): string =>
  `ASIA${Array.from(randomBytes(16), (byte) => KEY_LETTERS[byte % KEY_LETTERS.length]).join('')}`

const sealOf = (secret: string, claims: string): string =>
  keyedHash(secret, 'identity token', claims).toString('base64url')

const secretKeyOf = (secret: string, sessionToken: string): string =>
  keyedHash(secret, 'identity key', sessionToken).subarray(0, 30).toString('base64')

export function newCredentials(secret: string, identityId: string, now: Date): IdentityCredentials {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEY_SECONDS
  const claims: CredentialClaims = { identityId, accessKeyId: newAccessKey(), expiresAt }
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const sessionToken = `${text}.${sealOf(secret, text)}`
  return { accessKeyId: claims.accessKeyId, secretKey: secretKeyOf(secret, sessionToken), sessionToken, expiresAt }
}

/** Null for a token that this site did not issue. */
export function openCredentials(
  secret: string,
  sessionToken: string,
): (CredentialClaims & { secretKey: string }) | null {
  const [text = '', seal = '', ...rest] = sessionToken.split('.')
  if (rest.length > 0 || !isSame(seal, sealOf(secret, text))) return null
  const claims = CLAIMS.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  return claims.success ? { ...claims.data, secretKey: secretKeyOf(secret, sessionToken) } : null
}

const GUEST_BYTES = 8

const guestHalf = (secret: string, random: Buffer): Buffer =>
  keyedHash(secret, 'guest identity', random.toString('hex')).subarray(0, GUEST_BYTES)

const guestUuid = (secret: string, random: Buffer): string => uuidOf(Buffer.concat([random, guestHalf(secret, random)]))

/** Its second half proves the first, so that no row is stored for a guest. */
export const newGuestUuid = (secret: string): string => {
  // The version's four bits are among them, so they are set before the proof is made.
  const random = Buffer.from(guestUuid(secret, randomBytes(GUEST_BYTES)).replaceAll('-', '').slice(0, 16), 'hex')
  return guestUuid(secret, random)
}

export function isGuestUuid(secret: string, uuid: string): boolean {
  const random = Buffer.from(uuid.replaceAll('-', '').slice(0, 2 * GUEST_BYTES), 'hex')
  return random.length === GUEST_BYTES && isSame(uuid, guestUuid(secret, random))
}
