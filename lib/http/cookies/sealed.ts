// Personal values in a URL: sealed with AES-256-GCM under a key of this server's secret and this browser's draft
// cookie, the parameter's name as associated data.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { hmac } from '@/lib/domain/hmac'

const MARK = '~'
const IV = 12
const TAG = 16

export type Seal = {
  /** The value as it may stand in a URL. */
  seal(param: string, value: string): string
  /** The plain value, or null when it was sealed by another browser, another day, or edited. */
  open(param: string, sealed: string): string | null
}

export const isSealed = (value: string): boolean => value.startsWith(MARK)

/**
 * HKDF-SHA256 (RFC 5869) of one block, 32 bytes: the draft is its salt, the secret its key material. By HMAC, which takes a
 * seventh of the time that Node's own hkdfSync takes for a job of its own.
 */
function deriveKey(secret: string, draft: string): Buffer {
  const extracted = hmac(draft, secret)
  return hmac(extracted, 'sealed parameters\x01')
}

/** Seals and opens for one browser. A value that was opened is given back as it stood, so that URLs stay the same. */
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

/** Whose hold, whose booking: a keyed hash of the draft cookie, so that the table alone opens no booking. */
export function ownerHash(secret: string, draft: string): string {
  return hmac(secret, `owner:${draft}`).toString('base64url')
}
