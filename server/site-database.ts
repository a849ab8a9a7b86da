import { setTimeout } from 'node:timers/promises'
import { chain } from '@/lib/catalogue/chain'
import { openDatabase } from '@/lib/db/connection'
import { hasEmbedded } from '@/lib/db/embedded-pool'
import { safeMessage } from '@/lib/db/error-line'
import { migrate } from '@/lib/db/migrate'
import type { Database } from '@/lib/db/schema'
import { type Env, hasProvider } from '@/lib/env'
import { log } from '@/lib/log/log'
import { beginChain, hasChain } from '@/lib/use-cases/chain/begin'
import { serveChain } from '@/lib/use-cases/chain/serve'
import { serveRatings } from '@/lib/use-cases/clinics/serve-ratings'
import { readSampleChain, sampleLines, wantsSample } from '@/server/sample-chain'
import type { Settings } from '@/server/settings'
import { StartError } from '@/server/start-error'

function describe(error: unknown, { env, dataDir }: Settings): string {
  const [line = ''] = safeMessage(error).split('\n')
  // When every address of a host fails, the error has a code but no message.
  const what = line || (error instanceof Error && 'code' in error ? String(error.code) : 'no answer')
  if (error instanceof Error && (error.name === 'FolderInUseError' || error.name === 'UnknownMigrationError'))
    return line
  if (!env.DATABASE_URL) return `The database in ${dataDir} can't be used: ${what}`
  const { host, pathname } = new URL(env.DATABASE_URL)
  return `The database of DATABASE_URL (${host}${pathname}) can't be used: ${what}`
}

async function open({ env, dataDir, secret }: Settings, begins: boolean): Promise<Database> {
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir })
  try {
    const count = await migrate(db)
    if (count > 0) log('info', `The database is up to date (${count} ${count === 1 ? 'migration' : 'migrations'}).`)
    const chain = { sample: readSampleChain, isWanted: begins && wantsSample(env) }
    if ((await beginChain({ db, now: new Date(), secret }, chain)) === 'loaded')
      log('info', 'The sample chain is loaded.')
    await serveChain(db)
    await serveRatings({ db, now: new Date() })
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

const TRIES = 5
const WAIT_MS = 1000
/** Starting can block this process for seconds, so that a connection is late. A server that starts refuses it (57P03). */
const isLate = (error: unknown): boolean =>
  error instanceof Error &&
  (/connection timeout|trying to connect/.test(error.message) || ('code' in error && error.code === '57P03'))

/** Migrates, and loads the sample chain if wanted (`begins`). Throws StartError; the database is closed then. */
export async function openSiteDatabase(settings: Settings, { begins = true } = {}): Promise<Database> {
  const { env, dataDir } = settings
  if (!env.DATABASE_URL && !hasEmbedded(dataDir)) log('info', `Creating the database in ${dataDir} ...`)
  for (let tries = 1; ; tries += 1) {
    try {
      return await open(settings, begins)
    } catch (error) {
      if (tries === TRIES || !isLate(error)) throw new StartError(describe(error, settings), { cause: error })
      await setTimeout(WAIT_MS)
    }
  }
}

/**
 * Throws StartError without a chain. A site for patients may have no facts of the sample either, because nobody may
 * call a made-up number. SAMPLE_CHAIN=on allows them where no provider sends messages.
 */
export async function requireChain(db: Database, env: Env): Promise<void> {
  if (await hasChain({ db })) {
    const isForPatients = env.SITE_ORIGIN && (!wantsSample(env) || hasProvider(env))
    const lines = isForPatients ? sampleLines(chain(), await readSampleChain()) : []
    if (lines.length > 0) throw new StartError(lines.join('\n'))
    return
  }
  throw new StartError(
    'There is no chain yet: run npm run operate -- import chain.json, or set SAMPLE_CHAIN=on for the sample.',
  )
}
