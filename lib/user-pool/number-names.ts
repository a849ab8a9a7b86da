// A number without a user has the name that its next user gets, so that nothing shows when users come or go.
import { createCipheriv, createDecipheriv } from 'node:crypto'
import { keyedHash } from '@/lib/user-pool/hashes'

const PHONE = /^\+[1-9]\d{6,14}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A UUID's version (4) and variant. Byte 0 is the turn, the others before the number are zeros. */
const VERSION = 6
const VARIANT = 8
const NUMBER = 9

const isUuid = (block: Buffer): boolean => block.readUInt8(VERSION) >> 4 === 4 && block.readUInt8(VARIANT) >> 6 === 2

const cipherKey = (secret: string): Buffer => keyedHash(secret, 'names of numbers', '').subarray(0, 16)

/** Encrypts until the block has a UUID's shape, which keeps the mapping one to one. */
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

/** `turn` (0 to 255): earlier users who took their name to another number. */
export function nameOfNumber(secret: string, number: string, turn = 0): string {
  const sealed = walk(createCipheriv('aes-128-ecb', cipherKey(secret), null), blockOf(number, turn))
  return sealed.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function numberOfName(secret: string, name: string): string | null {
  if (!UUID.test(name)) return null
  const sealed = Buffer.from(name.replaceAll('-', ''), 'hex')
  if (!isUuid(sealed)) return null
  const block = walk(createDecipheriv('aes-128-ecb', cipherKey(secret), null), sealed)
  const number = `+${BigInt(`0x${block.subarray(NUMBER).toString('hex')}`)}`
  return PHONE.test(number) && blockOf(number, block.readUInt8(0)).equals(block) ? number : null
}
