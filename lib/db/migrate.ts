// Applies the *.sql of every room that has migrations, forward only, once each, in the order of their names. Knows nothing of
// their content but what a name says: beside what ends in .breaking.sql no version works that does not have it.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database, Reads, Tx } from '@/lib/db/schema'

// Any number that no other program asks for in the same database.
const LOCK = 7_301_944

/** The database is from newer code than this, and this code can't work with it. */
export class UnknownMigrationError extends Error {
  override name = 'UnknownMigrationError'
}

const FOLDERS = ['lib/db/migrations', 'lib/user-pool/migrations']

/** The migrations in the order of their application, which is that of their names. */
async function findMigrations(): Promise<{ name: string; path: string }[]> {
  const inFolder = async (folder: string) => {
    const names = await readdir(join(process.cwd(), folder))
    return names
      .filter((name) => name.endsWith('.sql'))
      .map((name) => ({ name, path: join(process.cwd(), folder, name) }))
  }
  const found = (await Promise.all(FOLDERS.map(inFolder))).flat()
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}

const isBreaking = (name: string): boolean => name.endsWith('.breaking.sql')

/** Whether a newer version has migrated the database so that this one can't work with it. Throws when it is away. */
export async function isOutdated(reads: Reads): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(reads)
  const known = new Set((await findMigrations()).map(({ name }) => name))
  return rows.some(({ name }) => isBreaking(name) && !known.has(name))
}

/** What the database has and this version does not know, and what it lacks, by the names of migrations. */
export async function compareMigrations(reads: Reads): Promise<{ unknown: string[]; missing: string[] }> {
  const names = (await findMigrations()).map(({ name }) => name)
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(reads)
  const applied = rows.map(({ name }) => name)
  return {
    unknown: applied.filter((name) => !names.includes(name)),
    missing: names.filter((name) => !applied.includes(name)),
  }
}

async function readApplied(tx: Tx): Promise<Set<string>> {
  const { rows: found } = await sql<{
    made: boolean
  }>`SELECT to_regclass('schema_migrations') IS NOT NULL AS made`.execute(tx)
  // Not CREATE IF NOT EXISTS: that asks for the right to create tables, even on a database that is up to date.
  if (!found[0]?.made) {
    await sql`CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)`.execute(tx)
  }
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(tx)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Brings the database up to date and returns how many migrations it took: all of them or none. Several servers may call
 * it at once. On a database of newer code it goes on, with a warning, when nothing of its own is missing and nothing breaks
 * it (an older server that restarts during a roll-out), and throws UnknownMigrationError otherwise.
 */
export async function migrate(db: Database): Promise<number> {
  const migrations = await findMigrations()
  const known = new Set(migrations.map(({ name }) => name))
  return db.longTransaction(async (tx) => {
    // Held to the end of the transaction, so it works behind a transaction pooler too.
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx)
    const applied = await readApplied(tx)
    const missing = migrations.filter(({ name }) => !applied.has(name))
    const unknown = [...applied].filter((name) => !known.has(name)).sort()
    if (unknown.length > 0) {
      const line = `The database has migrations that this version does not know (${unknown.join(', ')})`
      if (missing.length > 0)
        throw new UnknownMigrationError(
          `${line} and lacks ${missing.map(({ name }) => name).join(', ')}: start the newer version.`,
        )
      if (unknown.some(isBreaking)) throw new UnknownMigrationError(`${line}: start the newer version.`)
      process.emitWarning(`${line}: it was used by a newer version.`)
    }
    for (const { name, path } of missing) {
      await sql.raw(await readFile(path, 'utf8')).execute(tx)
      await sql`INSERT INTO schema_migrations (name, applied_at) VALUES (${name}, now())`.execute(tx)
    }
    return missing.length
  })
}
