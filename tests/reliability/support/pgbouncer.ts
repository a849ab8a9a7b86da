// Debian's PgBouncer before a PostgreSQL of the test's own: a transaction pooler, as hosts sell it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { temporaryFolder } from '@/tests/reliability/support/site-process'
import { freePort, runAs } from '@/tests/support/postgres-server'

const BINARY = '/usr/sbin/pgbouncer'

export const hasPgbouncer = (): boolean => existsSync(BINARY)

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

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

/** Starts it with `poolSize` connections to the server; `url` is the database through it. */
export async function startPgbouncer(
  databaseUrl: string,
  poolSize: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const [port, owner] = await Promise.all([freePort(), runAs()])
  const { hostname, port: server } = new URL(databaseUrl)
  const folder = temporaryFolder()
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
  running.add(child)
  const deadline = Date.now() + 10_000
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`PgBouncer did not start (${child.exitCode}).`)
    await setTimeout(50)
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      running.delete(child)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
