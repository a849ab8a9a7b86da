import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { databaseOver, openDatabase } from '@/lib/db/connection'
import { poolOfOne } from '@/lib/db/embedded-pool'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database } from '@/lib/db/schema'
import { addTestPlaces } from '@/tests/support/chain/test-places'
import { type Interleaved, interleaved } from '@/tests/support/interleave'
import { type Content, TEMPLATE } from '@/tests/support/servers/databases'
import { lendDatabase, type Made } from '@/tests/support/servers/lent-databases'
import { truncate } from '@/tests/support/servers/truncate'

export type Engine = 'PostgreSQL' | 'PGlite'

export const hasPostgres = (): boolean => inject('postgresUrl') !== ''

/** The engine of this run: PostgreSQL, or PGlite in the project `pglite` and where PostgreSQL is not installed. */
export const ENGINE: Engine = hasPostgres() && process.env.ENGINE !== 'PGlite' ? 'PostgreSQL' : 'PGlite'

/** Runs one statement in the server's own database, where databases are created and dropped. */
async function maintain(statement: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: inject('postgresUrl'), dataDir: '' })
  await db.script(statement)
  await db.close()
}

/** The URL of a new PostgreSQL database: a copy of the seeded one, or an empty one. */
export async function createPostgres(content: Content): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await maintain(`CREATE DATABASE ${name} TEMPLATE ${content === 'seeded' ? TEMPLATE : 'template1'}`)
  return {
    url: inject('postgresUrl').replace(/postgres$/, name),
    drop: () => maintain(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  }
}

export const openPglite = async (content: Content): Promise<PGlite> =>
  PGlite.create({ loadDataDir: new Blob([await readFile(inject('pgliteDumps')[content])]) })

async function make(engine: Engine, content: Content): Promise<Made> {
  if (engine === 'PostgreSQL') {
    const { url, drop } = await createPostgres(content)
    return { kind: 'postgres', pool: openPostgresPool(url), drop }
  }
  const pglite = await openPglite(content)
  return { kind: 'embedded', pool: poolOfOne(pglite), drop: () => pglite.close() }
}

async function makeWithPlaces(engine: Engine): Promise<Made> {
  const made = await make(engine, 'seeded')
  await addTestPlaces(databaseOver(made.kind, made.pool))
  return made
}

/**
 * Opens a database for one caller: empty, with the sample chain, or with the sample chain and the test places. The
 * caller has to close it.
 */
export async function openTestDatabase(
  content: Content | 'places' = 'seeded',
  engine: Engine = ENGINE,
): Promise<Database> {
  if (content !== 'empty') {
    const making = () => (content === 'places' ? makeWithPlaces(engine) : make(engine, content))
    return lendDatabase(`${engine}, ${content}`, making)
  }
  const { kind, pool, drop } = await make(engine, content)
  return databaseOver(kind, pool, drop)
}

/**
 * A seeded PostgreSQL database for `interleaved`, with `other` as free connections to it. Closing `other` ends both.
 */
export async function openInterleaved(): Promise<Interleaved & { other: Database }> {
  const { url, drop } = await createPostgres('seeded')
  const pool = openPostgresPool(url)
  const other = databaseOver('postgres', pool, drop)
  return { ...interleaved(pool, other), other }
}

/** For a `describe`: one database, without patients before each test. Call the result inside a test. */
export function useDatabase(content: 'seeded' | 'places' = 'seeded', engine: Engine = ENGINE): () => Database {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(content, engine)
  })
  beforeEach(() => truncate(db))
  afterAll(() => db.close())
  return () => db
}
