// Opens the database: one kysely and one SQL dialect over PostgreSQL or, without an address, the embedded PGlite.
// Owns transactions and their second try; no statement of the site's own stands here.
import { PGlite } from '@electric-sql/pglite'
import { openEmbedded, poolOfOne } from '@/lib/db/embedded-pool'
import { outside, within } from '@/lib/db/executor'
import { type Connections, isNamingRefused, LONG_WORK, namedStatements } from '@/lib/db/named-statements'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database, Tx } from '@/lib/db/schema'

export type DatabaseAddress = { databaseUrl?: string | undefined; dataDir: string }

/** Serialisation failure, deadlock, a seat lost, refused statement name: the same work may succeed when done again. */
function isWorthASecondTry(error: unknown): boolean {
  if (isNamingRefused(error)) return true
  return error instanceof Error && 'code' in error && ['40001', '40P01', '23P01'].includes(String(error.code))
}

/** A Database over an open pool; `afterClose` runs once its connections are closed. */
export function databaseOver(kind: Database['kind'], pool: Connections, afterClose = async () => {}): Database {
  const statements = namedStatements(pool)
  const kysely = outside(statements.send)
  const once = <T>(work: (tx: Tx) => Promise<T>) => statements.transaction((send) => work(within(send)))
  let closed: Promise<void> | undefined
  return {
    kind,
    reads: kysely,
    writes: kysely,
    async transaction(work) {
      try {
        return await once(work)
      } catch (error) {
        if (!isWorthASecondTry(error)) throw error
        return await once(work)
      }
    },
    async script(text) {
      await statements.send(LONG_WORK + text, [])
    },
    listen: pool.listen ?? (() => Promise.reject(new Error('Nothing can be heard here'))),
    copy: pool.copy ?? (() => Promise.reject(new Error('A server is copied by its own tools'))),
    connections: pool.counts ?? (() => ({ total: 0, idle: 0, waiting: 0 })),
    close() {
      closed ??= statements.end().then(afterClose)
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
      return await db.script('SELECT 1')
    } catch (error) {
      if (
        tries === FIRST_TRIES ||
        !(error instanceof Error && /connection timeout|trying to connect/.test(error.message))
      )
        throw error
    }
  }
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
  const db = databaseOver('postgres', openPostgresPool(databaseUrl))
  try {
    await connectFirst(db)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
