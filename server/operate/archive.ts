// A backup: one tar.gz of the embedded database at one moment, and of what a site needs beside it from its data folder. It
// holds every patient and the secrets: for its owner alone.

import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import type { Database } from '@/lib/db/schema'
import type { Settings } from '@/server/settings'
import { errorCode, StartError } from '@/server/start-error'

const DATABASE = 'database.tar'
const PHOTOS = 'photos'
/** What lies in the data folder itself, where it does. */
const FILES = ['secret', 'identity-keys.json']
/** The names that a backup has; nothing else is taken out of one. */
const NAMES = /^(secret|identity-keys\.json|photos\/[\w-]+\.jpg)$/

/** The content of a file; null where there is none, which a patient may have taken away meanwhile. */
const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EISDIR') return null
    throw error
  })

const add = (to: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((done, fail) => void to.entry({ name, mode: 0o600 }, content, (error) => (error ? fail(error) : done())))

/** Writes a backup of the site's database and data folder to `out`, and ends it. */
export async function writeArchive({ dataDir }: Settings, db: Database, out: Writable): Promise<void> {
  const copy = await db.copy()
  const entries = pack()
  const sending = pipeline(entries, createGzip({ level: 6 }), out)
  const fill = async () => {
    // The database first: a photo whose row it has may be gone since, none that it has is missing otherwise.
    await add(entries, DATABASE, Buffer.from(await copy.arrayBuffer()))
    const photos = await readdir(join(dataDir, PHOTOS)).catch(() => [])
    for (const name of [...FILES, ...photos.map((photo) => `${PHOTOS}/${photo}`)]) {
      const content = NAMES.test(name) ? await readIfThere(join(dataDir, name)) : null
      if (content) await add(entries, name, content)
    }
    entries.finalize()
  }
  await Promise.all([sending, fill()])
}

/**
 * Reads a backup whole: the database's copy, and each file by its name, in the order of writing. Throws StartError where it is
 * none, or cut short.
 */
export async function readArchive(
  path: string,
  onFile: (name: string, content: Buffer) => Promise<void> = async () => {},
): Promise<Blob> {
  let copy: Blob | undefined
  const entries = extract()
  const read = async () => {
    for await (const entry of entries) {
      const { name } = entry.header
      const content = await buffer(entry)
      if (name === DATABASE) copy = new Blob([new Uint8Array(content)])
      else if (NAMES.test(name)) await onFile(name, content)
    }
  }
  await Promise.all([pipeline(createReadStream(path), createGunzip(), entries), read()]).catch((error: unknown) => {
    throw new StartError(`The backup ${path} can't be read, or is cut short (${errorCode(error)}).`)
  })
  if (!copy) throw new StartError(`${path} is no backup of this site.`)
  return copy
}
