// Sends statements through a pg pool as kysely wants it: names the parameterised ones, so that the engine prepares each
// once a connection (2 to 5 times as fast), and keeps broken connections out of the pool. Knows nothing of tables.
import { createHash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresQueryResult } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import { isConnectionLost } from '@/lib/db/away'
import type { Listen } from '@/lib/db/notices'

/** Put before a script that may run long or wait for a lock: it gets ten minutes instead of the pool's own limits. */
export const LONG_WORK = '-- long work\n'
// Past these a text is one of a kind (rows of a seed), not worth the engine's memory.
const NAMES = 500
const NAMED_LENGTH = 8000

/** The names were not found or already taken behind a transaction pooler, or a table changed under a prepared plan. */
export function isNamingRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === '0A000') return 'routine' in error && error.routine === 'RevalidateCachedQuery'
  return error.code === '26000' || error.code === '42P05'
}

function namer(): { nameOf(text: string): string | undefined; stop(): void } {
  const names = new Map<string, string>()
  let naming = true
  return {
    nameOf(text) {
      const known = naming ? names.get(text) : undefined
      if (known || !naming || names.size >= NAMES || text.length > NAMED_LENGTH) return known
      // From the text, not a count: behind a pooler another process's connection may answer to the same name.
      const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`
      names.set(text, name)
      return name
    },
    stop() {
      naming = false
    },
  }
}

export type Statement = { name?: string | undefined; text: string; values?: unknown[] | undefined }
/** What a pool must offer: pg's own does, and so does the one over PGlite. */
export type Connection = Pick<PoolClient, 'getTransactionStatus' | 'release'> & {
  query(statement: Statement): Promise<QueryResult>
}
/** `listen` where changes of places can be heard. */
export type Connections = { connect(): Promise<Connection>; end(): Promise<void>; listen?: Listen }

const NOTHING = { command: 'ROLLBACK', rowCount: 0, rows: [] }
/** Of several statements in one message pg gives a list of results. */
const lastOf = (result: QueryResult | QueryResult[]): Partial<QueryResult> =>
  (Array.isArray(result) ? result.at(-1) : result) ?? NOTHING

/** kysely's pool over another one. */
export function namedStatements(pool: Connections): PostgresPool {
  const { nameOf, stop } = namer()
  let ended: Promise<void> | undefined

  async function send(connection: Connection, text: string, values: readonly unknown[]): Promise<QueryResult> {
    const name = values.length > 0 ? nameOf(text) : undefined
    const inTransaction = connection.getTransactionStatus() === 'T'
    const statement = { name, text, values: [...values] }
    try {
      return await connection.query(statement)
    } catch (error) {
      if (!isNamingRefused(error)) throw error
      stop()
      // Refused before it ran, so that it can be sent again; in a transaction only the whole work can.
      if (!name || inTransaction) throw error
      return await connection.query({ ...statement, name: undefined })
    }
  }

  async function connect() {
    const connection = await pool.connect()
    let isBroken = false

    let isBeginning = false

    /** Sends a BEGIN with the first statement, in one message where that has no parameters. */
    async function begun(text: string, values: readonly unknown[]): Promise<Partial<QueryResult>> {
      isBeginning = false
      if (values.length === 0 && !text.startsWith(LONG_WORK))
        return lastOf(await send(connection, `begin; ${text}`, []))
      await send(connection, 'begin', [])
      return send(connection, text, values)
    }

    async function guarded(text: string, values: readonly unknown[]): Promise<Partial<QueryResult>> {
      if (text === 'begin') {
        isBeginning = true
        return NOTHING
      }
      const isRollback = text === 'rollback'
      // Nothing was begun, or ending a connection ends it.
      if (isRollback && (isBroken || isBeginning)) return NOTHING
      if (text === 'commit' && isBeginning) return NOTHING
      try {
        const result = await (isBeginning ? begun(text, values) : send(connection, text, values))
        // PostgreSQL answers a COMMIT after a failed statement with ROLLBACK and no error: nothing was kept.
        if (text !== 'commit' || result.command !== 'ROLLBACK') return result
      } catch (error) {
        // It may be dead before its socket says so, or still at work on what timed out: not for the next request.
        isBroken ||= isRollback || isConnectionLost(error)
        // Ending a connection rolls back as well, and the first error is the one to tell.
        if (isRollback) return NOTHING
        throw error
      }
      throw Object.assign(new Error('The transaction was rolled back instead of committed'), { code: '25P02' })
    }

    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(asked: unknown, values: readonly unknown[] = []): unknown {
      if (typeof asked !== 'string') throw new TypeError('There are no cursors here: none was given to kysely.')
      return guarded(asked, values)
    }

    return { query, release: () => connection.release(isBroken) }
  }

  return {
    connect,
    end() {
      ended ??= pool.end()
      return ended
    },
  }
}
