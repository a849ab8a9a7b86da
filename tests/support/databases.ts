// Once a run: a migrated and seeded database of each engine, to make each test file's own from.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { databaseOver, openDatabase } from '@/lib/db/connection'
import { poolOfOne } from '@/lib/db/embedded-pool'
import { migrate } from '@/lib/db/migrate'
import type { Database } from '@/lib/db/schema'
import { seedSampleChain } from '@/lib/db/seed'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database; '' when PostgreSQL is not installed. */
    postgresUrl: string
    pgliteDump: string
  }
}

/** The day of the sample chain's first start in tests: a Monday. */
export const SEED_DAY = '2026-01-05'
export const TEMPLATE = 'muthu_template'

let folder = ''
let server: PostgresServer | null = null

async function fill(db: Database): Promise<void> {
  await migrate(db)
  await seedSampleChain(db, SEED_DAY)
}

async function dumpPglite(path: string): Promise<void> {
  const pglite = await PGlite.create()
  await fill(databaseOver('embedded', poolOfOne(pglite)))
  const dump = await pglite.dumpDataDir('none')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()))
  await pglite.close()
}

async function fillPostgres(): Promise<string> {
  server = await startPostgres()
  if (!server) {
    if (process.env.CI) throw new Error('PostgreSQL is not installed (apt-get install postgresql): races need it.')
    console.warn('PostgreSQL is not installed: its half of the database tests is left out.')
    return ''
  }
  const maintenance = await openDatabase({ databaseUrl: server.url, dataDir: '' })
  await maintenance.script(`CREATE DATABASE ${TEMPLATE}`)
  await maintenance.close()
  const template = await openDatabase({ databaseUrl: server.url.replace(/postgres$/, TEMPLATE), dataDir: '' })
  await fill(template)
  await template.close()
  return server.url
}

export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'muthu-tests-'))
  const dump = join(folder, 'pglite.tar')
  const [url] = await Promise.all([fillPostgres(), dumpPglite(dump)])
  project.provide('postgresUrl', url)
  project.provide('pgliteDump', dump)
}

export async function teardown(): Promise<void> {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
