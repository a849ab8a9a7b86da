// The embedded pool of this process. On globalThis as the runtime is: the start-up bundle and Next's own are different
// instances of this module.
import type { Context } from '@/lib/user-pool/context'
import type { Keys } from '@/lib/user-pool/keys'
import type { PoolSettings } from '@/lib/user-pool/settings'

export type Pool = {
  settings: PoolSettings
  keys: Keys
  contextFor(request: Pick<Context, 'address' | 'browser' | 'now'>): Context
}

const KEY = Symbol.for('muthu-dental.identity-pool')
const holder = globalThis as { [KEY]?: Pool }

export function setPool(pool: Pool): void {
  holder[KEY] = pool
}

/** Null where a real pool serves the site. */
export const pool = (): Pool | null => holder[KEY] ?? null
