// Debian's PgBouncer in front of a test's PostgreSQL: a transaction pooler as hosting companies offer it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort, runAs } from '@/tests/support/servers/postgres-server'

const BINARY = '/usr/sbin/pgbouncer'

export const hasPgbouncer = (): boolean => existsSync(BINARY)

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        socket.destroy()
        resolve(true)
      })
  })

/** The limits that docs/how-to/deploy.md gives for a pooler. */
const LIMITS = `ALTER ROLE postgres SET statement_timeout = '8s';
  ALTER ROLE postgres SET lock_timeout = '5s';
  ALTER ROLE postgres SET idle_in_transaction_session_timeout = '15s'`

async function limitRole(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(LIMITS)
  await client.end()
}

/**
 * Starts the pooler with `poolSize` connections to the server and its configuration in `folder`. `url` is the
 * database through it. The caller has to stop it; `child` allows killing it at once.
 */
export async function runPgbouncer(
  databaseUrl: string,
  poolSize: number,
  folder: string,
): Promise<{ url: string; child: ChildProcess; stop(): Promise<void> }> {
  const [port, owner] = await Promise.all([freePort(), runAs(), limitRole(databaseUrl)])
  const { hostname, port: server } = new URL(databaseUrl)
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(
    config,
    `[databases]
postgres = host=${hostname} port=${server} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`,
  )
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const child = spawn(BINARY, ['-q', config], { ...owner, cwd: folder, stdio: 'ignore' })
  const deadline = Date.now() + 10_000
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error(`PgBouncer did not start (${child.exitCode}).`)
    }
    await setTimeout(50)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    child,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
