// What most of these tests begin with: a site on a PostgreSQL database of its own, for the whole file.
import { afterAll, beforeAll } from 'vitest'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { type Site, startSite, type Variables } from '@/tests/reliability/support/servers/site-process'

/** Hooks that come before the file's own. `variables` are the site's beside its database. */
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
