import { type Insertable, sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Database, Tables } from '@/lib/db/schema'
import { useDatabase } from '@/tests/support/servers/test-database'
import { truncate } from '@/tests/support/servers/truncate'

const AT = new Date('2026-03-02T04:30:00.123Z')
const message = (kind: string) => ({ kind, subject: 's', personal_to: 't', personal_payload: '{}', created_at: AT })
const kinds = async (db: Database) =>
  (await db.reads.selectFrom('outbox').select('kind').orderBy('kind').execute()).map((row) => row.kind)

describe('a database', () => {
  const db = useDatabase()

  test('both engines read every type of value alike', async () => {
    const { rows } = await sql`
      SELECT count(*) AS int8, 9007199254740991 AS big, 12.50 AS numeric, sum(price_paise) AS no_sum, 7 AS int4, 0.1::float8 AS float8,
        DATE '2026-08-15' AS day, ARRAY[DATE '2026-08-15', NULL] AS days, ARRAY[1::int8, 2] AS int8s, ARRAY[1.5, NULL] AS numerics,
        ARRAY['a', NULL, 'b"c'] AS texts, ${AT}::timestamptz AS moment, ARRAY[${AT}::timestamptz] AS moments, TIME '09:30' AS time,
        '{"a": [1, null, "x"]}'::jsonb AS json, 'null'::jsonb AS json_null, true AS yes, NULL::text AS nothing,
        '6f2d4e1c-0000-4000-8000-000000000000'::uuid AS uuid FROM bookings`.execute(db().reads)
    expect(rows).toEqual([
      {
        int8: 0,
        big: 9_007_199_254_740_991,
        numeric: 12.5,
        no_sum: null,
        int4: 7,
        float8: 0.1,
        day: '2026-08-15',
        days: ['2026-08-15', null],
        int8s: [1, 2],
        numerics: [1.5, null],
        texts: ['a', null, 'b"c'],
        moment: AT,
        moments: [AT],
        time: '09:30:00',
        json: { a: [1, null, 'x'] },
        json_null: null,
        yes: true,
        nothing: null,
        uuid: '6f2d4e1c-0000-4000-8000-000000000000',
      },
    ])
  })

  test('both engines write every type of value alike', async () => {
    const booking: Insertable<Tables['bookings']> = {
      id: '6f2d4e1c-0000-4000-8000-000000000000',
      status: 'confirmed',
      owner: 'o',
      reference: 'MD1',
      flow: 'a',
      appointment_type: 'at_home',
      self_booked: false,
      treatment: null,
      service: null,
      treatment_key: null,
      procedure: null,
      concern: null,
      price_paise: 0,
      personal_name: 'Ā "\\\n',
      personal_phone: '+91',
      personal_age: 7,
      personal_address: '{"pincode":"560001","address":"1"}',
      attribution: '{}',
      first_attribution: '{}',
      booked_at: AT,
      cancelled_at: null,
      uid: null,
      kept_at: null,
      attendance_confirmed_at: null,
      unlinked: true,
      link_version: 0,
      network: 'n',
      proved: true,
      visit: 'in_chair',
      arrived_at: AT,
      seated_at: AT,
      missed_at: null,
      left_at: null,
      version: 3,
      source: 'walk_in',
      booked_by: '6f2d4e1c-0000-4000-8000-000000000001',
      cancel_reason: null,
      companion_group: null,
      replaced_by: null,
      personal_note: 'Ā "\\\n',
      device: 'phone',
      place_id: 'p',
      planned_dentist: null,
      language: 'ta' as const,
    }
    await db().writes.insertInto('bookings').values(booking).execute()
    const row = await db().reads.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    expect(row).toEqual({
      ...booking,
      personal_address: { pincode: '560001', address: '1' },
      attribution: {},
      first_attribution: {},
    })
  })

  test('the database counts changed rows', async () => {
    await db()
      .writes.insertInto('outbox')
      .values([message('a'), message('b')])
      .execute()
    const again = await db()
      .writes.insertInto('outbox')
      .values([message('a')])
      .onConflict((row) => row.doNothing())
      .executeTakeFirst()
    const updated = await db().writes.updateTable('outbox').set({ subject: 'new' }).executeTakeFirst()
    const deleted = await db().writes.deleteFrom('outbox').where('kind', '=', 'none').executeTakeFirst()
    expect([again.numInsertedOrUpdatedRows, updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([0n, 2n, 0n])
  })

  test('a transaction commits when it resolves and rolls back when it throws', async () => {
    await db().transaction((tx) => tx.insertInto('outbox').values(message('kept')).execute())
    const failing = db().transaction(async (tx) => {
      await tx.insertInto('outbox').values(message('undone')).execute()
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await kinds(db())).toEqual(['kept'])
  })

  test('a transaction that swallows a statement’s error does not count as committed', async () => {
    const swallowing = db().transaction(async (tx) => {
      await tx.insertInto('outbox').values(message('lost')).execute()
      await sql`SELECT 1/0`.execute(tx).catch(() => undefined)
    })
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' })
    expect(await kinds(db())).toEqual([])
  })

  test('concurrent transactions do not mix', async () => {
    const work = (kind: string, fails: boolean) =>
      db().transaction(async (tx) => {
        for (const part of ['1', '2', '3'])
          await tx
            .insertInto('outbox')
            .values(message(kind + part))
            .execute()
        if (fails) throw new Error('stop')
      })
    const runs = [work('a', false), work('b', true), work('c', false), work('d', true)]
    await Promise.allSettled([...runs, kinds(db()), db().script('SELECT 1')])
    expect(await kinds(db())).toEqual(['a1', 'a2', 'a3', 'c1', 'c2', 'c3'])
  })

  test.each(['40001', '40P01', '26000', '42P05'])('a transaction repeats its work once after %s', async (code) => {
    const work = vi.fn(async () => {
      throw Object.assign(new Error('again'), { code })
    })
    await expect(db().transaction(work)).rejects.toThrow('again')
    expect(work).toHaveBeenCalledTimes(2)
  })

  test('a statement works again after its error, and after its table changed under the prepared plan', async () => {
    const divide = (by: number) => sql<{ a: number }>`SELECT 6 / ${by}::int AS a`.execute(db().reads)
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
    expect((await divide(3)).rows).toEqual([{ a: 2 }])
    await db().script('CREATE TABLE grown (a int); INSERT INTO grown VALUES (1)')
    const all = () => sql`SELECT * FROM grown WHERE a = ${1}`.execute(db().writes)
    expect((await all()).rows).toEqual([{ a: 1 }])
    await db().script('ALTER TABLE grown ADD COLUMN b int')
    expect((await all()).rows).toEqual([{ a: 1, b: null }])
    expect((await db().transaction((tx) => sql`SELECT * FROM grown WHERE a = ${1}`.execute(tx))).rows).toEqual([
      { a: 1, b: null },
    ])
    await db().script('DROP TABLE grown')
  })

  test('truncate keeps the chain’s rows', async () => {
    await db().writes.insertInto('outbox').values(message('a')).execute()
    await truncate(db())
    expect(await kinds(db())).toEqual([])
    expect(await db().reads.selectFrom('clinics').select('id').limit(1).execute()).toHaveLength(1)
  })

  test('the database may be closed twice', async () => {
    await db().close()
    await db().close()
    await expect(kinds(db())).rejects.toThrow()
  })
})
