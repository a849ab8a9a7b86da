// Lends the databases of a process to one test file after another. A returned database is lent again if the schema
// and the chain's rows are unchanged. Otherwise it is dropped.
import { sql } from 'kysely'
import { databaseOver } from '@/lib/db/connection'
import type { Connections } from '@/lib/db/pool'
import type { Database } from '@/lib/db/schema'
import { CHAIN, clear } from '@/tests/support/servers/truncate'

/** A new database, with a function that drops it. */
export type Made = { pool: Connections; kind: Database['kind']; drop(): Promise<void> }
type Kept = Made & { mark: string }

const kept = new Map<string, Kept[]>()

const CATALOGUE = ['class', 'attribute', 'attrdef', 'constraint', 'index', 'trigger', 'proc', 'rewrite', 'type']
const WATCHED = [...CHAIN, ...CATALOGUE.map((name) => `pg_${name}`), 'pg_db_role_setting']

/** A fingerprint that differs after any change to the chain's rows, the schema or the session's settings. */
async function markOf(db: Database): Promise<string> {
  const states = WATCHED.map(
    (name) => sql`(SELECT concat(count(*), '/', max(xmin::text::bigint)) FROM ${sql.table(name)})`,
  )
  const settings = sql`(SELECT string_agg(name || setting, ' ' ORDER BY name) FROM pg_settings WHERE source = 'session')`
  const { rows } = await sql<{
    mark: string
  }>`SELECT concat_ws(' ', ${sql.join([...states, settings])}) AS mark`.execute(db.reads)
  return rows[0]?.mark ?? ''
}

/** The pool's connections for one borrower. After `end` a connection is refused, as by a pool that has ended. */
function lent(pool: Connections): Connections {
  let isOver = false
  const out = new Set<Promise<void>>()
  return {
    async connect() {
      if (isOver) throw new Error('Cannot use a pool after calling end on the pool')
      const connection = await pool.connect()
      let back: () => void = () => undefined
      const returned = new Promise<void>((resolve) => {
        back = resolve
      })
      out.add(returned)
      return {
        query: (statement) => connection.query(statement),
        release(broken) {
          connection.release(broken)
          out.delete(returned)
          back()
        },
      }
    },
    listen: pool.listen,
    counts: pool.counts,
    async end() {
      isOver = true
      await Promise.all(out)
    },
  }
}

async function takeBack(key: string, database: Kept): Promise<void> {
  const db = databaseOver(database.kind, database.pool)
  const mark = await clear(db).then(
    () => markOf(db),
    () => 'out of reach',
  )
  if (mark === database.mark) kept.set(key, [...(kept.get(key) ?? []), database])
  else await database.pool.end().then(database.drop)
}

/** A database for this key, made with `make` when none is free. `close` returns it. */
export async function lendDatabase(key: string, make: () => Promise<Made>): Promise<Database> {
  let database = kept.get(key)?.pop()
  if (!database) {
    const made = await make()
    database = { ...made, mark: await markOf(databaseOver(made.kind, made.pool)) }
  }
  const { kind, pool } = database
  return databaseOver(kind, lent(pool), () => takeBack(key, database))
}
