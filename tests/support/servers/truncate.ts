import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'

/** The tables that the operator's chain file fills, and the list of migrations. */
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

// Foreign keys and triggers don't matter when all rows are deleted or restored at once.
const UNCHECKED = 'SET LOCAL session_replication_role = replica'

/** A SELECT of the names of patients' tables. Tables without any page on disk are empty and left out. */
const FILLED = `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  AND relname NOT IN (${CHAIN.map((name) => `'${name}'`).join(', ')}) AND pg_relation_size(oid) > 0`

async function filledTables(db: Database): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(FILLED).execute(db.reads)
  return rows.map(({ name }) => name)
}

const EMPTYING = `DO $$ DECLARE name text; BEGIN ${UNCHECKED};
  FOR name IN ${FILLED} LOOP EXECUTE format('DELETE FROM %I', name); END LOOP; END $$`

/**
 * Empties every table that patients fill and keeps the chain. It uses DELETE because TRUNCATE waits for the disk for
 * every table.
 */
export const truncate = (db: Database): Promise<void> => db.script(EMPTYING)

/**
 * Empties the tables for the next borrower. The vacuum makes new rows come back in the order of their insertion when
 * a query asks for no order.
 */
export async function clear(db: Database): Promise<void> {
  await truncate(db)
  const tables = await filledTables(db)
  if (tables.length > 0) await db.script(`VACUUM ${tables.map((name) => `"${name}"`).join(', ')}`)
}

/** SQL statements that restore the current rows of the patients' tables into empty ones. */
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
