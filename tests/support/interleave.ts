// A PostgreSQL database whose transactions can be looked into: before a chosen statement of one, another act runs on other
// connections, to its end or until it waits for what the transaction has locked.
import { sql } from 'kysely'
import { databaseOver } from '@/lib/db/connection'
import type { Connections } from '@/lib/db/named-statements'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database, Reads } from '@/lib/db/schema'

type Query = Awaited<ReturnType<Connections['connect']>>['query']

export type Interleaved = {
  db: Database
  /**
   * Lets `act` begin before the statement `at` of the next transaction (1 is the first after BEGIN; COMMIT counts too).
   * What it came to, once it has begun; undefined when the transaction had fewer statements.
   */
  before<T>(at: number, act: () => Promise<T>): () => Promise<T> | undefined
}

/** Whether a connection to this database waits for a lock. */
async function somebodyWaits(reads: Reads): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(reads)
  return rows.length > 0
}

/** Opens the database at `url` once more; `watcher` is another pool on it, free to look while others wait. */
export function openInterleaved(url: string, watcher: () => Database): Interleaved {
  const pool = openPostgresPool(url)
  let planned: { at: number; begin(): Promise<unknown> } | undefined

  async function settledOrWaiting(acting: Promise<unknown>): Promise<void> {
    let isDone = false
    const done = () => {
      isDone = true
    }
    acting.then(done, done)
    while (!isDone && !(await somebodyWaits(watcher().reads))) await new Promise((resolve) => setTimeout(resolve, 1))
  }

  async function connect() {
    const client = await pool.connect()
    // Statements of the open transaction so far; undefined outside of one.
    let sent: number | undefined
    const query = (async (statement: { text: string }) => {
      if (sent !== undefined) sent += 1
      if (statement.text === 'begin') sent = 0
      if (planned && sent === planned.at) {
        const { begin } = planned
        planned = undefined
        await settledOrWaiting(begin())
      }
      if (statement.text === 'commit' || statement.text === 'rollback') sent = undefined
      return client.query(statement)
    }) as Query
    return {
      query,
      getTransactionStatus: () => client.getTransactionStatus(),
      release: (broken?: boolean | Error) => client.release(broken),
    }
  }

  return {
    db: databaseOver('postgres', { connect, end: () => pool.end() }),
    before(at, act) {
      let acting: ReturnType<typeof act> | undefined
      const begin = () => {
        acting = act()
        return acting
      }
      planned = { at, begin }
      return () => acting
    },
  }
}
