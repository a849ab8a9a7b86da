// A statement that reads a growing table whole is slow with ten million appointments. A missing index fails here.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOver } from '@/lib/db/connection'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import { type Asked, listening, readWhole } from '@/tests/lib/db/plans/asked'
import { goDeskWay } from '@/tests/lib/db/plans/desk-way'
import { fillWithMany, GROWING } from '@/tests/lib/db/plans/many-rows'
import { goPatientsWay } from '@/tests/lib/db/plans/patients-way'
import { goWaitlistWay } from '@/tests/lib/db/plans/waitlist-way'
import { createPostgres, hasPostgres } from '@/tests/support/servers/test-database'

describe.runIf(hasPostgres())('the query plans', () => {
  const asked = new Map<string, Asked>()
  let made: Awaited<ReturnType<typeof createPostgres>> | undefined
  let client: pg.Client
  beforeAll(async () => {
    made = await createPostgres('seeded')
    const db = databaseOver('postgres', listening(openPostgresPool(made.url), asked))
    await fillWithMany(db)
    asked.clear()
    await goPatientsWay(db)
    await goDeskWay(db)
    await goWaitlistWay(db)
    await db.close()
    client = new pg.Client({ connectionString: made.url })
    await client.connect()
  })
  afterAll(async () => {
    await client?.end()
    await made?.drop()
  })

  test('no statement reads a growing table whole', async () => {
    const whole: string[] = []
    for (const one of asked.values()) {
      const text = one.text.replaceAll(/\s+/g, ' ')
      for (const table of await readWhole(client, one))
        if (GROWING.some((name) => name === table)) whole.push(`${table}: ${text}`)
    }
    expect(whole).toEqual([])
  })

  // The server counted the reads of the statements above, so triggers, functions and references are included.
  test('no trigger reads a growing table whole', async () => {
    const read = await client.query<{ table: string }>(
      `SELECT relname AS table FROM pg_stat_user_tables WHERE seq_scan > 0 AND relname = ANY ($1) ORDER BY relname`,
      [GROWING],
    )
    expect(read.rows.map(({ table }) => table)).toEqual([])
  })
})
