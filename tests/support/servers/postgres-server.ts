// A real PostgreSQL server in a temporary folder, on a free port of this machine.
import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folder with initdb and pg_ctl: from PATH, or Debian's newest. Null when there is none. */
async function findBinaries(): Promise<string | null> {
  const debian = '/usr/lib/postgresql'
  const versions = (await readdir(debian).catch((): string[] => [])).sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  for (const folder of folders) {
    const names = await readdir(folder).catch((): string[] => [])
    if (names.includes('initdb') && names.includes('pg_ctl')) return folder
  }
  return null
}

const LOWEST_PORT = 10_000
/** From this port on, the system assigns ports to servers and outgoing connections. */
const LOWEST_GIVEN = 32_768

/** A free port that the system never assigns, so it stays free while its server restarts. */
export function freePort(): Promise<number> {
  const port = LOWEST_PORT + Math.floor(Math.random() * (LOWEST_GIVEN - LOWEST_PORT))
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}

/** PostgreSQL refuses to run as root, so root uses the system user `postgres`. */
export async function runAs(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [user, group] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  return { uid: Number(user.stdout), gid: Number(group.stdout) }
}

/** Stops the server and removes its folder when this process was killed and can't do it itself. */
function endWithUs(folder: string): void {
  const script = `while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done
    [ -e "$1/data/postmaster.pid" ] && kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")" && sleep 1; rm -rf "$1"`
  spawn('sh', ['-c', script, 'sh', folder], { detached: true, stdio: 'ignore' }).unref()
}

export type PostgresServer = {
  url: string
  stop(): Promise<void>
  /** Stops the server cleanly and keeps its data until this process ends. Returns the data folder, for `copyOf`. */
  keep(): Promise<string>
}

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 1024 ** 3

/**
 * A new folder. Data that may be lost is kept in memory when there is room, because a disk creates a database's files
 * slowly.
 */
async function newFolder(isFleeting: boolean): Promise<string> {
  const room = isFleeting ? await statfs(IN_MEMORY).catch(() => null) : null
  const isRoomy = room !== null && room.bavail * room.bsize > ENOUGH_BYTES
  return mkdtemp(join(isRoomy ? IN_MEMORY : tmpdir(), 'muthu-postgres-'))
}

/** For data that may be lost in a crash: no waiting for the disk, and no vacuum in the background. */
const FLEETING = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']
  .map((name) => ` -c ${name}=off`)
  .join('')

/**
 * Starts a server with the database `postgres`. Returns null when PostgreSQL is not installed. A fleeting server
 * survives no crash. `copyOf` is a data folder to copy, which takes a tenth of the time of initdb.
 */
export async function startPostgres({ isFleeting = false, copyOf = '' } = {}): Promise<PostgresServer | null> {
  const binaries = await findBinaries()
  if (!binaries) return null
  const [port, owner, folder] = await Promise.all([freePort(), runAs(), newFolder(isFleeting)])
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  if (copyOf) await run('cp', ['-a', copyOf, data], options)
  // -N only skips syncing while initdb runs.
  else await run(join(binaries, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '-N'], options)
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}${isFleeting ? FLEETING : ''}`
  const start = ['start', '-w', '-s', '-D', data, '-l', log, '-o', settings]
  await run(join(binaries, 'pg_ctl'), start, options).catch(async () => {
    throw new Error(`PostgreSQL did not start: ${await readFile(log, 'utf8')}`)
  })
  endWithUs(folder)
  const stop = (how: 'immediate' | 'fast') =>
    run(join(binaries, 'pg_ctl'), ['stop', '-s', '-m', how, '-D', data], options)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await stop('immediate')
      await rm(folder, { recursive: true, force: true })
    },
    async keep() {
      await stop('fast')
      return data
    },
  }
}
