// A database for a test file: seeded with the sample chain, no patients.
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

/** The engine of this run: PostgreSQL, or PGlite in the project `pglite` and where there is nothing else. */
export const ENGINE: Engine = hasPostgres() && process.env.ENGINE !== 'PGlite' ? 'PostgreSQL' : 'PGlite'

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

/** A new PGlite from its files. */
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
 * Opens a database for its caller alone: with nothing in it, with the sample chain, or with the test places beside it;
 * `close` ends it for the caller.
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
 * A seeded PostgreSQL database with a second way to it, whose use cases can be looked into; `close` of the database ends
 * both.
 */
export async function openInterleaved(): Promise<Interleaved & { other: Database }> {
  const { url, drop } = await createPostgres('seeded')
  const pool = openPostgresPool(url)
  const other = databaseOver('postgres', pool, drop)
  return { ...interleaved(pool, other), other }
}

/**
 * In a `describe`: one database for its tests, emptied of patients before each. Call the result inside a test.
 */
export function useDatabase(content: 'seeded' | 'places' = 'seeded', engine: Engine = ENGINE): () => Database {
  let db: Database
  beforeAll(async () => {
    db = await openTestDatabase(content, engine)
  })
  beforeEach(() => truncate(db))
  afterAll(() => db.close())
  return () => db
}
