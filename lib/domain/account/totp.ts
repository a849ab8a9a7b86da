import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import { openEither, type Secrets } from '@/lib/domain/secrets'

const IV = 12
const TAG = 16
/** Phone clocks differ, so a code is also accepted 30 seconds early or late. */
const TOLERANCE_SECONDS = 30

const sealingKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'totp secrets', 32))

export const newTotpSecret = (): string => generateSecret({ length: 32 })

export const totpUri = (plain: string, { issuer, label }: { issuer: string; label: string }): string =>
  generateURI({ issuer, label, secret: plain })

/** The owner is bound to the seal, so a key copied to another row does not open. */
export function sealTotp(secret: string, owner: string, plain: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv).setAAD(Buffer.from(owner))
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

function openBy(secret: string, owner: string, sealed: string): string | null {
  const body = Buffer.from(sealed, 'base64url')
  if (body.length < IV + TAG) return null
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), body.subarray(0, IV), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(body.subarray(-TAG))
  try {
    return decipher.update(body.subarray(IV, -TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** `resealed`: re-encrypted with the current secret when the former one opened it; else null. */
export function openTotp(
  secrets: Secrets,
  owner: string,
  sealed: string,
): { plain: string; resealed: string | null } | null {
  const found = openEither(secrets, (secret) => openBy(secret, owner, sealed))
  if (!found) return null
  const { opened: plain, isFormer } = found
  return { plain, resealed: isFormer ? sealTotp(secrets.secret, owner, plain) : null }
}

export async function totpStepOf(plain: string, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const checked = await verify({
    secret: plain,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null
}
