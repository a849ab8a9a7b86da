// Opens the database: kysely's PostgreSQL dialect over a server or, without an address, over the embedded PGlite.
// Owns transactions and their second try; no statement of the site's own stands here.
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { openEmbedded, poolOfOne } from '@/lib/db/embedded-pool'
import { type Connections, isNamingRefused, poolForKysely } from '@/lib/db/pool'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database, Tables, Tx } from '@/lib/db/schema'
import { log } from '@/lib/log/log'

export type DatabaseAddress = { databaseUrl?: string | undefined; dataDir: string }

const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Serialisation failure, deadlock, a seat lost, refused statement name: the same work may succeed when done again. */
const isWorthASecondTry = (error: unknown): boolean =>
  isNamingRefused(error) || ['40001', '40P01', '23P01'].includes(errorCode(error))

/** Its type tells a statement outside a transaction from one within. */
class Outside extends Kysely<Tables> {
  override get isTransaction(): false {
    return false
  }
}

const outsideOver = (pool: Connections): Outside =>
  new Outside({ dialect: new PostgresDialect({ pool: poolForKysely(pool) }) })

/** Ten minutes, for one transaction: behind a transaction pooler a limit of the session would be the next client's. */
const LONG = sql`SET LOCAL statement_timeout = '10min'; SET LOCAL lock_timeout = '10min'; SET LOCAL idle_in_transaction_session_timeout = '10min'`

/** A Database over an open pool; `afterClose` runs once its connections are closed. */
export function databaseOver(kind: Database['kind'], pool: Connections, afterClose = async () => {}): Database {
  const kysely = outsideOver(pool)
  const long = pool.long ? outsideOver(pool.long) : kysely
  let closed: Promise<void> | undefined

  async function transaction<T>(by: Outside, work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await by.transaction().execute(work)
    } catch (error) {
      if (!isWorthASecondTry(error)) throw error
      return await by.transaction().execute(work)
    }
  }

  return {
    kind,
    reads: kysely,
    writes: kysely,
    transaction: (work) => transaction(kysely, work),
    longTransaction: (work) =>
      transaction(long, async (tx) => {
        await LONG.execute(tx)
        return work(tx)
      }),
    async script(text) {
      await sql.raw(text).execute(long)
    },
    listen: pool.listen ?? (() => Promise.reject(new Error('Nothing can be heard here'))),
    copy: pool.copy ?? (() => Promise.reject(new Error('A server is copied by its own tools'))),
    connections: pool.counts ?? (() => ({ total: 0, idle: 0, waiting: 0 })),
    close() {
      closed ??= pool.end().then(afterClose)
      return closed
    },
  }
}

/** A copy (Database.copy), opened in memory: what is written to it is gone with it. Throws what PGlite says of a broken one. */
export async function openCopy(copy: Blob): Promise<Database> {
  const pglite = await PGlite.create({ loadDataDir: copy })
  return databaseOver('embedded', poolOfOne(pglite), () => pglite.close())
}

const FIRST_TRIES = 4

/** A start keeps its process so busy that seconds pass unseen: a first connection that was too late is tried again. */
async function connectFirst(db: Database): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return void (await sql`SELECT 1`.execute(db.reads))
    } catch (error) {
      if (
        tries === FIRST_TRIES ||
        !(error instanceof Error && /connection timeout|trying to connect/.test(error.message))
      )
        throw error
    }
  }
}

/** Connected once; closed again where that fails. */
async function openServer(pool: Connections): Promise<Database> {
  const db = databaseOver('postgres', pool)
  try {
    await connectFirst(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/** A transaction pooler takes no settings from its clients (PgBouncer: "unsupported startup parameter"): the role has to have them. */
async function openThroughPooler(databaseUrl: string): Promise<Database> {
  const db = await openServer(openPostgresPool(databaseUrl, { limits: null }))
  const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(db.reads)
  if (rows[0]?.limit === '0')
    log('warn', 'The pooler takes no time limits: give the role of DATABASE_URL its own (docs/how-to/deploy.md).')
  return db
}

/**
 * Opens the server at `databaseUrl`, or the embedded database in `dataDir`, which must exist. Connects once, so that it
 * throws when there is nobody to talk to: a pg error, FolderInUseError, or what the file system says.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseAddress): Promise<Database> {
  if (!databaseUrl) {
    const { pool, close } = await openEmbedded(dataDir)
    return databaseOver('embedded', pool, close)
  }
  try {
    return await openServer(openPostgresPool(databaseUrl))
  } catch (error) {
    if (errorCode(error) !== '08P01') throw error
    return openThroughPooler(databaseUrl)
  }
}
