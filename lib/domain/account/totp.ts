// Codes of authenticator apps, and their keys, which are kept sealed with the site's own secret.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { generateSecret, generateURI, verify } from 'otplib'
import { openEither, type Secrets } from '@/lib/domain/secrets'

const IV = 12
const TAG = 16
/** A code is taken for half a minute more: clocks of phones differ. */
const TOLERANCE_SECONDS = 30

const sealingKey = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'totp secrets', 32))

/** A new secret in Base32, as apps take it. */
export const newTotpSecret = (): string => generateSecret({ length: 32 })

/** The address that an app reads a key from (otpauth), as a QR code or by a tap. */
export const totpUri = (plain: string, { issuer, label }: { issuer: string; label: string }): string =>
  generateURI({ issuer, label, secret: plain })

/** Seals a secret for the table; its owner is bound into it, so that no row's secret serves another row. */
export function sealTotp(secret: string, owner: string, plain: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv).setAAD(Buffer.from(owner))
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The plain secret; null when it was sealed for another owner or with another secret. */
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

/** A key that either of the site's secrets opens; `resealed`: by the one that makes, where the one before opened it. */
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

/** The time step that a code belongs to; null for a wrong code. */
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
