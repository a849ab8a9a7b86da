// The staff's authenticator keys, under the secret that makes.
import { readSealedStaffKeys, resealStaffTotp } from '@/lib/db/queries/desk/staff'
import { type ResealCount, resealKeys } from '@/lib/domain/account/reseal'
import type { Deps } from '@/lib/use-cases/deps'
import { totpOwner } from '@/lib/use-cases/desk/staff/enter'

/** Seals what the secret before sealed. */
export async function resealStaffKeys({
  db,
  ...secrets
}: Pick<Deps, 'db' | 'secret' | 'formerSecret'>): Promise<ResealCount> {
  const keys = (await readSealedStaffKeys(db.reads)).map(({ id: staffId, sealed }) => ({
    owner: totpOwner(staffId),
    sealed,
    write: (resealed: string) => resealStaffTotp(db.writes, { staffId, sealed, resealed }),
  }))
  return resealKeys(secrets, keys)
}
