// Empties a test's database of patients.
import { sql } from 'kysely'
import type { Database } from '@/lib/db/schema'

/** What the chain's operator fills, and the list of migrations. */
export const CHAIN = [
  'cities',
  'places',
  'clinics',
  'home_zones',
  'home_zone_pincodes',
  'closures',
  'schema_migrations',
]

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
