// Runs another act in the middle of a use case, as another process would. The act starts before a chosen statement,
// on other connections. The use case goes on when the act is done or waits for a lock.
import { sql } from 'kysely'
import { databaseOver } from '@/lib/db/connection'
import type { Connections } from '@/lib/db/pool'
import type { Database, Reads } from '@/lib/db/schema'

export type Interleaved = {
  db: Database
  /**
   * Starts `act` before the statement number `at`, counted from now on. 1 is the next, and BEGIN and COMMIT count
   * too. The result returns the promise of `act`, or undefined when fewer statements were sent.
   */
  before<T>(at: number, act: () => Promise<T>): () => Promise<T> | undefined
  /**
   * Ends the work before the statement number `at`, as killing the process does. Uncommitted changes are rolled back.
   */
  killAt(at: number): void
}

/** Thrown by the work of a killed process. */
export class Killed extends Error {}

/** Whether a connection to this database waits for a lock. */
export async function somebodyWaits(reads: Reads): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(reads)
  return rows.length > 0
}

/** Watches the statements over `pool`. `other` is the same database over free connections, for the other act. */
export function interleaved(pool: Connections, other: Database): Interleaved {
  let sent = 0
  let planned: { at: number; begin: (() => Promise<unknown>) | null } | undefined

  async function settledOrWaiting(acting: Promise<unknown>): Promise<void> {
    let isDone = false
    const done = () => {
      isDone = true
    }
    acting.then(done, done)
    while (!isDone && !(await somebodyWaits(other.reads))) await new Promise((resolve) => setTimeout(resolve, 1))
  }

  async function reach(): Promise<void> {
    sent += 1
    if (!planned || sent !== planned.at) return
    const { begin } = planned
    planned = undefined
    if (begin === null) throw new Killed('The process was killed')
    await settledOrWaiting(begin())
  }

  async function connect() {
    const connection = await pool.connect()
    return {
      release: (broken?: boolean | Error) => connection.release(broken),
      async query(statement: Parameters<typeof connection.query>[0]) {
        await reach()
        return connection.query(statement)
      },
    }
  }

  return {
    db: databaseOver('postgres', { connect, end: async () => undefined }),
    before(at, act) {
      let acting: ReturnType<typeof act> | undefined
      const begin = () => {
        acting = act()
        return acting
      }
      sent = 0
      planned = { at, begin }
      return () => {
        planned = undefined
        return acting
      }
    },
    killAt(at) {
      sent = 0
      planned = { at, begin: null }
    },
  }
}
