import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openCopy } from '@/lib/db/connection'
import { hasEmbedded, restoreEmbedded } from '@/lib/db/embedded-pool'
import type { Database } from '@/lib/db/schema'
import { type CheckedDatabase, checkDatabase } from '@/lib/use-cases/operations/check-database'
import { readArchive, writeArchive } from '@/server/operate/archive'
import type { Command, Line } from '@/server/operate/command'
import { callControlSocket } from '@/server/operate/control-client'
import { withDatabase } from '@/server/operate/database'
import type { Settings } from '@/server/settings'
import { errorCode, StartError } from '@/server/start-error'

const failed = (line: string): Line => ({ line, failed: true })

const unreadable = (): never => {
  throw new StartError('The database of this backup can’t be opened.')
}

const OF_A_SERVER = `A PostgreSQL server is backed up by its own tools: pg_dump --format=custom for a copy (pg_restore reads it), base backups and its
log for any moment (PITR). Keep SITE_SECRET, and identity-keys.json and photos/ of DATA_DIR, apart.`

/** Warns about the secret, and names data that is not in the backup. */
const besides = ({ env }: Settings): string =>
  [
    env.SITE_SECRET
      ? ' SITE_SECRET is not in it: keep it apart.'
      : ' It holds the secret: keep it where nobody reads it.',
    env.STORAGE_BUCKET ? ' The photos are in their bucket.' : '',
  ].join('')

const BACKUP: Command = {
  words: 'backup',
  takes: '<file>',
  does: 'write the embedded database, photos, keys and secret to one .tar.gz file, even while the site runs',
  example: 'backup /srv/backups/dental.tar.gz',
  isLocal: true,
  async run(settings, { rest }) {
    if (settings.env.DATABASE_URL) return failed(OF_A_SERVER)
    const path = resolve(rest.join(' '))
    const part = `${path}.part`
    const write = () => createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    try {
      const sent = await callControlSocket(settings, '/backup')
      if (sent) await pipeline(sent, write())
      else await withDatabase(settings, (db) => writeArchive(settings, db, write()).then(() => ({ line: '' })))
      // Reading to the end proves that the backup is whole.
      await readArchive(part)
      await rename(part, path)
    } catch (error) {
      if (errorCode(error) === 'EEXIST')
        return failed(`${part} is there: another backup is being written, or take it away.`)
      await rm(part, { force: true })
      if (/^E[A-Z]+$/.test(errorCode(error))) return failed(`${path} can't be written (${errorCode(error)}).`)
      throw error
    }
    return { line: `The backup is written to ${path}.${besides(settings)}` }
  },
}

/** A restore may find these: reading the settings has just made the secret and locks. */
const EMPTY = /^(secret|outbox-key|lock\.\d+|lost\+found|database\.new)$/

const RESTORE: Command = {
  words: 'restore',
  takes: '<file>',
  does: 'restore a backup into a data folder without a database',
  example: 'restore /srv/backups/dental.tar.gz',
  isLocal: true,
  async run({ env, dataDir }, { rest }) {
    if (env.DATABASE_URL)
      return failed('A backup is put into a data folder: unset DATABASE_URL (pg_restore is for a server).')
    const names = (await readdir(dataDir)).filter((name) => !EMPTY.test(name))
    if (hasEmbedded(dataDir) || names.length > 0)
      return failed(`${dataDir} is not empty (${names.join(', ')}): set DATA_DIR to a new folder.`)
    const copy = await readArchive(resolve(rest.join(' ')), async (name, content) => {
      const path = join(dataDir, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, content, { mode: 0o600 })
    })
    // The database comes last, so that an interrupted restore never looks like a site.
    await restoreEmbedded(dataDir, copy).catch(unreadable)
    return { line: `The backup is in ${dataDir}. Look at it (npm run operate -- check), then start the site.` }
  },
}

function report({ faults, counts }: CheckedDatabase): Line {
  const told = Object.entries(counts).map(([what, n]) => `${n} ${what}`)
  const lines = [...faults, `Counted: ${told.join(', ')}.`]
  return faults.length > 0 ? failed(lines.join('\n')) : { line: ['All is well.', ...lines].join('\n') }
}

const look = async (db: Database): Promise<Line> => report(await checkDatabase({ db, now: new Date() }))

const CHECK: Command = {
  words: 'check',
  takes: '',
  does: 'check the database: migrations, references, seats, messages',
  example: 'check',
  run: (settings) => withDatabase(settings, look),
}

const CHECK_BACKUP: Command = {
  words: 'check-backup',
  takes: '<file>',
  does: 'open a backup in memory and check it',
  example: 'check-backup /srv/backups/dental.tar.gz',
  isLocal: true,
  async run(_settings, { rest }) {
    const copy = await readArchive(resolve(rest.join(' ')))
    const db = await openCopy(copy).catch(unreadable)
    return look(db).finally(() => db.close())
  },
}

export const COPIES: readonly Command[] = [BACKUP, RESTORE, CHECK, CHECK_BACKUP]
