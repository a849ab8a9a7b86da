// A fresh database on each engine for a test file: seeded with the sample chain, no patients. Closed and dropped after it.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { databaseOver, openDatabase } from '@/lib/db/connection'
import { poolOfOne } from '@/lib/db/embedded-pool'
import type { Connections } from '@/lib/db/named-statements'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database } from '@/lib/db/schema'
import { TEMPLATE } from '@/tests/support/databases'
import { type Interleaved, interleaved } from '@/tests/support/interleave'

export type Engine = 'PostgreSQL' | 'PGlite'

export const hasPostgres = (): boolean => inject('postgresUrl') !== ''

const BOTH: Engine[] = ['PostgreSQL', 'PGlite']
/** For `describe.each(engines)('on %s', ...)`: both, or the one that ENGINE names; PGlite where there is nothing else. */
export const engines: Engine[] = hasPostgres()
  ? BOTH.filter((engine) => engine === (process.env.ENGINE ?? engine))
  : ['PGlite']

/** Runs one statement in the server's own database, where databases are made and dropped. */
async function maintain(statement: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' })
  await db.script(statement)
  await db.close()
}

/** The address of a new PostgreSQL database: the seeded one's copy, or with nothing in it. */
export async function createPostgres(content: 'seeded' | 'empty'): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${content === 'seeded' ? TEMPLATE : 'template1'}`)
  return {
    url: inject('postgresUrl').replace(/postgres$/, name),
    drop: () => maintain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

type TestPool = { pool: Connections; afterClose(): Promise<void> }

async function openPglite(content: 'seeded' | 'empty'): Promise<TestPool> {
  const loaded = content === 'seeded' ? { loadDataDir: new Blob([await readFile(inject('pgliteDump'))]) } : {}
  const pglite = await PGlite.create(loaded)
  return { pool: poolOfOne(pglite), afterClose: () => pglite.close() }
}

async function openServed(): Promise<TestPool> {
  const { url, drop } = await createPostgres('seeded')
  return { pool: openPostgresPool(url), afterClose: drop }
}

/** Opens a database of its own; `close` drops it. */
export async function openTestDatabase(engine: Engine, content: 'seeded' | 'empty' = 'seeded'): Promise<Database> {
  if (engine === 'PGlite') {
    const { pool, afterClose } = await openPglite(content)
    return databaseOver('embedded', pool, afterClose)
  }
  const { url, drop } = await createPostgres(content)
  const db = await openDatabase({ databaseUrl: url, dataDir: '' })
  return { ...db, close: () => db.close().then(drop) }
}

/** A seeded database with a second way to it, whose use cases can be looked into; `close` of the database ends both. */
export async function openInterleaved(engine: Engine): Promise<Interleaved & { other: Database }> {
  const [kind, { pool, afterClose }] =
    engine === 'PGlite'
      ? (['embedded', await openPglite('seeded')] as const)
      : (['postgres', await openServed()] as const)
  const other = databaseOver(kind, pool, afterClose)
  return { ...interleaved(pool, other), other }
}

/** Empties the tables that patients fill; the chain stays. */
export async function truncate(db: Database): Promise<void> {
  const people = ['referrals', 'memberships', 'sessions', 'users', 'appointments', 'leads', 'outbox']
  const counts = ['events', 'event_days', 'limit_marks', 'sms_counts', 'number_proofs', 'number_codes']
  const pool = ['users', 'challenges', 'codes', 'ids'].map((name) => `identity_${name}`)
  const tables = [...people, ...counts, ...pool]
  await db.script(tables.map((table) => `DELETE FROM ${table}`).join('; '))
}

/**
 * In a `describe`: one database for its tests, emptied of patients before each. Call the result inside a test. Without an
 * engine: what does not differ by it runs on the one of the run.
 */
export function useDatabase(engine: Engine = engines[0] ?? 'PGlite'): () => Database {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
  })
  beforeEach(() => truncate(db))
  afterAll(() => db.close())
  return () => db
}
