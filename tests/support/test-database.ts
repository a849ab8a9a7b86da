// A fresh database on each engine for a test file: seeded with the sample chain, no patients. Closed and dropped after it.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { databaseOver, openDatabase } from '@/lib/db/connection'
import { poolOfOne } from '@/lib/db/embedded-pool'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database } from '@/lib/db/schema'
import { type Content, TEMPLATE } from '@/tests/support/databases'
import { type Interleaved, interleaved } from '@/tests/support/interleave'

export type Engine = 'PostgreSQL' | 'PGlite'

export const hasPostgres = (): boolean => inject('postgresUrl') !== ''

/** For `describe.each(bothEngines)('on %s', ...)`, where an engine decides: the queries, and what lies below them. */
export const bothEngines: Engine[] = hasPostgres() ? ['PostgreSQL', 'PGlite'] : ['PGlite']
/** What asks the queries runs on PostgreSQL; on PGlite where there is nothing else. */
const THE_ENGINE: Engine = bothEngines[0] ?? 'PGlite'

/** Runs one statement in the server's own database, where databases are made and dropped. */
async function maintain(statement: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' })
  await db.script(statement)
  await db.close()
}

/** The address of a new PostgreSQL database: the seeded one's copy, or with nothing in it. */
export async function createPostgres(content: Content): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${content === 'seeded' ? TEMPLATE : 'template1'}`)
  return {
    url: inject('postgresUrl').replace(/postgres$/, name),
    drop: () => maintain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

async function openPglite(content: Content): Promise<Database> {
  const pglite = await PGlite.create({ loadDataDir: new Blob([await readFile(inject('pgliteDumps')[content])]) })
  return databaseOver('embedded', poolOfOne(pglite), () => pglite.close())
}

/** Opens a database of its own; `close` drops it. */
export async function openTestDatabase(engine: Engine, content: Content = 'seeded'): Promise<Database> {
  if (engine === 'PGlite') return openPglite(content)
  const { url, drop } = await createPostgres(content)
  const db = await openDatabase({ databaseUrl: url, dataDir: '' })
  return { ...db, close: () => db.close().then(drop) }
}

/**
 * A seeded PostgreSQL database with a second way to it, whose use cases can be looked into; `close` of the database ends
 * both.
 */
export async function openInterleaved(): Promise<Interleaved & { other: Database }> {
  const { url, drop } = await createPostgres('seeded')
  const pool = openPostgresPool(url)
  const other = databaseOver('postgres', pool, drop)
  return { ...interleaved(pool, other), other }
}

/** What the chain's operator fills, and the list of migrations. */
const CHAIN = ['cities', 'places', 'clinics', 'home_zones', 'home_zone_pincodes', 'closures', 'schema_migrations']

async function emptyingOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL(${CHAIN})`.execute(
    db.reads,
  )
  // What points at what, and what a deletion sets off, is of no concern where all goes.
  return ['SET LOCAL session_replication_role = replica', ...rows.map(({ name }) => `DELETE FROM "${name}"`)].join('; ')
}

const emptying = new WeakMap<Database, Promise<string>>()

/** Empties every table that patients fill; the chain stays. Deletes: a TRUNCATE waits for the disk, table by table. */
export async function truncate(db: Database): Promise<void> {
  const known = emptying.get(db) ?? emptyingOf(db)
  emptying.set(db, known)
  await db.script(await known)
}

/**
 * In a `describe`: one database for its tests, emptied of patients before each. Call the result inside a test.
 */
export function useDatabase(engine: Engine = THE_ENGINE): () => Database {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(engine)
  })
  beforeEach(() => truncate(db))
  afterAll(() => db.close())
  return () => db
}
