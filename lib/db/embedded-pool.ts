// PGlite answers one statement at a time and transactions must not mix: never hand out a second connection.

import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { type FolderLock, lockFolder } from '@/lib/db/folder-lock'
import { LISTEN, type Listen } from '@/lib/db/listen'
import type { Connections } from '@/lib/db/pool'
import { valueTypes } from '@/lib/db/value-types'
import { log } from '@/lib/log/log'

const TURN_MS = 10_000

/** A request throws after waiting 10 s, as when a transaction's work sends a statement outside its `tx`. */
export function poolOfOne(pglite: PGlite): Connections {
  const config = { ...createPgConfig(pglite), types: valueTypes, connectionTimeoutMillis: TURN_MS }
  // Never replaced: PGlite mixes up the answers of two clients in a row.
  const pool = new pg.Pool({ ...config, max: 1, idleTimeoutMillis: 0 }).on('error', () => undefined)

  const listen: Listen = async (onText) => {
    const onNotice = ({ payload = '' }: pg.Notification) => onText(payload)
    const client = await pool.connect()
    client.on('notification', onNotice)
    await client.query(LISTEN).finally(() => client.release())
    return async () => void client.off('notification', onNotice)
  }

  async function copy(): Promise<Blob> {
    const client = await pool.connect()
    try {
      // A checkpoint leaves fewer files to read, and nothing to replay when the copy is opened.
      await client.query('CHECKPOINT')
      return await pglite.dumpDataDir('none')
    } finally {
      client.release()
    }
  }

  const counts = () => ({ total: 1, idle: 1 - (pool.totalCount - pool.idleCount), waiting: pool.waitingCount })
  return {
    async connect() {
      if (pglite.closed) throw new Error('PGlite is closed')
      return pool.connect()
    },
    end: () => pool.end(),
    listen,
    copy,
    counts,
  }
}

export const hasEmbedded = (dataDir: string): boolean => existsSync(join(dataDir, 'database', 'PG_VERSION'))

function watched(pool: Connections, { checkNow }: FolderLock): Connections {
  return {
    ...pool,
    async connect() {
      const connection = await pool.connect()
      return {
        async query(statement) {
          checkNow()
          const result = await connection.query(statement)
          checkNow()
          return result
        },
        release: () => connection.release(),
      }
    },
  }
}

/** PGlite makes its files readable for everybody whatever the umask, so the folder around them is private. */
function openFolder(folder: string, options: PGliteOptions = {}): Promise<PGlite> {
  mkdirSync(folder, { mode: 0o700, recursive: true })
  chmodSync(folder, 0o700)
  return PGlite.create(folder, options)
}

/** Made under another name first, so that a killed process leaves nothing that looks like a database. */
async function makeFolder(dataDir: string, options?: PGliteOptions): Promise<void> {
  const half = join(dataDir, 'database.new')
  await rm(half, { recursive: true, force: true })
  const made = await openFolder(half, options)
  await made.close()
  await rename(half, join(dataDir, 'database'))
}

export async function restoreEmbedded(dataDir: string, copy: Blob): Promise<void> {
  const lock = lockFolder(dataDir, () => endProcess(dataDir))
  try {
    await makeFolder(dataDir, { loadDataDir: copy })
  } finally {
    lock.unlock()
  }
}

/** Work in progress may stop: it was not answered yet, so it was never promised. */
function endProcess(dataDir: string): never {
  log('error', `Another process took the data folder ${dataDir} while this process was paused: this process stops.`)
  process.exit(1)
}

/** Throws FolderInUseError. Ends the process when another one takes the lock later. */
export async function openEmbedded(dataDir: string): Promise<{ pool: Connections; close(): Promise<void> }> {
  const lock = lockFolder(dataDir, () => endProcess(dataDir))
  try {
    if (!hasEmbedded(dataDir)) await makeFolder(dataDir)
    const pglite = await openFolder(join(dataDir, 'database'))
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
