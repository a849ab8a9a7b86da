import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import { migrate, UnknownMigrationError } from '@/lib/db/migrate'
import type { Database } from '@/lib/db/schema'
import { bothEngines, createPostgres, hasPostgres, openTestDatabase } from '@/tests/support/test-database'

const applied = async (db: Database) =>
  (await sql<{ name: string }>`SELECT name FROM schema_migrations ORDER BY name`.execute(db.reads)).rows.map(
    ({ name }) => name,
  )

describe.each(bothEngines)('on %s', (engine) => {
  test('an empty database is brought up to date once', async () => {
    const db = await openTestDatabase(engine, 'empty')
    const count = await migrate(db)
    expect(count).toBeGreaterThan(0)
    expect(await applied(db)).toHaveLength(count)
    expect((await applied(db))[0]).toBe('001-initial.sql')
    expect(await migrate(db)).toBe(0)
    expect(await db.reads.selectFrom('appointments').selectAll().execute()).toEqual([])
    await db.close()
  })

  test('a database of newer code is used with a warning while nothing is missing, and refused otherwise', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
    const db = await openTestDatabase(engine)
    await db.script("INSERT INTO schema_migrations VALUES ('999-newer.sql', now())")
    expect(await migrate(db)).toBe(0)
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^[^\n]*999-newer\.sql[^\n]*$/)]])
    await db.script("DELETE FROM schema_migrations WHERE name = '001-initial.sql'")
    await expect(migrate(db)).rejects.toThrow(UnknownMigrationError)
    await expect(migrate(db)).rejects.toThrow(/^[^\n]*999-newer\.sql[^\n]*001-initial\.sql[^\n]*$/)
    expect(await applied(db)).not.toContain('001-initial.sql')
    await db.close()
    warn.mockRestore()
  })

  test('a migration that fails leaves nothing behind', async () => {
    const db = await openTestDatabase(engine, 'empty')
    await db.script('CREATE TABLE outbox (a int)')
    await expect(migrate(db)).rejects.toThrow('outbox')
    const { rows } =
      await sql`SELECT to_regclass('cities') AS cities, to_regclass('schema_migrations') AS record`.execute(db.reads)
    expect(rows).toEqual([{ cities: null, record: null }])
    await db.close()
  })
})

test.runIf(hasPostgres())('servers that start at once migrate once', async () => {
  const { url, drop } = await createPostgres('empty')
  const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: url, dataDir: '' })))
  const counts = await Promise.all(servers.map(migrate))
  expect(counts.filter((count) => count > 0)).toHaveLength(1)
  await Promise.all(servers.map((server) => server.close()))
  await drop()
})

test.runIf(hasPostgres())('a role that may not create tables starts on a database that is up to date', async () => {
  const { url, drop } = await createPostgres('seeded')
  const owner = await openDatabase({ databaseUrl: url, dataDir: '' })
  await owner.script(
    'DROP ROLE IF EXISTS muthu_reader; CREATE ROLE muthu_reader LOGIN; GRANT SELECT ON schema_migrations TO muthu_reader',
  )
  await owner.script('REVOKE CREATE ON SCHEMA public FROM PUBLIC')
  const reader = await openDatabase({ databaseUrl: url.replace('postgres@', 'muthu_reader@'), dataDir: '' })
  expect(await migrate(reader)).toBe(0)
  await reader.close()
  await owner.script('DROP OWNED BY muthu_reader; DROP ROLE muthu_reader')
  await owner.close()
  await drop()
})
