// Keyed and plain hashes, random values and ids of the pool.
import { createHash, randomBytes } from 'node:crypto'
import { hmac } from '@/lib/domain/hmac'

/** SHA-256 in hex. A plain hash is enough for what has 256 random bits. */
export const plainHash = (value: string): string => createHash('sha256').update(value).digest('hex')

/** HMAC-SHA-256 under the site's secret; `use` keeps one use's hashes apart from another's. */
export const keyedHash = (secret: string, use: string, value: string): Buffer => hmac(secret, `${use}\n${value}`)

export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** 16 bytes in the shape of a UUID, real and made-up users' alike. */
export function uuidOf(bytes: Buffer): string {
  const hex = Buffer.from(bytes.subarray(0, 16))
  hex.writeUInt8((hex.readUInt8(6) & 0x0f) | 0x40, 6)
  hex.writeUInt8((hex.readUInt8(8) & 0x3f) | 0x80, 8)
  return hex.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export const randomUuid = (): string => uuidOf(randomBytes(16))
