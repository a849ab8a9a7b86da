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
import { paymentFaults } from '@/server/payment-gateway'
import type { Settings } from '@/server/settings'
import { errorCode, StartError } from '@/server/start-error'

const failed = (line: string): Line => ({ line, failed: true })

const unreadable = (): never => {
  throw new StartError('The database in this backup can’t be opened, or can’t be written to the data folder.')
}

const OF_A_SERVER = `The backup command works with the embedded database only. Back up PostgreSQL with its own tools:
pg_dump --format=custom for a copy (pg_restore reads it), or base backups and the WAL for point-in-time recovery.
Also keep SITE_SECRET, and identity-keys.json and photos/ from DATA_DIR.`

/** Warns about the secret, and names data that is not in the backup. */
const besides = ({ env }: Settings): string =>
  [
    env.SITE_SECRET
      ? ' It does not hold SITE_SECRET: keep that separately.'
      : ' It holds the secret: store it where nobody else can read it.',
    env.STORAGE_BUCKET ? ' It does not hold the photos: they are in the bucket.' : '',
  ].join('')

const BACKUP: Command = {
  name: 'backup',
  parameters: '<file>',
  summary:
    'Back up the embedded database, photos, keys and secret to one .tar.gz file. This also works while the site runs.',
  example: 'backup /srv/backups/dental.tar.gz',
  isLocal: true,
  async run(settings, { args }) {
    if (settings.env.DATABASE_URL) return failed(OF_A_SERVER)
    const path = resolve(args.join(' '))
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
        return failed(`${part} exists: wait until the other backup ends. If none is running, delete the file.`)
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
  name: 'restore',
  parameters: '<file>',
  summary: 'Restore a backup into an empty data folder.',
  example: 'restore /srv/backups/dental.tar.gz',
  isLocal: true,
  async run({ env, dataDir }, { args }) {
    if (env.DATABASE_URL)
      return failed(
        'A backup is restored into a data folder: unset DATABASE_URL. For a PostgreSQL server, use pg_restore.',
      )
    const names = (await readdir(dataDir)).filter((name) => !EMPTY.test(name))
    if (hasEmbedded(dataDir) || names.length > 0)
      return failed(`${dataDir} is not empty (${names.join(', ')}): set DATA_DIR to a new folder.`)
    const copy = await readArchive(resolve(args.join(' ')), async (name, content) => {
      const path = join(dataDir, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, content, { mode: 0o600 })
    })
    // The database comes last, so that an interrupted restore never looks like a site.
    await restoreEmbedded(dataDir, copy).catch(unreadable)
    return { line: `The backup is restored to ${dataDir}. Check it (npm run operate -- check), then start the site.` }
  },
}

function report({ faults, counts }: CheckedDatabase): Line {
  const counted = Object.entries(counts).map(([what, n]) => `${n} ${what}`)
  const lines = [...faults, `Counted: ${counted.join(', ')}.`]
  return faults.length > 0
    ? failed(lines.join('\n'))
    : { line: ['The database is complete and consistent.', ...lines].join('\n') }
}

async function checkAndReport(db: Database, more: readonly string[] = []): Promise<Line> {
  const { faults, counts } = await checkDatabase({ db, now: new Date() })
  return report({ faults: [...faults, ...more], counts })
}

const CHECK: Command = {
  name: 'check',
  parameters: '',
  summary: 'Check the database: migrations, references, seats, money, messages.',
  example: 'check',
  run: (settings) => withDatabase(settings, async (db) => checkAndReport(db, await paymentFaults(settings.env, db))),
}

const CHECK_BACKUP: Command = {
  name: 'check-backup',
  parameters: '<file>',
  summary: 'Check a backup, in memory only.',
  example: 'check-backup /srv/backups/dental.tar.gz',
  isLocal: true,
  async run(_settings, { args }) {
    const copy = await readArchive(resolve(args.join(' ')))
    const db = await openCopy(copy).catch(unreadable)
    return checkAndReport(db).finally(() => db.close())
  },
}

export const COPIES: readonly Command[] = [BACKUP, RESTORE, CHECK, CHECK_BACKUP]
