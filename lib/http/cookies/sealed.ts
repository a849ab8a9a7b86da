// AES-256-GCM; the key is from the secret and the draft cookie, the associated data the parameter's name.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { hmac } from '@/lib/domain/hmac'

const MARK = '~'
const IV = 12
const TAG = 16

export type Seal = {
  seal(param: string, value: string): string
  /** Null when another browser sealed it, the draft is a new one, or it was edited. */
  open(param: string, sealed: string): string | null
}

export const isSealed = (value: string): boolean => value.startsWith(MARK)

/** HKDF-SHA256 (RFC 5869), draft as salt, one block. HMAC takes a seventh of the time of Node's hkdfSync. */
function deriveKey(secret: string, draft: string): Buffer {
  const extracted = hmac(draft, secret)
  return hmac(extracted, 'sealed parameters\x01')
}

/** A value that was opened is sealed to the same text again, so that URLs stay the same. */
export function sealFor(secret: string, draft: string): Seal {
  let derived: Buffer | undefined
  const keyHere = (): Buffer => {
    derived ??= deriveKey(secret, draft)
    return derived
  }
  const opened = new Map<string, string>()
  return {
    seal(param, value) {
      const known = opened.get(`${param}=${value}`)
      if (known) return known
      const iv = randomBytes(IV)
      const cipher = createCipheriv('aes-256-gcm', keyHere(), iv).setAAD(Buffer.from(param))
      const body = Buffer.concat([iv, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return MARK + body.toString('base64url')
    },
    open(param, sealed) {
      const body = Buffer.from(sealed.slice(MARK.length), 'base64url')
      if (body.length < IV + TAG) return null
      const decipher = createDecipheriv('aes-256-gcm', keyHere(), body.subarray(0, IV), { authTagLength: TAG })
      decipher.setAAD(Buffer.from(param)).setAuthTag(body.subarray(-TAG))
      try {
        const value = decipher.update(body.subarray(IV, -TAG), undefined, 'utf8') + decipher.final('utf8')
        opened.set(`${param}=${value}`, sealed)
        return value
      } catch {
        return null
      }
    },
  }
}

/** A keyed hash of the draft cookie, so that a copy of the table opens no booking. */
export function ownerHash(secret: string, draft: string): string {
  return hmac(secret, `owner:${draft}`).toString('base64url')
}
