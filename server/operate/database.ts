import { hasEmbedded } from '@/lib/db/embedded-pool'
import type { Database } from '@/lib/db/schema'
import type { Line } from '@/server/operate/command'
import type { Settings } from '@/server/settings'
import { openSiteDatabase } from '@/server/site-database'
import { StartError } from '@/server/start-error'

let lent: Database | undefined

/** Lets commands in this process use the running site's database. */
export function lendDatabase(db: Database): void {
  lent = db
}

/**
 * Throws StartError if another process has the embedded database. With `begins`, a site without a chain
 * gets the sample chain, and the embedded database must exist.
 */
export async function withDatabase(
  settings: Settings,
  work: (db: Database) => Promise<Line>,
  { begins = true } = {},
): Promise<Line> {
  if (lent) return work(lent)
  const { env, dataDir } = settings
  // Otherwise a mistyped DATA_DIR would get a new, empty database.
  if (begins && !env.DATABASE_URL && !hasEmbedded(dataDir))
    throw new StartError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL to the site's own value.`)
  const db = await openSiteDatabase(settings, { begins }).catch((error: unknown) => {
    if (!(error instanceof StartError && error.cause instanceof Error && error.cause.name === 'FolderInUseError'))
      throw error
    throw new StartError('Stop the site first: only one process at a time can use the embedded database.')
  })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
