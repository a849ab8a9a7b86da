// A hash and times that go from round to round, never the code.
import { z } from 'zod'
import { isSame } from '@/lib/domain/hmac'
import { keyedHash, randomText } from '@/lib/user-pool/hashes'

const sentCodeSchema = z.object({
  salt: z.string(),
  hash: z.string(),
  expiresAt: z.string(),
  resendAt: z.string(),
  masked: z.string(),
})
export type CodeRecord = z.output<typeof sentCodeSchema>

const sentCodeHash = (secret: string, salt: string, code: string): string =>
  keyedHash(secret, `sign-in code ${salt}`, code).toString('base64url')

export function hashCode(secret: string, code: string): Pick<CodeRecord, 'salt' | 'hash'> {
  const salt = randomText(16)
  return { salt, hash: sentCodeHash(secret, salt, code) }
}

export const isCode = (secret: string, { salt, hash }: Pick<CodeRecord, 'salt' | 'hash'>, code: string): boolean =>
  isSame(sentCodeHash(secret, salt, code), hash)

export function readSentCode(metadata: string | undefined): CodeRecord | null {
  return metadata ? sentCodeSchema.parse(JSON.parse(metadata)) : null
}
