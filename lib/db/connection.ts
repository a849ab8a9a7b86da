import { PGlite } from '@electric-sql/pglite'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { openEmbedded, poolOfOne } from '@/lib/db/embedded-pool'
import { type Connections, isNamingRefused, poolForKysely } from '@/lib/db/pool'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database, Tables, Tx } from '@/lib/db/schema'
import { log } from '@/lib/log/log'

export type DatabaseAddress = { databaseUrl?: string | undefined; dataDir: string }

const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Serialisation failure, deadlock, lost seat or refused statement name: a second run may succeed. */
const isWorthASecondTry = (error: unknown): boolean =>
  isNamingRefused(error) || ['40001', '40P01', '23P01'].includes(errorCode(error))

/** This type separates statements outside a transaction from those inside. */
class Outside extends Kysely<Tables> {
  override get isTransaction(): false {
    return false
  }
}

const outsideOver = (pool: Connections): Outside =>
  new Outside({ dialect: new PostgresDialect({ pool: poolForKysely(pool) }) })

/** Set for the transaction: behind a transaction pooler, a session's setting would pass to the next client. */
const LONG = sql`SET LOCAL statement_timeout = '10min'; SET LOCAL lock_timeout = '10min'; SET LOCAL idle_in_transaction_session_timeout = '10min'`

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

/** Writes to the copy (Database.copy) are lost. Throws PGlite's error for a broken copy. */
export async function openCopy(copy: Blob): Promise<Database> {
  const pglite = await PGlite.create({ loadDataDir: copy })
  return databaseOver('embedded', poolOfOne(pglite), () => pglite.close())
}

async function openServer(pool: Connections): Promise<Database> {
  const db = databaseOver('postgres', pool)
  try {
    await sql`SELECT 1`.execute(db.reads)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

/** A transaction pooler rejects a client's settings (PgBouncer does), so the role needs its own limits. */
async function openThroughPooler(databaseUrl: string): Promise<Database> {
  const db = await openServer(openPostgresPool(databaseUrl, { limits: null }))
  const { rows } = await sql<{ limit: string }>`SELECT current_setting('statement_timeout') AS limit`.execute(db.reads)
  if (rows[0]?.limit === '0')
    log('warn', 'The pooler accepts no time limits: set them on the role of DATABASE_URL (docs/how-to/deploy.md).')
  return db
}

/** Connects once, so that it throws a pg error, FolderInUseError or a file-system error at the start. */
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
