import { afterAll, beforeAll } from 'vitest'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { type Site, startSite, type Variables } from '@/tests/reliability/support/servers/site-process'

/**
 * A site on its own PostgreSQL for a whole test file. Its hooks run before the file's own. `variables` are added to
 * its environment.
 */
export function ownSite(variables: Variables = {}): { site(): Site; databaseUrl(): string } {
  let [postgres, site]: [Postgres?, Site?] = []
  beforeAll(async () => {
    postgres = await openPostgres()
    site = await startSite({ DATABASE_URL: postgres.url, ...variables })
  })
  afterAll(async () => {
    await site?.stop()
    await postgres?.stop()
  })
  const opened = <T>(one: T | undefined): T => {
    if (one === undefined) throw new Error('The site is not open yet: ask in a test or a hook.')
    return one
  }
  return { site: () => opened(site), databaseUrl: () => opened(postgres).url }
}
