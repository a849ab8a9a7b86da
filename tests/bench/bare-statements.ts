// Writes down the statements that the use cases send, and sends them again over node-postgres and nothing else.
import pg from 'pg'
import { databaseOver } from '@/lib/db/connection'
import type { Statement } from '@/lib/db/pool'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database } from '@/lib/db/schema'
import { valueTypes } from '@/lib/db/value-types'

/** Does `work` on a database, one statement after another; they are added to `written` in their order. */
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
 * The statements of a booking for another database: its hold is taken under the sid that it had, as one that ran out is, or
 * the confirmation would find none there.
 */
export const heldAs = (sid: string, statements: readonly Statement[]): Statement[] =>
  statements.map((statement) =>
    // The sid is its first value.
    statement.text.includes('INSERT INTO seats')
      ? { ...statement, values: [sid, ...(statement.values ?? []).slice(1)] }
      : statement,
  )

export type Bare = { send(statements: readonly Statement[]): Promise<void>; close(): Promise<void> }

/** A pool of as many connections as the site has; `send` takes one for each of its transactions, as the site does. */
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
