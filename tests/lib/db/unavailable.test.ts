import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseOver, openDatabase } from '@/lib/db/connection'
import { poolOfOne } from '@/lib/db/embedded-pool'
import type { Reads } from '@/lib/db/schema'
import { isConnectionLost, isDatabaseUnavailable, logUnable } from '@/lib/db/unavailable'
import { noteSuccess } from '@/lib/log/dependencies'
import { createPostgres, hasPostgres, openPglite, useDatabase } from '@/tests/support/servers/test-database'

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code })
const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )

test.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  '25006',
  '25P03',
  '08006',
  '08P01',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])('the error %s means an unavailable database, and its connection is not used again', (code) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true)
  expect(isConnectionLost(withCode(code))).toBe(true)
  expect(isDatabaseUnavailable(new AggregateError([withCode('EACCES'), withCode(code)]))).toBe(true)
})

test.each(['53100', '53200', '55P03', '57014'])(
  'the error %s means an unavailable database, but its connection stays usable',
  (code) => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(true)
    expect(isConnectionLost(withCode(code))).toBe(false)
  },
)

test.each([
  withCode('23505'),
  withCode('25001'),
  withCode('53400'),
  withCode('25P02'),
  new Error('no'),
  new AggregateError([]),
  null,
  'ECONNREFUSED',
])('the error %s does not mean an unavailable database', (error) => expect(isDatabaseUnavailable(error)).toBe(false))

// The tests of another file may have left the database marked as failing in this process.
beforeEach(() => noteSuccess('database'))

test('the log says why a database refuses to work, each code once a minute and nothing but the code', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)
  for (const seconds of [0, 1, 59]) logUnable(withCode('53100', 'no room for 9876012345'), at(seconds))
  logUnable(withCode('25006'), at(59))
  logUnable(withCode('53100'), at(60))
  for (const error of [withCode('ECONNREFUSED'), withCode('57P01'), withCode('23505'), '53100', null])
    logUnable(error, at(60))
  const line = (code: string) => [`The database refuses statements (SQLSTATE ${code}): pages that need it answer 503.`]
  const gone = ["The database has begun to fail: it can't be reached (ECONNREFUSED)"]
  expect(said.mock.calls).toEqual([line('53100'), line('25006'), line('53100'), gone])
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const _time of [1, 2]) noteSuccess('database')
  expect(told.mock.calls).toEqual([['The database works again']])
  told.mockRestore()
  said.mockRestore()
})

test('the log reports no failure when a statement waits too long for its turn, or a visitor leaves', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const slow = [
    withCode('25P03'),
    new Error('timeout exceeded when trying to connect'),
    // A visitor who went away while the request was read.
    Object.assign(withCode('ECONNRESET'), { message: 'aborted' }),
  ]
  for (const error of slow) {
    expect(isDatabaseUnavailable(error)).toBe(true)
    logUnable(error, new Date())
  }
  expect(said.mock.calls).toEqual([])
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const message of ['Query read timeout', 'Connection terminated due to connection timeout']) {
    logUnable(new Error(message), new Date())
    noteSuccess('database')
  }
  expect([said.mock.calls.length, told.mock.calls.length]).toEqual([2, 2])
  told.mockRestore()
  said.mockRestore()
})

describe('a database', () => {
  const db = useDatabase()

  test('a statement’s error does not mean an unavailable database', async () => {
    expect(isDatabaseUnavailable(await caught(db().script('SELECT 1/0')))).toBe(false)
  })
})

const sleeping = async (reads: Reads): Promise<unknown[]> =>
  (
    await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND query LIKE 'SELECT pg_sleep%'`.execute(reads)
  ).rows

test('a closed PGlite is unavailable', async () => {
  const pglite = await openPglite('empty')
  const db = databaseOver('embedded', poolOfOne(pglite), () => pglite.close())
  const other = databaseOver('embedded', poolOfOne(pglite))
  await db.script('SELECT 1')
  await db.close()
  expect(isDatabaseUnavailable(await caught(db.script('SELECT 1')))).toBe(true)
  expect(isDatabaseUnavailable(await caught(other.script('SELECT 1')))).toBe(true)
})

test('a port without a listener is an unavailable database', async () => {
  const error = await caught(openDatabase({ databaseUrl: 'postgres://me@127.0.0.1:1/none', dataDir: '' }))
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.runIf(hasPostgres())(
  'a server that ends our connections is unavailable, and the next request reaches it again',
  async () => {
    const { url, drop } = await createPostgres('seeded')
    const [db, killer] = await Promise.all([
      openDatabase({ databaseUrl: url, dataDir: '' }),
      openDatabase({ databaseUrl: url, dataDir: '' }),
    ])
    const killOthers =
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'
    const asleep = caught(db.script('SELECT pg_sleep(20)'))
    const inTransaction = caught(
      db.transaction(async (tx) => {
        await tx.deleteFrom('outbox').execute()
        // The other connection's statement may not have begun, and nobody would end it then.
        await vi.waitFor(async () => expect(await sleeping(killer.reads)).toHaveLength(1), { timeout: 10_000 })
        await killer.script(killOthers)
        await tx.deleteFrom('leads').execute()
      }),
    )
    expect(isDatabaseUnavailable(await asleep)).toBe(true)
    expect(isDatabaseUnavailable(await inTransaction)).toBe(true)
    expect(await db.reads.selectFrom('cities').select('id').limit(1).execute()).toHaveLength(1)
    await Promise.all([db.close(), killer.close()])
    await drop()
  },
)
