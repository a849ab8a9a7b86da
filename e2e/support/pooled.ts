// A PostgreSQL server behind PgBouncer in transaction mode.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPgbouncer } from '@/tests/support/servers/pgbouncer'
import { startPostgres } from '@/tests/support/servers/postgres-server'

/** Fewer than the eight connections of the site's pool, so that its transactions have to share them. */
const CONNECTIONS = 4

/**
 * The database URL through the pooler. Both servers end with this process. Throws when PostgreSQL is not installed.
 */
export async function startPooled(): Promise<string> {
  const server = await startPostgres({ isFleeting: true })
  if (!server) throw new Error('PostgreSQL is not installed (apt-get install postgresql).')
  const folder = mkdtempSync(join(tmpdir(), 'muthu-pgbouncer-'))
  const { url, child } = await runPgbouncer(server.url, CONNECTIONS, folder)
  process.once('exit', () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return url
}
