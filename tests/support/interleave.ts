// A database whose use cases can be looked into: before a chosen statement of one, another act runs on other connections,
// as another process would, to its end or until it waits for what a transaction has locked.
import { sql } from 'kysely'
import { databaseOver } from '@/lib/db/connection'
import type { Connections } from '@/lib/db/pool'
import type { Database, Reads } from '@/lib/db/schema'

export type Interleaved = {
  db: Database
  /**
   * Lets `act` begin before the statement `at` from now on (1 is the next; BEGIN and COMMIT count too). What it came to,
   * once it has begun; undefined when there were fewer statements.
   */
  before<T>(at: number, act: () => Promise<T>): () => Promise<T> | undefined
  /** Ends what is done before the statement `at`, as a process does that is killed: what it had not committed is rolled back. */
  killAt(at: number): void
}

/** What the work of a killed process comes to. */
export class Killed extends Error {}

/** Whether a connection to this database waits for a lock. */
export async function somebodyWaits(reads: Reads): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(reads)
  return rows.length > 0
}

/** Looks into what goes over `pool`; `other` is the same database for whoever acts meanwhile, and free to look. */
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
