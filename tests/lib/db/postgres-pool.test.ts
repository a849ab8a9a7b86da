// The server ends every wait: nothing goes on there after the site has given it up.
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseOver, openDatabase } from '@/lib/db/connection'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Database } from '@/lib/db/schema'
import { isDatabaseUnavailable } from '@/lib/db/unavailable'
import { createPostgres, hasPostgres } from '@/tests/support/servers/test-database'

const LIMITS = { statement_timeout: 400, lock_timeout: 200, idle_in_transaction_session_timeout: 600 }
type Backend = { pid: number; state: string; query: string }

describe.runIf(hasPostgres())('the time limits on PostgreSQL', () => {
  let url = ''
  let drop = async () => {}
  let watcher: Database
  let db: Database
  beforeAll(async () => {
    const created = await createPostgres('seeded')
    url = created.url
    drop = created.drop
    watcher = await openDatabase({ databaseUrl: url, dataDir: '' })
    db = databaseOver('postgres', openPostgresPool(url, { limits: LIMITS, max: 2 }))
  })
  afterAll(async () => {
    await Promise.all([db.close(), watcher.close()])
    await drop()
  })

  const backends = async (): Promise<Backend[]> =>
    (
      await sql<Backend>`SELECT pid, state, query FROM pg_stat_activity
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(
        watcher.reads,
      )
    ).rows
  const working = async () => (await backends()).filter(({ state }) => state !== 'idle')
  const pidOf = async (database: Database) =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(database.reads)).rows[0]?.pid

  test('the server ends a statement that takes too long, and its connection stays usable', async () => {
    const before = await pidOf(db)
    const slow = sql`SELECT pg_sleep(${30}::int)`.execute(db.reads)
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    await expect(slow).rejects.toSatisfy(isDatabaseUnavailable)
    expect(await working()).toEqual([])
    expect(await pidOf(db)).toBe(before)
  })

  test('the server ends a slow statement in a transaction, and ends a wait for a lock sooner', async () => {
    const inside = (work: string) => db.transaction((tx) => sql.raw(work).execute(tx))
    await expect(inside('SELECT pg_sleep(30)')).rejects.toMatchObject({ code: '57014' })
    await watcher.transaction(async (tx) => {
      await sql`LOCK TABLE leads`.execute(tx)
      await expect(inside('SELECT count(*) FROM leads')).rejects.toMatchObject({ code: '55P03' })
      await expect(sql`SELECT count(*) FROM leads WHERE phone = ${'x'}`.execute(db.reads)).rejects.toSatisfy(
        isDatabaseUnavailable,
      )
    })
    expect(await working()).toEqual([])
  })

  test('statements that wait for one table never use more connections than the pool has', async () => {
    await watcher.transaction(async (tx) => {
      await sql`LOCK TABLE leads`.execute(tx)
      const asked = Array.from({ length: 12 }, () =>
        Promise.allSettled([
          sql`SELECT count(*) FROM leads`.execute(db.reads),
          db.transaction((inner) => sql`SELECT count(*) FROM leads`.execute(inner)),
        ]),
      )
      let isOver = false
      const over = Promise.all(asked).then((answers) => {
        isOver = true
        return answers.flat()
      })
      const most: number[] = []
      while (!isOver) {
        // The watcher's own connection, which is left out here, is one more.
        most.push(
          (
            await sql<Backend>`SELECT pid FROM pg_stat_activity WHERE datname = current_database()
          AND backend_type = 'client backend' AND pid <> pg_backend_pid()`.execute(tx)
          ).rows.length,
        )
        await setTimeout(20)
      }
      expect((await over).filter(({ status }) => status === 'fulfilled')).toEqual([])
      expect(Math.max(...most)).toBeLessThanOrEqual(3)
    })
  })

  test('the server knows our limits, and a connection behind a pooler has the role’s limits', async () => {
    const read = async ({ reads }: Database) =>
      (
        await sql<{
          text: string
        }>`SELECT concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout')) AS text`.execute(reads)
      ).rows[0]?.text
    expect(await read(db)).toBe('400ms 200ms 600ms')
    const pooled = databaseOver('postgres', openPostgresPool(url, { limits: null }))
    expect(await read(pooled)).toBe('0 0 0')
    await pooled.close()
  })

  test('the server ends a transaction whose process is silent, together with its locks', async () => {
    const silent = db.transaction(async (tx) => {
      await sql`LOCK TABLE leads`.execute(tx)
      await setTimeout(1500)
      await sql`SELECT 1`.execute(tx)
    })
    await expect(silent).rejects.toSatisfy(isDatabaseUnavailable)
    expect(await working()).toEqual([])
    expect((await sql`SELECT 1 AS a`.execute(db.reads)).rows).toEqual([{ a: 1 }])
  })

  test('long work has more time, alone and in a transaction, and leaves no limit behind', async () => {
    await db.script('SELECT pg_sleep(1)')
    await db.longTransaction((tx) => sql`SELECT pg_sleep(${1}::int)`.execute(tx))
    await expect(db.transaction((tx) => sql`SELECT pg_sleep(30)`.execute(tx))).rejects.toMatchObject({ code: '57014' })
  })

  test('a read-only server is unavailable, and the pool drops its connections', async () => {
    const write = () => sql`DELETE FROM outbox WHERE kind = ${'none'}`.execute(db.writes)
    const both = <T>(work: () => Promise<T>) => Promise.all([work(), work()])
    const pids = () =>
      both(
        async () =>
          (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid, pg_sleep(0.2)`.execute(db.reads)).rows[0]?.pid,
      )
    const before = await pids()
    expect(new Set(before).size).toBe(2)
    await both(() => sql`SET default_transaction_read_only = on; SELECT pg_sleep(0.2)`.execute(db.writes))
    const refused = write()
    await expect(refused).rejects.toMatchObject({ code: '25006' })
    await expect(refused).rejects.toSatisfy(isDatabaseUnavailable)
    await write()
    expect((await pids()).filter((pid) => before.includes(pid))).toEqual([])
  })
})
