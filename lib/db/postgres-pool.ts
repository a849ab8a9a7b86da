// No session state, for poolers. The server sets the limits, because it goes on when a client gives up.
import pg from 'pg'
import { listenAt } from '@/lib/db/listen'
import type { Connections } from '@/lib/db/pool'
import { valueTypes } from '@/lib/db/value-types'

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
/** Time for the server to end a statement before its connection is given up. */
const GRACE_MS = 2000

const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25006'

/** Without a listener, an 'error' event ends the process. The pool drops the connection by itself. */
function openPool(config: pg.PoolConfig): pg.Pool {
  const ignore = () => undefined
  const pool = new pg.Pool({ connectionTimeoutMillis: 3000, keepAlive: true, types: valueTypes, ...config })
  return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
}

/** A connection may take 3 s, a statement 8 s unless in `long`. `limits: null`: the role has its own. */
export function openPostgresPool(
  databaseUrl: string,
  { limits, max = 8 }: { limits?: TimeLimits | null; max?: number } = {},
): Connections {
  const usual = limits === undefined ? USUAL : limits
  const server = { connectionString: databaseUrl, application_name: 'muthu-dental' }
  const query_timeout = (usual ?? USUAL).statement_timeout + GRACE_MS
  const pool = openPool({ ...server, ...usual, max, query_timeout, idleTimeoutMillis: 60_000 })
  const long = openPool({ ...server, max: 1, idleTimeoutMillis: 1000 })
  // A failover can make a server read-only for good, so every connection from before is dropped.
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
