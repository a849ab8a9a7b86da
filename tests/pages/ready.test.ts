// A balancer must send no requests here once a newer version has changed the database incompatibly.
import { beforeAll, describe, expect, test } from 'vitest'
import ready from '@/pages/api/ready'
import { serveFrom } from '@/tests/support/browser/page-browser'
import { call } from '@/tests/support/call'
import { useDatabase } from '@/tests/support/servers/test-database'

describe('the readiness probe', () => {
  const database = useDatabase()
  beforeAll(() => serveFrom(database()))
  const asked = () => call(ready, {}, { method: 'GET' })

  test('the probe refuses requests when the database has a newer breaking version, and says why', async () => {
    expect(await asked()).toMatchObject({ status: 200, body: { status: 'ready' } })
    await database().script("INSERT INTO schema_migrations VALUES ('999-newer.sql', now())")
    expect(await asked()).toMatchObject({ status: 200 })
    await database().script("INSERT INTO schema_migrations VALUES ('999-other.breaking.sql', now())")
    expect(await asked()).toMatchObject({ status: 503, body: { status: 'database of a newer version' } })
  })
})
