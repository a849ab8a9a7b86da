// A user's authenticator app: each of its codes is good once.
import { openTotp, totpStepOf } from '@/lib/domain/totp'
import type { Context } from '@/lib/user-pool/context'
import { takeTotpStep } from '@/lib/user-pool/store/users'

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
