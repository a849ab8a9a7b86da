// Migrations only go forward. Versions that lack a .breaking.sql migration can't work with the database.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database, Reads, Tx } from '@/lib/db/schema'

// An arbitrary advisory lock that no other program of this database uses.
const LOCK = 7_301_944

export class UnknownMigrationError extends Error {
  override name = 'UnknownMigrationError'
}

const FOLDERS = ['lib/db/migrations', 'lib/user-pool/migrations']

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

export async function isOutdated(reads: Reads): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(reads)
  const known = new Set((await findMigrations()).map(({ name }) => name))
  return rows.some(({ name }) => isBreaking(name) && !known.has(name))
}

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
  // CREATE IF NOT EXISTS would need the right to create tables, even on an up-to-date database.
  if (!found[0]?.made) {
    await sql`CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)`.execute(tx)
  }
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(tx)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Applies all missing migrations or none. Several servers may call it at once. On a newer database that it can
 * work with, it only warns: an older server may restart during a roll-out. Otherwise it throws
 * UnknownMigrationError.
 */
export async function migrate(db: Database): Promise<number> {
  const migrations = await findMigrations()
  const known = new Set(migrations.map(({ name }) => name))
  return db.longTransaction(async (tx) => {
    // Held to the end of the transaction, so that it works behind a transaction pooler too.
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
