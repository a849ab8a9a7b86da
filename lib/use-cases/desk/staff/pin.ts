// The PINs of staff: kept as scrypt (RFC 7914) of a keyed hash, so that the table alone lets nobody try the ten thousand.
import { randomBytes, scrypt } from 'node:crypto'
import { hmac, isSame } from '@/lib/domain/hmac'

const LENGTH = 32

function stretched(secret: string, staffId: string, pin: string, salt: string): Promise<string> {
  const keyed = hmac(secret, `desk pin ${staffId}\n${pin}`)
  return new Promise((resolve, reject) =>
    scrypt(keyed, salt, LENGTH, (error, key) => (error ? reject(error) : resolve(key.toString('base64url')))),
  )
}

/** What the table keeps of a PIN. */
export async function hashOfPin(secret: string, staffId: string, pin: string): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}.${await stretched(secret, staffId, pin, salt)}`
}

/** Whether it is the PIN that was kept. */
export async function isPin(secret: string, staffId: string, pin: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.')
  return isSame(hash, await stretched(secret, staffId, pin, salt))
}
