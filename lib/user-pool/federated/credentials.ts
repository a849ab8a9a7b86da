// The credentials of an identity. None is written down: the session token says, under the site's secret, whose they are and
// until when, and the secret key follows from it, so that any process checks what another gave out.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isSame } from '@/lib/domain/hmac'
import { keyedHash, uuidOf } from '@/lib/user-pool/hashes'

/** How long credentials last, in seconds. */
const KEY_SECONDS = 3600

const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CLAIMS = z.object({ identityId: z.string(), accessKeyId: z.string(), expiresAt: z.number() })

/** What a session token says; `expiresAt` in seconds since 1970. */
export type CredentialClaims = z.infer<typeof CLAIMS>
export type IdentityCredentials = { accessKeyId: string; secretKey: string; sessionToken: string; expiresAt: number }

/** An access key as they look: ASIA and sixteen letters. */
const newAccessKey = (): string =>
  `ASIA${Array.from(randomBytes(16), (byte) => KEY_LETTERS[byte % KEY_LETTERS.length]).join('')}`

const sealOf = (secret: string, claims: string): string =>
  keyedHash(secret, 'identity token', claims).toString('base64url')

const secretKeyOf = (secret: string, sessionToken: string): string =>
  keyedHash(secret, 'identity key', sessionToken).subarray(0, 30).toString('base64')

/** New credentials of an hour. */
export function newCredentials(secret: string, identityId: string, now: Date): IdentityCredentials {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEY_SECONDS
  const claims: CredentialClaims = { identityId, accessKeyId: newAccessKey(), expiresAt }
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  const sessionToken = `${text}.${sealOf(secret, text)}`
  return { accessKeyId: claims.accessKeyId, secretKey: secretKeyOf(secret, sessionToken), sessionToken, expiresAt }
}

/** Whose credentials a session token belongs to, with their secret key; null for a token that is none of this site's. */
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

const guestHalf = (secret: string, own: Buffer): Buffer =>
  keyedHash(secret, 'guest identity', own.toString('hex')).subarray(0, GUEST_BYTES)

/** The UUID of those bytes and their keyed half. */
const guestUuid = (secret: string, own: Buffer): string => uuidOf(Buffer.concat([own, guestHalf(secret, own)]))

/** A guest's new id: its second half proves the first, so that no row is kept of who only looks. */
export const newGuestUuid = (secret: string): string => {
  // The version's four bits stand among them: set first, they are the same when it is checked.
  const own = Buffer.from(guestUuid(secret, randomBytes(GUEST_BYTES)).replaceAll('-', '').slice(0, 16), 'hex')
  return guestUuid(secret, own)
}

/** Whether this site has given that id to a guest. */
export function isGuestUuid(secret: string, uuid: string): boolean {
  const own = Buffer.from(uuid.replaceAll('-', '').slice(0, 2 * GUEST_BYTES), 'hex')
  return own.length === GUEST_BYTES && isSame(uuid, guestUuid(secret, own))
}
