import { openTotp } from '@/lib/domain/account/totp'
import type { Secrets } from '@/lib/domain/secrets'

type SealedKey = { owner: string; sealed: string; write(resealed: string): Promise<void> }
export type ReEncryptedCount = { resealed: number; closed: number }

export async function reEncryptKeys(secrets: Secrets, keys: readonly SealedKey[]): Promise<ReEncryptedCount> {
  const count = { resealed: 0, closed: 0 }
  for (const { owner, sealed, write } of keys) {
    const key = openTotp(secrets, owner, sealed)
    if (key === null) count.closed += 1
    else if (key.resealed) {
      await write(key.resealed)
      count.resealed += 1
    }
  }
  return count
}
