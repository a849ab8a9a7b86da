// Ends processes that a failed test left running, and removes folders. Test files share the modules that started
// them, so a hook in those modules would only run for the first file.
import { afterAll } from 'vitest'
import { endNginx } from '@/tests/reliability/support/servers/nginx'
import { endPgbouncers } from '@/tests/reliability/support/servers/pgbouncer'
import { endPostgres } from '@/tests/reliability/support/servers/postgres-control'
import { endSites } from '@/tests/reliability/support/servers/site-process'

// The first hook of a file runs last.
afterAll(async () => {
  endNginx()
  endPgbouncers()
  await endPostgres()
  endSites()
})
