// A table is locked for longer than any request waits, as by a migration behind a long query. Each process keeps to
// its eight connections, every request is answered, and both processes recover. The same holds through a transaction
// pooler.
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import type { Database } from '@/lib/db/schema'
import { lostOf, startBookers } from '@/tests/reliability/support/bookers'
import { openBrowser } from '@/tests/reliability/support/browser'
import { report } from '@/tests/reliability/support/counts'
import { startPgbouncer } from '@/tests/reliability/support/servers/pgbouncer'
import { openPostgres } from '@/tests/reliability/support/servers/postgres-control'
import { startSite } from '@/tests/reliability/support/servers/site-process'
import { freeSlots } from '@/tests/reliability/support/slots'
import { hasPgbouncer } from '@/tests/support/servers/pgbouncer'

const CID = '101'
const LONG = { timeout: 300_000 }
const LOCKED_MS = 25_000
const A_PROCESS = 8
/** The pooler's connections to the server. */
const POOLED = 6
const OWN_NAME = 'of the test'

/** A connection of the test itself, recognised by its application name. */
const openOwn = (url: string): Promise<Database> =>
  openDatabase({ databaseUrl: `${url}?application_name=${encodeURIComponent(OWN_NAME)}`, dataDir: '' })

/** The number of connections at the server that are not the test's own. */
async function connectionsOf(watcher: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND application_name <> ${OWN_NAME}`.execute(watcher.reads)
  return rows[0]?.n ?? 0
}

/** Locks the table and returns the highest number of connections meanwhile. */
async function lockTable(url: string): Promise<number> {
  const [watcher, locker] = await Promise.all([openOwn(url), openOwn(url)])
  const counts: number[] = []
  let isLocked = true
  const locking = locker.longTransaction(async (tx) => {
    await sql`LOCK TABLE seats IN ACCESS EXCLUSIVE MODE`.execute(tx)
    await setTimeout(LOCKED_MS)
  })
  const locked = locking.finally(() => {
    isLocked = false
  })
  while (isLocked) {
    counts.push(await connectionsOf(watcher))
    await setTimeout(100)
  }
  await locked
  await Promise.all([watcher.close(), locker.close()])
  return Math.max(...counts)
}

const list = async (origin: string) => (await openBrowser(origin).call('slot/u/list', { cid: CID })).status

/** Each error code is logged once a minute, and so is each failed sweep. */
const REFUSED =
  /^The database refuses statements \(SQLSTATE (55P03|57014)\)|^The task “[^\n]+” failed: error \((55P03|57014)\)/
/** A pooler lets a statement wait behind others, and the server's limits begin only after that. */
const SILENT = /^The database (has begun to fail: it gave no answer in time|works again)$/

/** Puts two processes on `url` under load and locks the table at `server`. The processes log only lines that match. */
async function bookThroughALock(server: string, url: string, lines: readonly RegExp[]) {
  const sites = await Promise.all([1, 2].map(() => startSite({ DATABASE_URL: url })))
  const origins = sites.map(({ origin }) => origin)
  const slots = await freeSlots(origins[0] ?? '', { cid: CID }, 60)
  const bookers = origins.map((origin) => startBookers(12, origin, CID, slots))
  await setTimeout(2000)
  // The caller checks that nothing was refused before the lock.
  const before = bookers.map(({ statuses }) => ({ ...statuses }))
  const [most, whileLocked] = await Promise.all([
    lockTable(server),
    setTimeout(3000).then(() => list(origins[0] ?? '')),
  ])
  for (const origin of origins) await expect.poll(() => list(origin)).toBe(200)
  for (const each of bookers) await each.rest()
  const attempts = bookers.flatMap((each) => each.attempts)
  expect(await lostOf(attempts)).toEqual([])
  for (const site of sites) {
    expect(await site.stop()).toBe(0)
    const logged = site.stderr().split('\n').slice(0, -1)
    expect(logged.filter((line) => !lines.some((each) => each.test(line)))).toEqual([])
  }
  for (const { broken, statuses } of bookers)
    expect([broken, Object.keys(statuses).filter((status) => !['200', '409', '503'].includes(status))]).toEqual([0, []])
  return { most, whileLocked, before, statuses: bookers.map(({ statuses }) => statuses) }
}

// Both tests run at once: they mostly wait, and have servers and processes of their own.
test.concurrent('a locked table never uses more than eight connections of a process', LONG, async () => {
  const postgres = await openPostgres()
  const { most, whileLocked, before, statuses } = await bookThroughALock(postgres.url, postgres.url, [REFUSED])
  expect(before.flatMap((each) => Object.keys(each)).filter((status) => status === '503')).toEqual([])
  expect(whileLocked).toBe(503)
  expect(most).toBeLessThanOrEqual(2 * A_PROCESS)
  expect(most).toBeGreaterThan(A_PROCESS)
  report(`a table locked for ${LOCKED_MS / 1000} s: at most ${most} connections, ${JSON.stringify(statuses)}`)
  await postgres.stop()
})

test
  .runIf(hasPgbouncer())
  .concurrent(
    'a transaction pooler refuses nothing before the lock, keeps to its pool and leaves only the role’s limits behind',
    LONG,
    async () => {
      const postgres = await openPostgres()
      const pooler = await startPgbouncer(postgres.url, POOLED)
      const { most, whileLocked, before, statuses } = await bookThroughALock(postgres.url, pooler.url, [
        REFUSED,
        SILENT,
      ])
      expect(before.flatMap((each) => Object.keys(each)).filter((status) => status === '503')).toEqual([])
      expect(whileLocked).toBe(503)
      // When a client gives up during a statement, the pooler opens a new connection before the old one has ended.
      expect(most).toBeLessThanOrEqual(2 * POOLED)
      const through = await openDatabase({ databaseUrl: pooler.url, dataDir: '' })
      const left = await Promise.all(
        Array.from({ length: POOLED }, () =>
          sql<{ left: string }>`SELECT current_setting('statement_timeout') AS left, pg_sleep(0.2)`.execute(
            through.reads,
          ),
        ),
      )
      expect(left.flatMap(({ rows }) => rows.map((row) => row.left))).toEqual(Array(POOLED).fill('8s'))
      report(`a table locked behind a pooler of ${POOLED}: at most ${most} connections, ${JSON.stringify(statuses)}`)
      await through.close()
      await pooler.stop()
      await postgres.stop()
    },
  )
