// Stops, kills, freezes and restarts a PostgreSQL server of tests/support/servers/postgres-server.ts.
import { execFile } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import { startPostgres } from '@/tests/support/servers/postgres-server'

const run = promisify(execFile)

export type Postgres = {
  url: string
  /** Cuts every connection without a checkpoint, as a power cut does. */
  halt(): Promise<void>
  /** Kills the server's first process with kill -9. */
  killServer(): Promise<void>
  /** Kills one connection's process with kill -9. The server then ends all others and recovers. */
  killOne(): Promise<void>
  /** Pauses every process: nothing answers, but no connection is cut. `thaw` continues them. */
  freeze(): Promise<void>
  thaw(): void
  /** Starts the server again and waits until it answers. */
  resume(): Promise<void>
  stop(): Promise<void>
}

const running = new Set<() => Promise<void>>()
/** Stops the servers that are still running. */
export async function endPostgres(): Promise<void> {
  for (const stop of running) await stop().catch(() => undefined)
}

const childrenOf = async (pid: number): Promise<number[]> => {
  const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout.split('\n').map(Number).filter(Boolean)
}

const isAlive = (pid: number): boolean => {
  try {
    // A zombie process counts as dead.
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

async function untilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isAlive)) await setTimeout(20)
}

/**
 * A PostgreSQL server of the test's own, filled as after a site's first start, or empty. Throws when PostgreSQL is
 * not installed, because these tests need it.
 */
export async function openPostgres({ isEmpty = false } = {}): Promise<Postgres> {
  const server = await startPostgres({ copyOf: isEmpty ? '' : inject('filledCluster') })
  if (!server) throw new Error('PostgreSQL is not installed (apt-get install postgresql): reliability needs it.')
  const { url } = server
  const stop = async (): Promise<void> => {
    running.delete(stop)
    await server.stop()
  }
  running.add(stop)
  const maintenance = await openDatabase({ databaseUrl: url, dataDir: '' })
  const { rows } = await sql<{ data: string }>`SELECT current_setting('data_directory') AS data`.execute(
    maintenance.reads,
  )
  await maintenance.close()
  const data = rows[0]?.data ?? ''
  const lockLines = (): string[] => readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const first = (): number => Number(lockLines()[0])
  const control = join(dirname(readlinkSync(`/proc/${first()}/exe`)), 'pg_ctl')
  const { uid, gid } = statSync(data)
  const options = { uid, gid, cwd: dirname(data), env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  let frozen: number[] = []
  return {
    url,
    halt: async () => void (await run(control, ['stop', '-s', '-m', 'immediate', '-D', data], options)),
    async killServer() {
      const [pid = '', , , port, sockets = ''] = lockLines()
      const all = [Number(pid), ...(await childrenOf(Number(pid)))]
      process.kill(Number(pid), 'SIGKILL')
      // The other processes end by themselves. Until then no new server may start.
      await untilGone(all)
      // Where nothing reaps zombies, the next server would believe that the old one still runs.
      for (const lock of [join(data, 'postmaster.pid'), join(sockets, `.s.PGSQL.${port}.lock`)])
        rmSync(lock, { force: true })
    },
    async killOne() {
      const open = await openDatabase({ databaseUrl: url, dataDir: '' })
      const pids = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity WHERE application_name = 'muthu-dental'
        AND pid <> pg_backend_pid() ORDER BY (state = 'active') DESC LIMIT 1`.execute(open.reads)
      process.kill(pids.rows[0]?.pid ?? 0, 'SIGKILL')
      await open.close()
    },
    async freeze() {
      frozen = [first(), ...(await childrenOf(first()))]
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw() {
      for (const pid of frozen.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGCONT')
    },
    async resume() {
      const log = join(dirname(data), 'log')
      await run(control, ['restart', '-w', '-s', '-D', data, '-l', log], options).catch((error: unknown) => {
        throw new Error(`PostgreSQL did not start again: ${readFileSync(log, 'utf8').slice(-2000)}`, { cause: error })
      })
    },
    stop,
  }
}
