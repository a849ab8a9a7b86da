import { processWide } from '@/lib/types/process-wide'
import type { Context } from '@/lib/user-pool/context'
import type { Keys } from '@/lib/user-pool/keys'
import type { PoolSettings } from '@/lib/user-pool/settings'

export type Pool = {
  settings: PoolSettings
  keys: Keys
  contextFor(request: Pick<Context, 'address' | 'browser' | 'language' | 'now'>): Context
}

const holder = processWide<{ pool?: Pool }>('identity-pool', {})

export function setPool(pool: Pool): void {
  holder.pool = pool
}

/** Null with a real pool. */
export const pool = (): Pool | null => holder.pool ?? null
