// The patients' authenticator keys, under the secret that makes.
import { type ResealCount, resealKeys } from '@/lib/domain/account/reseal'
import type { Context } from '@/lib/user-pool/context'
import { readSealedTotps, resealTotp } from '@/lib/user-pool/store/totp'

/** Seals what the secret before sealed. */
export async function resealUserKeys({
  db,
  ...secrets
}: Pick<Context, 'db' | 'secret' | 'formerSecret'>): Promise<ResealCount> {
  const keys = (await readSealedTotps(db.reads)).map(({ sub, sealed }) => ({
    owner: sub,
    sealed,
    write: (resealed: string) => resealTotp(db.writes, { sub, sealed, resealed }),
  }))
  return resealKeys(secrets, keys)
}
