// Runs once for both projects. The site is built here, so that no two starts build at once. A filled database of each
// engine is made for tests to copy; tests of the first start use none.
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { type DatabaseAddress, openDatabase } from '@/lib/db/connection'
import { localOf } from '@/lib/domain/clinic-time'
import { fill } from '@/tests/support/servers/databases'
import { startPostgres } from '@/tests/support/servers/postgres-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with an embedded database. */
    filledFolder: string
    /** The data of a PostgreSQL server, or '' when PostgreSQL is not installed. */
    filledCluster: string
  }
}

let folder = ''

function build(): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.mjs', '--build-only'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`)
}

async function fillAt(address: DatabaseAddress): Promise<void> {
  const db = await openDatabase(address)
  await fill(db, localOf(new Date()).date)
  await db.close()
}

async function fillCluster(): Promise<string> {
  const server = await startPostgres()
  if (!server) return ''
  await fillAt({ databaseUrl: server.url, dataDir: '' })
  return server.keep()
}

async function prepare(): Promise<Pick<ProvidedContext, 'filledFolder' | 'filledCluster'>> {
  build()
  folder = await mkdtemp(join(tmpdir(), 'muthu-filled-'))
  const [filledCluster] = await Promise.all([fillCluster(), fillAt({ dataDir: folder })])
  return { filledFolder: folder, filledCluster }
}

/** Vitest loads this file once for each project, so the state is kept in the process. */
const shared: typeof globalThis & { prepared?: ReturnType<typeof prepare> } = globalThis

export async function setup(project: TestProject): Promise<void> {
  shared.prepared ??= prepare()
  const { filledFolder, filledCluster } = await shared.prepared
  project.provide('filledFolder', filledFolder)
  project.provide('filledCluster', filledCluster)
}

/** Only the project that prepared them removes them. Vitest calls this after every test of all projects. */
export async function teardown(): Promise<void> {
  if (folder !== '') await rm(folder, { recursive: true, force: true })
}
