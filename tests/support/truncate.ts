// Empties a test's database of patients, or sets them back.
import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'

/** What the chain's operator fills, and the list of migrations. */
export const CHAIN = [
  'cities',
  'places',
  'clinics',
  'dentists',
  'home_zones',
  'home_zone_pincodes',
  'closures',
  'chain_facts',
  'schema_migrations',
]

// What points at what, and what a change sets off, is of no concern where all goes or comes.
const UNCHECKED = 'SET LOCAL session_replication_role = replica'

async function patientTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL(${CHAIN})`.execute(
    db.reads,
  )
  return rows.map(({ name }) => name)
}

const emptyingOf = async (db: Database): Promise<string> =>
  [UNCHECKED, ...(await patientTables(db)).map((name) => `DELETE FROM "${name}"`)].join('; ')

const emptying = new WeakMap<Database, Promise<string>>()

/** Empties every table that patients fill; the chain stays. Deletes: a TRUNCATE waits for the disk, table by table. */
export async function truncate(db: Database): Promise<void> {
  const known = emptying.get(db) ?? emptyingOf(db)
  emptying.set(db, known)
  await db.script(await known)
}

/**
 * Empties them for somebody else, who finds them as in a new database: rows come back in the order in which they are put in,
 * where no other is asked for.
 */
export async function clear(db: Database): Promise<void> {
  await truncate(db)
  await db.script(`VACUUM ${(await patientTables(db)).map((name) => `"${name}"`).join(', ')}`)
}

/** The statements that put what the patients' tables hold now into empty ones. */
export async function fillingOf(db: Database): Promise<string> {
  const fill = async (name: string): Promise<string[]> => {
    const all = sql<{ held: string | null }>`SELECT json_agg(t)::text AS held FROM ${sql.table(name)} t`
    const held = (await all.execute(db.reads)).rows[0]?.held?.replaceAll("'", "''")
    const rows = `SELECT * FROM json_populate_recordset(NULL::"${name}", '${held}')`
    return held ? [`INSERT INTO "${name}" OVERRIDING SYSTEM VALUE ${rows}`] : []
  }
  const filling = await Promise.all((await patientTables(db)).map(fill))
  return [UNCHECKED, ...filling.flat()].join('; ')
}
