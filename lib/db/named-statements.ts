// Sends statements through a pg pool, alone or in a transaction: names the parameterised ones, so that the engine prepares each
// once a connection (2 to 5 times as fast), and keeps broken connections out of the pool. Knows nothing of tables.
import { createHash } from 'node:crypto'
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
/** How many connections there are, how many have nothing to do, and who waits for one. */
export type ConnectionCounts = { total: number; idle: number; waiting: number }
/**
 * `listen` where changes of places can be heard, `copy` where the database's files are this process's own, `counts` where they
 * are counted.
 */
export type Connections = {
  connect(): Promise<Connection>
  end(): Promise<void>
  listen?: Listen
  copy?: () => Promise<Blob>
  counts?: () => ConnectionCounts
}

/** Sends a statement, by its text and its values. */
export type Send = (text: string, values: readonly unknown[]) => Promise<Partial<QueryResult>>
export type Statements = {
  /** On a connection that has nothing else to do. */
  send: Send
  /**
   * Sends what `work` sends, one after the other, in one transaction: committed when it resolves, rolled back when it throws.
   * BEGIN goes with the first statement, in one message where that has no parameters.
   */
  transaction<T>(work: (send: Send) => Promise<T>): Promise<T>
  end(): Promise<void>
}

/** Of several statements in one message pg gives a list of results. */
const lastOf = (result: QueryResult | QueryResult[]): Partial<QueryResult> =>
  (Array.isArray(result) ? result.at(-1) : result) ?? {}

/** The site's statements over a pool. */
export function namedStatements(pool: Connections): Statements {
  const { nameOf, stop } = namer()
  let ended: Promise<void> | undefined

  async function sendOn(connection: Connection, text: string, values: readonly unknown[]): Promise<QueryResult> {
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

  async function send(text: string, values: readonly unknown[]): Promise<QueryResult> {
    const connection = await pool.connect()
    let isBroken = false
    try {
      return await sendOn(connection, text, values)
    } catch (error) {
      // It may be dead before its socket says so, or still at work on what timed out: not for the next request.
      isBroken = isConnectionLost(error)
      throw error
    } finally {
      connection.release(isBroken)
    }
  }

  async function transaction<T>(work: (send: Send) => Promise<T>): Promise<T> {
    const connection = await pool.connect()
    let [isBegun, isOver, isBroken] = [false, false, false]
    let latest: Promise<unknown> | undefined

    async function ask(text: string, values: readonly unknown[] = []): Promise<QueryResult> {
      try {
        return await sendOn(connection, text, values)
      } catch (error) {
        isBroken ||= isConnectionLost(error)
        throw error
      }
    }

    async function sendNext(text: string, values: readonly unknown[]): Promise<Partial<QueryResult>> {
      if (isOver) throw new Error('The transaction is over')
      const isFirst = !isBegun
      isBegun = true
      if (isFirst && values.length === 0 && !text.startsWith(LONG_WORK)) return lastOf(await ask(`begin; ${text}`))
      if (isFirst) await ask('begin')
      return ask(text, values)
    }

    /** No statement comes after the end, and none that nobody waited for is under way at it. */
    async function settle(): Promise<void> {
      isOver = true
      await latest?.catch(() => undefined)
    }

    async function commit(): Promise<void> {
      const { command } = await ask('commit')
      if (command !== 'ROLLBACK') return
      // PostgreSQL answers a COMMIT after a failed statement so, and with no error: nothing was kept.
      throw Object.assign(new Error('The transaction was rolled back instead of committed'), { code: '25P02' })
    }

    /** Ending a connection rolls back as well, and the first error is the one to tell. */
    async function rollback(): Promise<void> {
      await ask('rollback').catch(() => {
        isBroken = true
      })
    }

    try {
      const result = await work((text, values) => {
        const next = () => sendNext(text, values)
        const sent = latest ? latest.then(next, next) : next()
        latest = sent
        return sent
      })
      await settle()
      if (isBegun) await commit()
      return result
    } catch (error) {
      await settle()
      if (isBegun && !isBroken) await rollback()
      throw error
    } finally {
      connection.release(isBroken)
    }
  }

  return {
    send,
    transaction,
    end() {
      ended ??= pool.end()
      return ended
    },
  }
}
