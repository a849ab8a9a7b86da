// What every use case is given. Nothing here is read from the process: the caller passes it in.
import type { Database, Tx } from '@/lib/db/schema'
import type { Secrets } from '@/lib/domain/secrets'
import type { LimitContext } from '@/lib/limits/check'

/**
 * `now` is the request's moment; `secret` is the server's, from which the keys of manage links are derived; `rules` are the
 * limits, where they are not those of lib/limits/rules.ts; `pool` is null with a real pool.
 */
export type Deps = LimitContext & Secrets & { db: Database; pool: PoolPort | null }

/** What the site asks of its own user pool, in a transaction of the site's. */
export type PoolPort = {
  /** Ends a sign-in: no token that it led to is good any more. */
  endSignIn(tx: Tx, originJti: string, now: Date): Promise<void>
  /** Ends a browser's session at the hosted page, by its hash; with `unlessOf` only another user's. */
  endHostedSession(tx: Tx, tokenHash: string, but?: { unlessOf?: string }): Promise<void>
  /** Deletes a user and all sign-ins. */
  deleteUser(tx: Tx, sub: string): Promise<void>
}
