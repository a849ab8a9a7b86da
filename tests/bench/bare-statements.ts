// Records the statements of the use cases, and replays them with node-postgres alone.
import pg from 'pg'
import { databaseOver } from '@/lib/db/connection'
import type { Statement } from '@/lib/db/pool'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database } from '@/lib/db/schema'
import { valueTypes } from '@/lib/db/value-types'

/**
 * Does `work` on a database and appends its statements to `written` in their order. The work must not run in
 * parallel.
 */
export async function writeDown(
  databaseUrl: string,
  work: (db: Database, written: Statement[]) => Promise<unknown>,
): Promise<void> {
  const written: Statement[] = []
  const pool = openPostgresPool(databaseUrl)
  const db = databaseOver('postgres', {
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      return {
        query(statement) {
          written.push(statement)
          return client.query(statement)
        },
        release: (broken) => client.release(broken),
      }
    },
  })
  await work(db, written)
  await db.close()
}

/**
 * The statements of a booking for another database. The hold is inserted under the recorded sid, because the recorded
 * confirmation asks for it.
 */
export const heldAs = (sid: string, statements: readonly Statement[]): Statement[] =>
  statements.map((statement) =>
    // The sid is the first value.
    statement.text.includes('INSERT INTO seats')
      ? { ...statement, values: [sid, ...(statement.values ?? []).slice(1)] }
      : statement,
  )

export type Bare = { send(statements: readonly Statement[]): Promise<void>; close(): Promise<void> }

/**
 * A pool with as many connections as the site has. `send` uses one connection for each transaction, as the site does.
 */
export function openBare(databaseUrl: string): Bare {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8, types: valueTypes })
  return {
    async send(statements) {
      let client: pg.PoolClient | undefined
      for (const statement of statements) {
        client ??= await pool.connect()
        await client.query(statement as pg.QueryConfig)
        if (client.getTransactionStatus() === 'T') continue
        client.release()
        client = undefined
      }
    },
    close: () => pool.end(),
  }
}
