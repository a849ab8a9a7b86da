// A pool for kysely's PostgreSQL dialect, over pg's own. It prepares each parameterised statement once a connection (2 to 5
// times as fast), and keeps broken connections out of the pool. Knows nothing of tables.
import { hash } from 'node:crypto'
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { PoolClient, QueryResult } from 'pg'
import type { Listen } from '@/lib/db/listen'
import { isConnectionLost } from '@/lib/db/unavailable'

// Past these a text is one of a kind (rows of a seed), not worth the engine's memory.
const NAMES = 500
const NAMED_LENGTH = 8000

export type Statement = { name?: string | undefined; text: string; values?: unknown[] | undefined }
/** A pool's connection, as far as statements need it. */
type Connection = Pick<PoolClient, 'release'> & { query(statement: Statement): Promise<QueryResult> }
/** How many connections there are, how many have nothing to do, and who waits for one. */
export type ConnectionCounts = { total: number; idle: number; waiting: number }
type Pool = { connect(): Promise<Connection>; end(): Promise<void> }
/**
 * `long` for what may take minutes, where that needs connections of its own; `listen` where changes of places can be heard; `copy`
 * where the database's files are this process's own; `counts` where connections are counted.
 */
export type Connections = Pool & {
  long?: Pool
  listen?: Listen
  copy?: () => Promise<Blob>
  counts?: () => ConnectionCounts
}

/** The names were not found or already taken behind a transaction pooler, or a table changed under a prepared plan. */
export function isNamingRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === '0A000') return 'routine' in error && error.routine === 'RevalidateCachedQuery'
  return error.code === '26000' || error.code === '42P05'
}

/** Names for statements, until they are refused. */
class Names {
  readonly #known = new Map<string, string>()
  #areRefused = false

  nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (this.#areRefused || values.length === 0) return undefined
    const known = this.#known.get(text)
    if (known || this.#known.size >= NAMES || text.length > NAMED_LENGTH) return known
    // From the text, not a count: behind a pooler another process's connection may answer to the same name.
    const name = `s${hash('sha256', text, 'base64url').slice(0, 20)}`
    this.#known.set(text, name)
    return name
  }

  refuse(): void {
    this.#areRefused = true
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error('A connection was lost'))

/** A connection from the moment when it is taken from the pool to the moment when it is given back. */
class Checkout implements PostgresPoolClient {
  #latest: Promise<unknown> | undefined
  #isInTransaction = false
  /** Why it is not for the next request: it may be dead before its socket says so, or still at work on what timed out. */
  #loss: Error | undefined

  constructor(
    private readonly connection: Connection,
    private readonly names: Names,
  ) {}

  query<R>(text: string, values: unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, values: unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('There are no cursors here.')
    const send = () => this.#send({ name: this.names.nameOf(text, values), text, values })
    this.#latest = this.#latest?.then(send, send) ?? send()
    return this.#latest
  }

  release(): void {
    this.connection.release(this.#loss)
  }

  async #send(statement: Statement): Promise<QueryResult> {
    const { text } = statement
    // It would wait behind the statement that timed out; ending the connection rolls back as well.
    if (this.#loss && text === 'rollback') return NOTHING
    try {
      const result = await this.connection.query(statement)
      if (text === 'begin') this.#isInTransaction = true
      // PostgreSQL answers a COMMIT after a failed statement so, and with no error: nothing was kept.
      if (text === 'commit' && result.command === 'ROLLBACK')
        throw Object.assign(new Error('The transaction was rolled back instead of committed'), { code: '25P02' })
      return result
    } catch (error) {
      if (isConnectionLost(error)) this.#loss ??= asError(error)
      if (!isNamingRefused(error)) throw error
      this.names.refuse()
      // Refused before it ran, so that it can be sent again; in a transaction only the whole work can.
      if (!statement.name || this.#isInTransaction) throw error
      return this.#send({ ...statement, name: undefined })
    }
  }
}

const NOTHING: QueryResult = { command: 'ROLLBACK', rowCount: 0, oid: 0, rows: [], fields: [] }

/** For kysely's PostgresDialect; its `end` is the pool's. */
export function poolForKysely(pool: Pool): PostgresPool {
  const names = new Names()
  return {
    connect: async () => new Checkout(await pool.connect(), names),
    end: () => pool.end(),
  }
}
