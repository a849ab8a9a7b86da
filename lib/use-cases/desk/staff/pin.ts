// scrypt (RFC 7914) of a keyed hash, so that the table alone does not allow trying all PINs.
import { randomBytes, scrypt } from 'node:crypto'
import { hmac, isSame } from '@/lib/domain/hmac'

const LENGTH = 32

function stretched(secret: string, staffId: string, pin: string, salt: string): Promise<string> {
  const keyed = hmac(secret, `desk pin ${staffId}\n${pin}`)
  return new Promise((resolve, reject) =>
    scrypt(keyed, salt, LENGTH, (error, key) => (error ? reject(error) : resolve(key.toString('base64url')))),
  )
}

export async function hashOfPin(secret: string, staffId: string, pin: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}.${await stretched(secret, staffId, pin, salt)}`
}

export async function isPin(secret: string, staffId: string, pin: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.')
  return isSame(hash, await stretched(secret, staffId, pin, salt))
}
