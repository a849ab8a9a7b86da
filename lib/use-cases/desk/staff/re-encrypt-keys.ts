import { readSealedStaffKeys, reEncryptStaffTotp } from '@/lib/db/queries/desk/staff'
import { type ReEncryptedCount, reEncryptKeys } from '@/lib/domain/account/re-encrypt'
import type { Deps } from '@/lib/use-cases/deps'
import { totpOwner } from '@/lib/use-cases/desk/staff/enter'

export async function reEncryptStaffKeys({
  db,
  ...secrets
}: Pick<Deps, 'db' | 'secret' | 'formerSecret'>): Promise<ReEncryptedCount> {
  const keys = (await readSealedStaffKeys(db.reads)).map(({ id: staffId, sealed }) => ({
    owner: totpOwner(staffId),
    sealed,
    write: (resealed: string) => reEncryptStaffTotp(db.writes, { staffId, sealed, resealed }),
  }))
  return reEncryptKeys(secrets, keys)
}
