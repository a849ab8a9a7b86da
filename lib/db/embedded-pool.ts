// The embedded database: PGlite in the data folder behind our lock, as a pool of one connection that is asked in turn.
// PGlite answers one statement at a time, and transactions must not mix: never hand out a second connection.

import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { type FolderLock, lockFolder } from '@/lib/db/folder-lock'
import type { Connection, Connections } from '@/lib/db/named-statements'
import { LISTEN, type Listen } from '@/lib/db/notices'
import { PrivateFolder } from '@/lib/db/private-folder'
import { valueTypes } from '@/lib/db/value-types'
import { say } from '@/lib/log/log'

const TURN_MS = 10_000

/**
 * The one connection of a PGlite that the caller opened and closes, given out in the order of asking. Who waits 10 s for
 * a turn gets an error: mostly a statement of a transaction that was sent beside it.
 */
export function poolOfOne(pglite: PGlite): Connections {
  // Never replaced by another: PGlite's side of the protocol mixes up the answers of two clients in a row.
  const client = new pg.Client({ ...createPgConfig(pglite), types: valueTypes })
  client.on('error', () => undefined)
  let queue: Promise<unknown> = client.connect()
  /** Who has the connection, and who waits for it. */
  let asking = 0

  async function connect(): Promise<Connection> {
    const before = queue
    let release: () => void = () => undefined
    const turn = new Promise<void>((resolve) => {
      release = resolve
    })
    queue = before.then(() => turn)
    asking += 1
    void turn.then(() => {
      asking -= 1
    })
    await new Promise<void>((resolve, reject) => {
      const tooLate = () => reject(new Error('timeout exceeded when trying to connect'))
      const timer = setTimeout(tooLate, TURN_MS)
      before.then(() => resolve(), reject).finally(() => clearTimeout(timer))
    }).catch((error) => {
      release()
      throw error
    })
    if (pglite.closed) {
      release()
      throw new Error('PGlite is closed')
    }
    return {
      query: (statement) => client.query(statement),
      getTransactionStatus: () => client.getTransactionStatus(),
      release,
    }
  }

  /** On the one connection: a second client's answers would mix with its. */
  const listen: Listen = async (heard) => {
    const connection = await connect()
    await connection.query({ text: LISTEN }).finally(() => connection.release())
    const onNotice = ({ payload = '' }: pg.Notification) => heard(payload)
    client.on('notification', onNotice)
    return async () => void client.off('notification', onNotice)
  }

  /** Read at once, while nobody else has the connection. */
  async function copy(): Promise<Blob> {
    const connection = await connect()
    try {
      // Fewer files to read, and nothing to be done again when it is opened.
      await connection.query({ text: 'CHECKPOINT' })
      return await pglite.dumpDataDir('none')
    } finally {
      connection.release()
    }
  }

  const counts = () => ({ total: 1, idle: asking === 0 ? 1 : 0, waiting: Math.max(0, asking - 1) })
  return { connect, end: () => queue.then(() => client.end()), listen, copy, counts }
}

/** Whether a database has been made in this data folder. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'PG_VERSION'))

/** The pool, with a look at the lock before each statement and once more before anybody hears that it was done. */
function watched(pool: Connections, { look }: FolderLock): Connections {
  return {
    async connect() {
      const { query, getTransactionStatus, release } = await pool.connect()
      return {
        async query(statement) {
          look()
          const result = await query(statement)
          look()
          return result
        },
        getTransactionStatus,
        release,
      }
    },
    end: () => pool.end(),
    ...{ listen: pool.listen, copy: pool.copy, counts: pool.counts },
  }
}

async function openFolder(dataDir: string, { glance }: FolderLock): Promise<PGlite> {
  if (!hasEmbedded(dataDir)) await makeFolder(dataDir, glance)
  return PGlite.create({ fs: new PrivateFolder(join(dataDir, 'database'), glance) })
}

/** Under another name first: what is killed half-way leaves nothing that looks like a database. */
async function makeFolder(dataDir: string, glance: () => void, copy?: Blob): Promise<void> {
  const half = join(dataDir, 'database.new')
  await rm(half, { recursive: true, force: true })
  const made = await PGlite.create({ fs: new PrivateFolder(half, glance), ...(copy ? { loadDataDir: copy } : {}) })
  await made.close()
  await rename(half, join(dataDir, 'database'))
}

/** Makes the database of a data folder, which has none, of a copy (Database.copy). Throws FolderInUseError. */
export async function restoreEmbedded(dataDir: string, copy: Blob): Promise<void> {
  const lock = lockFolder(dataDir, () => endProcess(dataDir))
  try {
    await makeFolder(dataDir, lock.glance, copy)
  } finally {
    lock.unlock()
  }
}

/** At once, with whatever is under way: what is not answered yet was never promised. */
function endProcess(dataDir: string): never {
  say('error', `Another process has taken the data folder ${dataDir} while this one stood still: this one ends.`)
  process.exit(1)
}

/**
 * Opens the database of a data folder, which must exist. Throws FolderInUseError when another process has it. Ends the
 * process when another takes it later.
 */
export async function openEmbedded(dataDir: string): Promise<{ pool: Connections; close(): Promise<void> }> {
  const lock = lockFolder(dataDir, () => endProcess(dataDir))
  try {
    const pglite = await openFolder(dataDir, lock)
    return {
      pool: watched(poolOfOne(pglite), lock),
      async close() {
        await pglite.close()
        lock.unlock()
      },
    }
  } catch (error) {
    lock.unlock()
    throw error
  }
}
