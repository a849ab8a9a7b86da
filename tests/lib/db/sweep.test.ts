import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { databaseOver } from '@/lib/db/connection'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import { sweepHitsBefore } from '@/lib/db/queries/operations/limit-hits'
import type { Database } from '@/lib/db/schema'
import { runSweeps, type Sweep, sweepRows } from '@/lib/db/sweep'
import { noteSuccess } from '@/lib/log/dependencies'
import { NOW } from '@/tests/support/chain/test-places'
import { createPostgres, hasPostgres, useDatabase } from '@/tests/support/servers/test-database'

const BACKLOG = 4500

const putMarks = (db: Database) =>
  sql`INSERT INTO limit_hits (key, at)
    SELECT 'key ' || n, ${NOW}::timestamptz - n * interval '1 second' FROM generate_series(0, ${BACKLOG}) n`.execute(
    db.writes,
  )
const keysOf = async (db: Database) =>
  (await db.reads.selectFrom('limit_hits').select('key').execute()).map(({ key }) => key)
/** A round that has time for one batch of each sweep. */
const round = (sweeps: readonly Sweep[]) => runSweeps(sweeps, { now: NOW, isOver: () => true })

const said: string[] = []
const listen = () =>
  vi
    .spyOn(console, 'error')
    .mockImplementation((...parts) => void said.push(parts.map(String).join(' ').split('\n')[0] ?? ''))
afterEach(() => {
  vi.restoreAllMocks()
  said.length = 0
})

describe('a sweep', () => {
  const database = useDatabase()

  test('a sweep deletes a long backlog over several rounds, the oldest rows first, and keeps rows that are not due', async () => {
    await putMarks(database())
    const sweep = () => round([sweepHitsBefore(database().writes, NOW)])
    expect(await sweep()).toBe(1000)
    expect((await keysOf(database())).sort()).toEqual(
      Array.from({ length: BACKLOG - 999 }, (_, n) => `key ${n}`).sort(),
    )
    expect([await sweep(), await sweep(), await sweep(), await sweep(), await sweep()]).toEqual([
      1000, 1000, 1000, 500, 0,
    ])
    expect(await keysOf(database())).toEqual(['key 0'])
  })

  test('a sweep deletes the backlog in one round when there is time', async () => {
    await putMarks(database())
    expect(await runSweeps([sweepHitsBefore(database().writes, NOW)], { now: NOW, isOver: () => false })).toBe(BACKLOG)
    expect(await keysOf(database())).toEqual(['key 0'])
  })

  test('a failed sweep is named in the log, and the other sweeps continue', async () => {
    listen()
    await putMarks(database())
    const { writes } = database()
    const broken = sweepRows(writes, { name: 'rows of nothing', table: 'nothing', due: sql`true`, order: sql`1` })
    const late = {
      name: 'what takes long',
      most: 1,
      work: () => Promise.reject(Object.assign(new Error('late'), { code: '57014' })),
    }
    const marks = sweepHitsBefore(writes, NOW)
    expect(await runSweeps([broken, late, marks], { now: NOW, isOver: () => false })).toBe(BACKLOG)
    expect(said).toEqual([
      expect.stringMatching(/^The task “rows of nothing” failed: .*relation "nothing" does not exist/),
      'The task “what takes long” failed: Error (57014): late',
    ])
  })

  test('each sweep does one batch before any sweep does a second', async () => {
    const done: string[] = []
    const sweepOf = (name: string, batches: number): Sweep => ({
      name,
      most: 2,
      work: async () => {
        done.push(name)
        return done.filter((each) => each === name).length < batches ? 2 : 1
      },
    })
    await runSweeps([sweepOf('long', 3), sweepOf('short', 1), sweepOf('middle', 2)], { now: NOW, isOver: () => false })
    expect(done).toEqual(['long', 'short', 'middle', 'long', 'middle', 'long'])
  })

  test('the sweeps end their round with one log line when the database is unavailable', async () => {
    listen()
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    noteSuccess('database')
    const away = { name: 'away', most: 1, work: () => Promise.reject(new Error('Connection terminated unexpectedly')) }
    const next = vi.fn(() => Promise.resolve(0))
    await runSweeps([away, { name: 'next', most: 1, work: next }], { now: NOW, isOver: () => false })
    expect(next).not.toHaveBeenCalled()
    expect(said).toEqual(["The database has begun to fail: it can't be reached (connection lost)"])
    noteSuccess('database')
  })
})

describe.runIf(hasPostgres())('two processes with one backlog', () => {
  test('two processes delete each row of one backlog once, and skip a locked row', async () => {
    const { url, drop } = await createPostgres('seeded')
    const [one, other] = [0, 1].map(() => databaseOver('postgres', openPostgresPool(url))) as [Database, Database]
    await putMarks(one)
    let worked = 0
    await one.transaction(async (tx) => {
      await tx.selectFrom('limit_hits').select('key').where('key', '=', 'key 4000').forUpdate().execute()
      for (let n = 0; n < 4; n += 1) {
        const both = [one, other].map(({ writes }) => round([sweepHitsBefore(writes, NOW)]))
        for (const count of await Promise.all(both)) worked += count
      }
      expect(worked).toBe(BACKLOG - 1)
    })
    expect((await keysOf(one)).sort()).toEqual(['key 0', 'key 4000'])
    expect(await round([sweepHitsBefore(other.writes, NOW)])).toBe(1)
    await Promise.all([one.close(), other.close()])
    await drop()
  })
})
