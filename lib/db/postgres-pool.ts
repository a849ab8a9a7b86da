// The connections to a PostgreSQL server, or to a pooler before it: eight a process, no session state, one more for what may take
// long, and one that listens. The server itself ends each wait: a statement that only its client has given up goes on there.
import pg from 'pg'
import { listenAt } from '@/lib/db/listen'
import type { Connections } from '@/lib/db/pool'
import { valueTypes } from '@/lib/db/value-types'

/** Milliseconds: a statement, its wait for a lock, a transaction whose process says nothing more. */
export type TimeLimits = {
  statement_timeout: number
  lock_timeout: number
  idle_in_transaction_session_timeout: number
}
const USUAL: TimeLimits = {
  statement_timeout: 8000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
}
/** What the server may take to give up a statement, before its connection is given up. */
const GRACE_MS = 2000

const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25006'

/** An 'error' that nobody hears ends the process. The pool drops the connection, and its statement fails by itself. */
function openPool(config: pg.PoolConfig): pg.Pool {
  const ignore = () => undefined
  const pool = new pg.Pool({ connectionTimeoutMillis: 3000, keepAlive: true, types: valueTypes, ...config })
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
}

/**
 * A pool for a postgres:// address, eight connections at most. Connects when first asked; gives up on a connection after 3 s and
 * on a statement after 8, but for what goes through `long`. Without `limits` the server's role has to have them: a pooler takes
 * none from a client.
 */
export function openPostgresPool(
  databaseUrl: string,
  { limits, max = 8 }: { limits?: TimeLimits | null; max?: number } = {},
): Connections {
  const usual = limits === undefined ? USUAL : limits
  const server = { connectionString: databaseUrl, application_name: 'muthu-dental' }
  const query_timeout = (usual ?? USUAL).statement_timeout + GRACE_MS
  const pool = openPool({ ...server, ...usual, max, query_timeout, idleTimeoutMillis: 60_000 })
  const long = openPool({ ...server, max: 1, idleTimeoutMillis: 1000 })
  // A server that was made read-only (a failover) stays so: nothing that was connected before is good for a booking.
  let era = 0
  const eraOf = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', (client) => void eraOf.set(client, era))
  pool.on('release', (error: unknown, client) => {
    if (isReadOnly(error) && eraOf.get(client) === era) era += 1
  })

  return {
    async connect() {
      for (;;) {
        const client = await pool.connect()
        if (eraOf.get(client) === era) return client
        client.release(true)
      }
    },
    async end() {
      await Promise.all([pool.end(), long.end()])
    },
    long,
    listen: listenAt(databaseUrl),
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}
