// The connections to a PostgreSQL server, or to a pooler before it: eight a process, no session state.
import pg from 'pg'
import { valueTypes } from '@/lib/db/value-types'

/** A pool for a postgres:// address. Connects when first asked; gives up on a connection after 3 s, a statement after 10. */
export function openPostgresPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 8,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'muthu-dental',
    types: valueTypes,
  })
  // An 'error' that nobody hears ends the process. The pool drops the connection, and its statement fails by itself.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
