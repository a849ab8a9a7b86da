// No statement of a patient's way, of the messages or of the sweeps reads a table from end to end that grows with the patients:
// what is quick among ten thousand appointments is quick among ten million. An index that is gone fails here.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOver } from '@/lib/db/connection'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import { type Asked, listening, readWhole } from '@/tests/lib/db/plans/asked'
import { fillWithMany, GROWING } from '@/tests/lib/db/plans/many-rows'
import { goPatientsWay } from '@/tests/lib/db/plans/patients-way'
import { createPostgres, hasPostgres } from '@/tests/support/test-database'

/** What is read whole all the same: the table, words of the statement, and why it may. One that is mended leaves the list. */
const KNOWN = [
  // Once an hour, of what is kept for months.
  ['leads', 'DELETE FROM leads WHERE handled_at <'],
  ['sessions', 'delete from "sessions" where "expires_at"'],
  // Once a minute, of photos that all together take no more bytes than one disk has.
  ['smile_photos', 'UPDATE smile_photos SET gone_at = $1::timestamptz WHERE gone_at IS NULL AND (created_at <'],
  ['smile_photos', 'SELECT coalesce(sum(bytes)'],
  // When an account is deleted.
  ['smile_photos', 'WHERE gone_at IS NULL AND ( booking_id IN'],
  ['leads', 'WHERE gone_at IS NULL AND ( booking_id IN'],
  ['outbox', 'update "outbox" set "personal_to" = $1, "personal_payload" = $2, "network" = $3 where "personal_to" in'],
  // When the end of a walk is shown again.
  ['leads', 'where "personal_phone" = $1 and "owner" = $2 and "finished_at" > $3'],
] as const

describe.runIf(hasPostgres())('the plans', () => {
  const asked = new Map<string, Asked>()
  let made: Awaited<ReturnType<typeof createPostgres>> | undefined
  let client: pg.Client
  beforeAll(async () => {
    made = await createPostgres('seeded')
    const db = databaseOver('postgres', listening(openPostgresPool(made.url), asked))
    await fillWithMany(db)
    asked.clear()
    await goPatientsWay(db)
    await db.close()
    client = new pg.Client({ connectionString: made.url })
    await client.connect()
  })
  afterAll(async () => {
    await client?.end()
    await made?.drop()
  })

  test('of all that is asked read no growing table whole', async () => {
    const whole: string[] = []
    for (const one of asked.values()) {
      const text = one.text.replaceAll(/\s+/g, ' ')
      for (const table of await readWhole(client, one))
        if (GROWING.some((name) => name === table)) whole.push(`${table}: ${text}`)
    }
    const isOf = (line: string, [table, words]: (typeof KNOWN)[number]) =>
      line.startsWith(`${table}:`) && line.includes(words)
    expect(whole.filter((line) => !KNOWN.some((known) => isOf(line, known)))).toEqual([])
    expect(KNOWN.filter((known) => !whole.some((line) => isOf(line, known)))).toEqual([])
  })

  // Counted by the server while they ran: it sees what a trigger, a function or a reference reads as well.
  test('nor does what these set off', async () => {
    const read = await client.query<{ table: string }>(
      `SELECT relname AS table FROM pg_stat_user_tables WHERE seq_scan > 0 AND relname = ANY ($1) ORDER BY relname`,
      [GROWING],
    )
    const known = new Set<string>(KNOWN.map(([table]) => table))
    expect(read.rows.map(({ table }) => table).filter((table) => !known.has(table))).toEqual([])
  })
})
