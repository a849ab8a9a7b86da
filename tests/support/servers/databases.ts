// Runs once for all projects: makes a migrated and seeded database of each engine, which test files copy.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { databaseOver, openDatabase } from '@/lib/db/connection'
import { poolOfOne } from '@/lib/db/embedded-pool'
import { migrate } from '@/lib/db/migrate'
import type { Database } from '@/lib/db/schema'
import { importChain } from '@/lib/use-cases/chain/import'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { SECRET } from '@/tests/support/chain/test-places'
import { type PostgresServer, startPostgres } from '@/tests/support/servers/postgres-server'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the server's own database, or '' when PostgreSQL is not installed. */
    postgresUrl: string
    /** Files to open a PGlite from. Making a new one takes four times as long. */
    pgliteDumps: Record<Content, string>
  }
}

export type Content = 'seeded' | 'empty'
type BroughtUp = Pick<ProvidedContext, 'postgresUrl' | 'pgliteDumps'>

/** The day of the sample chain's first start in tests: a Monday. */
export const SEED_DAY = '2026-01-05'
export const TEMPLATE = 'muthu_template'

let folder = ''
let server: PostgresServer | null = null

/** Makes every table and the sample chain, as the first start on this day does. */
export async function fill(db: Database, day: string): Promise<void> {
  await migrate(db)
  await importChain({ db, now: new Date(`${day}T12:00:00+05:30`), secret: SECRET }, SAMPLE, { isSample: true })
}

async function dumpPglite(): Promise<Record<Content, string>> {
  const pglite = await PGlite.create()
  const dump = async (content: Content): Promise<string> => {
    const path = join(folder, `${content}.tar`)
    await writeFile(path, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
    return path
  }
  const empty = await dump('empty')
  await fill(databaseOver('embedded', poolOfOne(pglite)), SEED_DAY)
  const seeded = await dump('seeded')
  await pglite.close()
  return { seeded, empty }
}

async function fillPostgres(): Promise<string> {
  server = await startPostgres({ isFleeting: true })
  if (!server) {
    if (process.env.CI) throw new Error('PostgreSQL is not installed (apt-get install postgresql): races need it.')
    console.warn('PostgreSQL is not installed: its half of the database tests is left out.')
    return ''
  }
  const maintenance = await openDatabase({ databaseUrl: server.url, dataDir: '' })
  await maintenance.script(`CREATE DATABASE ${TEMPLATE}`)
  await maintenance.close()
  const template = await openDatabase({ databaseUrl: server.url.replace(/postgres$/, TEMPLATE), dataDir: '' })
  await fill(template, SEED_DAY)
  await template.close()
  return server.url
}

async function bringUp(): Promise<BroughtUp> {
  folder = await mkdtemp(join(tmpdir(), 'muthu-tests-'))
  const [postgresUrl, pgliteDumps] = await Promise.all([fillPostgres(), dumpPglite()])
  return { postgresUrl, pgliteDumps }
}

/** Vitest loads this file once for each project, so the state is kept in the process. */
const shared: typeof globalThis & { broughtUp?: Promise<BroughtUp> } = globalThis

export async function setup(project: TestProject): Promise<void> {
  shared.broughtUp ??= bringUp()
  const { postgresUrl, pgliteDumps } = await shared.broughtUp
  project.provide('postgresUrl', postgresUrl)
  project.provide('pgliteDumps', pgliteDumps)
}

/** Only the project that started the servers stops them. Vitest calls this after every test of all projects. */
export async function teardown(): Promise<void> {
  await server?.stop()
  if (folder !== '') await rm(folder, { recursive: true, force: true })
}
