// A real PostgreSQL of this run's own, in a temporary folder on a free port of this machine.
import { execFile, spawn } from 'node:child_process'
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The folder with initdb and pg_ctl: on PATH, or the newest of Debian's; null when there is none. */
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

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** PostgreSQL refuses to run as root: its own system user then. */
export async function runAs(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const [user, group] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])])
  return { uid: Number(user.stdout), gid: Number(group.stdout) }
}

/** Ends the server and removes its folder when this process is killed and can't do it itself. */
function endWithUs(folder: string): void {
  const script = `while kill -0 ${process.pid} 2>/dev/null; do sleep 1; done
    kill -QUIT "$(head -n 1 "$1/data/postmaster.pid")"; sleep 1; rm -rf "$1"`
  spawn('sh', ['-c', script, 'sh', folder], { detached: true, stdio: 'ignore' }).unref()
}

export type PostgresServer = { url: string; stop(): Promise<void> }

/** Starts a server with the database `postgres`; null when PostgreSQL is not installed. fsync stays on. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const binaries = await findBinaries()
  if (!binaries) return null
  const [port, owner, folder] = await Promise.all([freePort(), runAs(), mkdtemp(join(tmpdir(), 'muthu-postgres-'))])
  if (owner.uid !== undefined && owner.gid !== undefined) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  // -N: only the making of it is not synced.
  await run(join(binaries, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '-N'], options)
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`
  const start = ['start', '-w', '-s', '-D', data, '-l', log, '-o', settings]
  await run(join(binaries, 'pg_ctl'), start, options).catch(async () => {
    throw new Error(`PostgreSQL did not start: ${await readFile(log, 'utf8')}`)
  })
  endWithUs(folder)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await run(join(binaries, 'pg_ctl'), ['stop', '-s', '-m', 'immediate', '-D', data], options)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
