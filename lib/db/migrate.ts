// Applies lib/db/migrations/*.sql, forward only, once each, in the order of their names. Knows nothing of their content.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { LONG_WORK } from '@/lib/db/named-statements'
import type { Database, Tx } from '@/lib/db/schema'

// Any number that no other program asks for in the same database.
const LOCK = 7_301_944

/** The database is from newer code than this, and lacks a migration that this code has. */
export class UnknownMigrationError extends Error {
  override name = 'UnknownMigrationError'
}

const folder = (): string => join(process.cwd(), 'lib', 'db', 'migrations')

/** The migrations' file names in the order of their application. */
async function migrationNames(): Promise<string[]> {
  return (await readdir(folder())).filter((name) => name.endsWith('.sql')).sort()
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
 * it at once. On a database of newer code it goes on, with a warning, when nothing of its own is missing (an older server
 * that restarts during a roll-out, with additive migrations), and throws UnknownMigrationError otherwise.
 */
export async function migrate(db: Database): Promise<number> {
  const names = await migrationNames()
  return db.transaction(async (tx) => {
    // Held to the end of the transaction, so it works behind a transaction pooler too.
    await sql.raw(`${LONG_WORK}SELECT pg_advisory_xact_lock(${LOCK})`).execute(tx)
    const applied = await readApplied(tx)
    const missing = names.filter((name) => !applied.has(name))
    const unknown = [...applied].filter((name) => !names.includes(name)).sort()
    if (unknown.length > 0) {
      const line = `The database has migrations that this version does not know (${unknown.join(', ')})`
      if (missing.length > 0)
        throw new UnknownMigrationError(`${line} and lacks ${missing.join(', ')}: start the newer version.`)
      process.emitWarning(`${line}: it was used by a newer version.`)
    }
    for (const name of missing) {
      await sql.raw(LONG_WORK + (await readFile(join(folder(), name), 'utf8'))).execute(tx)
      await sql`INSERT INTO schema_migrations (name, applied_at) VALUES (${name}, now())`.execute(tx)
    }
    return missing.length
  })
}
