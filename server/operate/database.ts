// The site's database, opened for one command.
import { hasEmbedded } from '@/lib/db/embedded-pool'
import type { Database } from '@/lib/db/schema'
import type { Line } from '@/server/operate/command'
import type { Settings } from '@/server/settings'
import { openSiteDatabase } from '@/server/site-database'
import { StartError } from '@/server/start-error'

let lent: Database | undefined

/** Has the commands of this process work on the running site's own database. */
export function lendDatabase(db: Database): void {
  lent = db
}

/**
 * Does `work` on the site's database and closes it. The embedded one belongs to one process at a time: StartError where it runs.
 * `begins`: a site without a chain gets the sample first, and an embedded database has to be there.
 */
export async function withDatabase(
  settings: Settings,
  work: (db: Database) => Promise<Line>,
  { begins = true } = {},
): Promise<Line> {
  if (lent) return work(lent)
  const { env, dataDir } = settings
  // A mistyped DATA_DIR would get a new and empty one.
  if (begins && !env.DATABASE_URL && !hasEmbedded(dataDir))
    throw new StartError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL as the site has it.`)
  const db = await openSiteDatabase(settings, { begins }).catch((error: unknown) => {
    if (!(error instanceof StartError && error.cause instanceof Error && error.cause.name === 'FolderInUseError'))
      throw error
    throw new StartError('Stop the site first: the embedded database takes one process at a time (DATABASE_URL, many).')
  })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
