// A code that was sent, as it goes from round to round: its hash and its times, never the code.
import { isSame, keyedHash, randomText } from '@/lib/user-pool/hashes'

export type SentCode = { salt: string; hash: string; expiresAt: string; resendAt: string; masked: string }

const hashOf = (secret: string, salt: string, code: string): string =>
  keyedHash(secret, `sign-in code ${salt}`, code).toString('base64url')

export function hashCode(secret: string, code: string): Pick<SentCode, 'salt' | 'hash'> {
  const salt = randomText(16)
  return { salt, hash: hashOf(secret, salt, code) }
}

export const isCode = (secret: string, { salt, hash }: Pick<SentCode, 'salt' | 'hash'>, code: string): boolean =>
  isSame(hashOf(secret, salt, code), hash)

/** What an earlier round's metadata says; null when there is none. */
export function readSentCode(metadata: string | undefined): SentCode | null {
  return metadata ? (JSON.parse(metadata) as SentCode) : null
}
