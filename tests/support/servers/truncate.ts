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
  'closed_days',
  'chain_facts',
  'schema_migrations',
]

// What points at what, and what a change sets off, is of no concern where all goes or comes.
const UNCHECKED = 'SET LOCAL session_replication_role = replica'

/** Those that patients fill, of which each that has pages: the others are empty. A SELECT of their names. */
const FILLED = `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  AND relname NOT IN (${CHAIN.map((name) => `'${name}'`).join(', ')}) AND pg_relation_size(oid) > 0`

async function filledTables(db: Database): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(FILLED).execute(db.reads)
  return rows.map(({ name }) => name)
}

const EMPTYING = `DO $$ DECLARE name text; BEGIN ${UNCHECKED};
  FOR name IN ${FILLED} LOOP EXECUTE format('DELETE FROM %I', name); END LOOP; END $$`

/** Empties every table that patients fill; the chain stays. Deletes: a TRUNCATE waits for the disk, table by table. */
export const truncate = (db: Database): Promise<void> => db.script(EMPTYING)

/**
 * Empties them for somebody else, who finds them as in a new database: rows come back in the order in which they are put in,
 * where no other is asked for.
 */
export async function clear(db: Database): Promise<void> {
  await truncate(db)
  const tables = await filledTables(db)
  if (tables.length > 0) await db.script(`VACUUM ${tables.map((name) => `"${name}"`).join(', ')}`)
}

/** The statements that put what the patients' tables hold now into empty ones. */
export async function fillingOf(db: Database): Promise<string> {
  const fill = async (name: string): Promise<string[]> => {
    const all = sql<{ held: string | null }>`SELECT json_agg(t)::text AS held FROM ${sql.table(name)} t`
    const held = (await all.execute(db.reads)).rows[0]?.held?.replaceAll("'", "''")
    const rows = `SELECT * FROM json_populate_recordset(NULL::"${name}", '${held}')`
    return held ? [`INSERT INTO "${name}" OVERRIDING SYSTEM VALUE ${rows}`] : []
  }
  const filling = await Promise.all((await filledTables(db)).map(fill))
  return [UNCHECKED, ...filling.flat()].join('; ')
}
