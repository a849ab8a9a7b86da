import { type ReEncryptedCount, reEncryptKeys } from '@/lib/domain/account/re-encrypt'
import type { Context } from '@/lib/user-pool/context'
import { readSealedTotps, reEncryptTotp } from '@/lib/user-pool/store/totp'

export async function reEncryptUserKeys({
  db,
  ...secrets
}: Pick<Context, 'db' | 'secret' | 'formerSecret'>): Promise<ReEncryptedCount> {
  const keys = (await readSealedTotps(db.reads)).map(({ sub, sealed }) => ({
    owner: sub,
    sealed,
    write: (resealed: string) => reEncryptTotp(db.writes, { sub, sealed, resealed }),
  }))
  return reEncryptKeys(secrets, keys)
}
