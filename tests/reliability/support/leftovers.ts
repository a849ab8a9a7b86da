// After each test file: what a failed test left running ends, and folders go. Files share a process, which loads the modules
// that started it once: a hook of theirs would be the first file's alone.
import { afterAll } from 'vitest'
import { endNginx } from '@/tests/reliability/support/servers/nginx'
import { endPgbouncers } from '@/tests/reliability/support/servers/pgbouncer'
import { endPostgres } from '@/tests/reliability/support/servers/postgres-control'
import { endSites } from '@/tests/reliability/support/servers/site-process'

// The last of a file's hooks, because it is the first.
afterAll(async () => {
  endNginx()
  endPgbouncers()
  await endPostgres()
  endSites()
})
