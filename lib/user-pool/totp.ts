// Codes of authenticator apps: secrets sealed with the site's own, and each code good once.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { generateSecret, verify } from 'otplib'
import type { Context } from '@/lib/user-pool/context'
import { takeTotpStep } from '@/lib/user-pool/store/users'

const IV = 12
const TAG = 16
/** A code is taken for half a minute more: clocks of phones differ. */
const TOLERANCE_SECONDS = 30

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'totp secrets', 32))

/** A new secret in Base32, as apps take it. */
export const newTotpSecret = (): string => generateSecret({ length: 32 })

/** Seals a secret for the table; the user is bound into it, so that no row's secret serves another row. */
export function sealTotp(secret: string, sub: string, plain: string): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(sub))
  return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** The plain secret; null when it was sealed for another user or with another site's secret. */
export function openTotp(secret: string, sub: string, sealed: string): string | null {
  const body = Buffer.from(sealed, 'base64url')
  if (body.length < IV + TAG) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), body.subarray(0, IV), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(sub)).setAuthTag(body.subarray(-TAG))
  try {
    return decipher.update(body.subarray(IV, -TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
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

/** Whether a code of the user's app is right and was not used before; from then on it is used. */
export async function checkTotp(
  { db, secret, now }: Pick<Context, 'db' | 'secret' | 'now'>,
  user: { sub: string; totp_secret: string | null },
  code: string,
): Promise<boolean> {
  const plain = user.totp_secret === null ? null : openTotp(secret, user.sub, user.totp_secret)
  const step = plain === null ? null : await totpStepOf(plain, code, now)
  return step !== null && (await takeTotpStep(db.writes, user.sub, step))
}
