// The connections to a PostgreSQL server, or to a pooler before it: eight a process, no session state, and one beside them that listens. Every wait has an
// end that the server itself keeps: a statement that only its client has given up holds its connection there for ever.
import pg from 'pg'
import { cancelStatement } from '@/lib/db/cancel-statement'
import { type Connections, LONG_WORK, type Statement } from '@/lib/db/named-statements'
import { listenAt } from '@/lib/db/notices'
import { valueTypes } from '@/lib/db/value-types'

/** Milliseconds: a statement, its wait for a lock, a transaction whose process says nothing more. */
type Limits = { statement: number; lock: number; idle: number }
const USUAL: Limits = { statement: 8000, lock: 5000, idle: 15_000 }
const LONG: Limits = { statement: 600_000, lock: 600_000, idle: 600_000 }
/** What the server may take to give up a statement, before its connection is given up. */
const GRACE_MS = 2000

/** For one transaction, so that a transaction pooler's next client does not inherit it. */
const setLocal = ({ statement, lock, idle }: Limits): string =>
  `SET LOCAL statement_timeout = ${statement}; SET LOCAL lock_timeout = ${lock}; SET LOCAL idle_in_transaction_session_timeout = ${idle}`

const BEGINNING = 'begin; '

/** Sends a statement under its limits. Rejects with 57014 or 55P03 when it was past them. */
async function send(client: pg.PoolClient, { text, ...rest }: Statement, usual: Limits): Promise<pg.QueryResult> {
  const inTransaction = client.getTransactionStatus() === 'T'
  const isLong = text.startsWith(LONG_WORK)
  const { statement: most } = isLong ? LONG : usual
  let whole = text
  // In the same message as the BEGIN: no round trip of their own.
  if (text === 'begin' || text.startsWith(BEGINNING))
    whole = `${BEGINNING}${setLocal(usual)}${text.slice('begin'.length)}`
  if (isLong && inTransaction && !rest.values?.length) whole = `${setLocal(LONG)}; ${text}`
  // Outside a transaction a limit would cost a statement more each time, or stay for a pooler's next client.
  let cancelling: Promise<void> | undefined
  const cancel = () => {
    cancelling = cancelStatement(client)
  }
  const timer = inTransaction ? undefined : setTimeout(cancel, most)
  // pg takes a time for one statement as well, which its types don't say.
  const config = { ...rest, text: whole, query_timeout: most + GRACE_MS }
  try {
    return await client.query(config)
  } finally {
    clearTimeout(timer)
    // Or it would meet the connection's next statement.
    await cancelling
  }
}

const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25006'

/**
 * A pool for a postgres:// address, eight connections at most. Connects when first asked; gives up on a connection after
 * 3 s and on a statement after 8, LONG_WORK after ten minutes.
 */
export function openPostgresPool(databaseUrl: string, { usual = USUAL, max = 8 } = {}): Connections {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'muthu-dental',
    types: valueTypes,
  })
  // A server that was made read-only (a failover) stays so: nothing that was connected before is good for a booking.
  let era = 0
  const eraOf = new WeakMap<pg.PoolClient, number>()
  // An 'error' that nobody hears ends the process. The pool drops the connection, and its statement fails by itself.
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => {
    client.on('error', ignore)
    eraOf.set(client, era)
  })

  async function take(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (eraOf.get(client) === era) return client
      client.release(true)
    }
  }

  return {
    async connect() {
      const client = await take()
      return {
        async query(statement) {
          try {
            return await send(client, statement, usual)
          } catch (error) {
            if (isReadOnly(error) && eraOf.get(client) === era) era += 1
            throw error
          }
        },
        getTransactionStatus: () => client.getTransactionStatus(),
        release: (broken) => client.release(broken),
      }
    },
    end: () => pool.end(),
    listen: listenAt(databaseUrl),
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}
