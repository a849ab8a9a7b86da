// The pool's own name of a number: the number itself, sealed under the site's secret in the shape of a UUID. Who asks for a
// number that nobody has is told the name that its first user gets, and sees nothing change when one comes or goes.
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { keyedHash } from '@/lib/user-pool/hashes'

const PHONE = /^\+[1-9]\d{6,14}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Where a UUID says its version (4) and variant; the other bytes before the number are the turn and zeros. */
const VERSION = 6
const VARIANT = 8
const NUMBER = 9

const isUuid = (block: Buffer): boolean => block.readUInt8(VERSION) >> 4 === 4 && block.readUInt8(VARIANT) >> 6 === 2

const cipherKey = (secret: string): Buffer => keyedHash(secret, 'names of numbers', '').subarray(0, 16)

/** One block of a cipher, again and again until it has a UUID's shape: one name for each block of that shape, and back. */
function walk(cipher: ReturnType<typeof createCipheriv | typeof createDecipheriv>, block: Buffer): Buffer {
  cipher.setAutoPadding(false)
  let next = cipher.update(block)
  while (!isUuid(next)) next = cipher.update(next)
  return next
}

function blockOf(number: string, turn: number): Buffer {
  const block = Buffer.alloc(16)
  block.writeUInt8(turn, 0)
  block.writeUInt8(0x40, VERSION)
  block.writeUInt8(0x80, VARIANT)
  Buffer.from(BigInt(number.slice(1)).toString(16).padStart(14, '0'), 'hex').copy(block, NUMBER)
  return block
}

/**
 * The name of an E.164 number. `turn` (0 to 255) counts the users before who took their name along to another number.
 */
export function nameOfNumber(secret: string, number: string, turn = 0): string {
  const sealed = walk(createCipheriv('aes-128-ecb', cipherKey(secret), null), blockOf(number, turn))
  return sealed.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The number that a name was made of; null for any other. */
export function numberOfName(secret: string, name: string): string | null {
  if (!UUID.test(name)) return null
  const sealed = Buffer.from(name.replaceAll('-', ''), 'hex')
  if (!isUuid(sealed)) return null
  const block = walk(createDecipheriv('aes-128-ecb', cipherKey(secret), null), sealed)
  const number = `+${BigInt(`0x${block.subarray(NUMBER).toString('hex')}`)}`
  return PHONE.test(number) && blockOf(number, block.readUInt8(0)).equals(block) ? number : null
}
