import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseOver, openDatabase } from '@/lib/db/connection'
import { openPostgresPool } from '@/lib/db/postgres-pool'
import type { Tx } from '@/lib/db/schema'
import { createPostgres, hasPostgres } from '@/tests/support/servers/test-database'

const ADD = 'SELECT 1 + $1::int AS sum'

describe.runIf(hasPostgres())('the pool on PostgreSQL', () => {
  let url = ''
  let drop = async () => {}
  beforeAll(async () => {
    const created = await createPostgres('empty')
    url = created.url
    drop = created.drop
  })
  afterAll(() => drop())

  /** A database with one connection, and the names under which it sent ADD. */
  async function openWatched() {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const query = vi.spyOn(client, 'query')
    const connection = Object.assign(client, { release: () => undefined })
    const db = databaseOver('postgres', { connect: async () => connection, end: () => client.end() })
    const names = () => {
      const sent = query.mock.calls.map(([config]) => config as unknown as pg.QueryConfig)
      return sent.filter(({ text }) => text === ADD).map(({ name }) => name)
    }
    const add = async () => (await sql<{ sum: number }>`SELECT 1 + ${2}::int AS sum`.execute(db.reads)).rows[0]?.sum
    return { db, add, names }
  }

  test('a statement has the same name in every process', async () => {
    const [one, other] = await Promise.all([openWatched(), openWatched()])
    expect([await one.add(), await one.add(), await other.add()]).toEqual([3, 3, 3])
    expect(one.names()[0]).toMatch(/^s[\w-]{20}$/)
    expect(new Set([...one.names(), ...other.names()]).size).toBe(1)
    await Promise.all([one.db.close(), other.db.close()])
  })

  // Behind a transaction pooler, the next statement may use a connection that another client used before.
  test.each([
    ['the name is not known any more', (_: string) => 'DEALLOCATE ALL'],
    ['the name is taken', (name: string) => `PREPARE "${name}" AS SELECT 0 AS sum`],
  ])('the pool resends a statement without a name, and all later ones, when %s', async (what, leave) => {
    const [first, second] = await Promise.all([openWatched(), openWatched()])
    await first.add()
    const [name = ''] = first.names()
    const affected = what === 'the name is taken' ? second : first
    await affected.db.script(leave(name))
    expect([await affected.add(), await affected.add()]).toEqual([3, 3])
    expect(affected.names().slice(-3)).toEqual([name, undefined, undefined])
    await Promise.all([first.db.close(), second.db.close()])
  })

  test('the pool repeats a whole transaction without names', async () => {
    const db = await openDatabase({ databaseUrl: url, dataDir: '' })
    const ask = (tx: Tx) => sql`SELECT ${'x'}::text AS a`.execute(tx)
    await db.transaction(ask)
    await sql`DEALLOCATE ALL`.execute(db.writes)
    const work = vi.fn(ask)
    expect((await db.transaction(work)).rows).toEqual([{ a: 'x' }])
    expect(work).toHaveBeenCalledTimes(2)
    await db.transaction(work)
    expect(work).toHaveBeenCalledTimes(3)
    await db.close()
  })

  test('the pool sends the parallel statements of a transaction one by one', async () => {
    const pool = openPostgresPool(url)
    let [underWay, most] = [0, 0]
    async function connect() {
      const connection = await pool.connect()
      async function query(statement: Parameters<typeof connection.query>[0]) {
        underWay += 1
        most = Math.max(most, underWay)
        return connection.query(statement).finally(() => {
          underWay -= 1
        })
      }
      return { ...connection, query }
    }
    const db = databaseOver('postgres', { ...pool, connect })
    await db.transaction((tx) => Promise.all([1, 2, 3].map((n) => sql`SELECT ${n}::int`.execute(tx))))
    expect(most).toBe(1)
    await db.close()
  })
})
