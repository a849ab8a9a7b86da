// The embedded database: PGlite in the data folder behind our lock, as a pool of one connection that is asked in turn.
// PGlite answers one statement at a time, and transactions must not mix: never hand out a second connection.
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { lockFolder } from '@/lib/db/folder-lock'
import type { Connections } from '@/lib/db/named-statements'
import { valueTypes } from '@/lib/db/value-types'

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

  async function connect() {
    const before = queue
    let release: () => void = () => undefined
    const turn = new Promise<void>((resolve) => {
      release = resolve
    })
    queue = before.then(() => turn)
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
    const query = client.query.bind(client)
    return { query, getTransactionStatus: () => client.getTransactionStatus(), release }
  }

  return { connect, end: () => queue.then(() => client.end()) }
}

/** Whether a database has been made in this data folder. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'PG_VERSION'))

async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'database')
  if (!hasEmbedded(dataDir)) {
    // Made under another name first: a start that is killed half-way leaves nothing that looks like a database.
    const half = join(dataDir, 'database.new')
    await rm(half, { recursive: true, force: true })
    const made = await PGlite.create(half)
    await made.close()
    await rename(half, folder)
  }
  return PGlite.create(folder)
}

/** Opens the database of a data folder, which must exist. Throws FolderInUseError when another process has it. */
export async function openEmbedded(dataDir: string): Promise<{ pool: Connections; close(): Promise<void> }> {
  const unlock = lockFolder(dataDir)
  try {
    const pglite = await openFolder(dataDir)
    return {
      pool: poolOfOne(pglite),
      async close() {
        await pglite.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
