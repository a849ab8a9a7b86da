import { createHash, randomBytes } from 'node:crypto'
import { hmac } from '@/lib/domain/hmac'

/** Enough for a value of 256 random bits. */
export const plainHash = (value: string): string => createHash('sha256').update(value).digest('hex')

/** `use` separates the hashes of different uses. */
export const keyedHash = (secret: string, use: string, value: string): Buffer => hmac(secret, `${use}\n${value}`)

export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')

export function uuidOf(bytes: Buffer): string {
  const hex = Buffer.from(bytes.subarray(0, 16))
  hex.writeUInt8((hex.readUInt8(6) & 0x0f) | 0x40, 6)
  hex.writeUInt8((hex.readUInt8(8) & 0x3f) | 0x80, 8)
  return hex.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const randomUuid = (): string => uuidOf(randomBytes(16))
