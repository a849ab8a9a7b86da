// A backup holds every patient's data and the secrets, so its files are readable by their owner only.

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
/** Files at the top of the data folder; each may be missing. */
const FILES = ['secret', 'identity-keys.json']
/** Only entries with these names are taken from a backup, so none can escape the folder. */
const NAMES = /^(secret|identity-keys\.json|photos\/[\w-]+\.jpg)$/

/** Null if the file is missing: a patient may have deleted a photo meanwhile. */
const readIfThere = (path: string): Promise<Buffer | null> =>
  readFile(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EISDIR') return null
    throw error
  })

const add = (to: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((done, fail) => void to.entry({ name, mode: 0o600 }, content, (error) => (error ? fail(error) : done())))

/** Writes a backup to `out` and ends that stream. */
export async function writeArchive({ dataDir }: Settings, db: Database, out: Writable): Promise<void> {
  const copy = await db.copy()
  const entries = pack()
  const sending = pipeline(entries, createGzip({ level: 6 }), out)
  const fill = async () => {
    // Database first, so that every photo that it names exists, unless a patient deletes one meanwhile.
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

/** Returns the database's copy; calls `onFile` for each other file. Throws StartError on a broken backup. */
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
    throw new StartError(`The backup ${path} can't be read, or is not a whole backup (${errorCode(error)}).`)
  })
  if (!copy) throw new StartError(`${path} is not a backup of this site.`)
  return copy
}
