// Use cases read nothing from the process: the caller passes everything in.
import type { Database, Tx } from '@/lib/db/schema'
import type { Secrets } from '@/lib/domain/secrets'
import type { LimitContext } from '@/lib/limits/check'

/** `rules`: limits other than those of lib/limits/rules.ts. `pool`: null with a real pool. */
export type Deps = LimitContext & Secrets & { db: Database; pool: PoolPort | null }

export type PoolPort = {
  /** Invalidates every token of the sign-in. */
  endSignIn(tx: Tx, originJti: string, now: Date): Promise<void>
  endHostedSession(tx: Tx, tokenHash: string, but?: { unlessOf?: string }): Promise<void>
  deleteUser(tx: Tx, sub: string): Promise<void>
}
