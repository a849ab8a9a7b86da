import { openTotp, totpStepOf } from '@/lib/domain/account/totp'
import type { Context } from '@/lib/user-pool/context'
import { reEncryptTotp } from '@/lib/user-pool/store/totp'
import { consumeTotpStep } from '@/lib/user-pool/store/users'

/** Each code works once. */
export async function checkTotp(
  { db, now, ...secrets }: Pick<Context, 'db' | 'secret' | 'formerSecret' | 'now'>,
  user: { sub: string; totp_secret: string | null },
  code: string,
): Promise<boolean> {
  const { sub, totp_secret: sealed } = user
  const key = sealed === null ? null : openTotp(secrets, sub, sealed)
  const step = key === null ? null : await totpStepOf(key.plain, code, now)
  if (step === null || !(await consumeTotpStep(db.writes, sub, step))) return false
  if (sealed !== null && key?.resealed) await reEncryptTotp(db.writes, { sub, sealed, resealed: key.resealed })
  return true
}
