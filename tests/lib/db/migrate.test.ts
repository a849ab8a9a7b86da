import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import { isOutdated, migrate, UnknownMigrationError } from '@/lib/db/migrate'
import { readChain } from '@/lib/db/queries/chain/chain'
import type { Database } from '@/lib/db/schema'
import { toChainFacts } from '@/lib/use-cases/chain/rows'
import { SAMPLE } from '@/tests/support/chain/sample-chain'
import { createPostgres, hasPostgres, openTestDatabase } from '@/tests/support/servers/test-database'

const applied = async (db: Database) =>
  (await sql<{ name: string }>`SELECT name FROM schema_migrations ORDER BY name`.execute(db.reads)).rows.map(
    ({ name }) => name,
  )

afterEach(() => vi.restoreAllMocks())

describe('a database', () => {
  test('a database with earlier migrations gets a later one once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muthu-migrations-'))
    const add = (name: string, text: string) => writeFileSync(join(folder, 'lib/db/migrations', name), text)
    for (const room of ['lib/db', 'lib/user-pool']) mkdirSync(join(folder, room, 'migrations'), { recursive: true })
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    const db = await openTestDatabase('empty')
    add('001-first.sql', 'CREATE TABLE things (id integer PRIMARY KEY); INSERT INTO things VALUES (7)')
    expect(await migrate(db)).toBe(1)
    add('002-second.sql', "ALTER TABLE things ADD COLUMN name text NOT NULL DEFAULT 'none'")
    expect([await migrate(db), await migrate(db)]).toEqual([1, 0])
    expect((await sql`SELECT * FROM things`.execute(db.reads)).rows).toEqual([{ id: 7, name: 'none' }])
    expect(await applied(db)).toEqual(['001-first.sql', '002-second.sql'])
    await db.close()
    rmSync(folder, { recursive: true })
  })

  test('a chain that was stored before its file had a membership keeps what members get', async () => {
    const db = await openTestDatabase()
    const facts = toChainFacts(SAMPLE)
    const { membership: _, ...before } = facts
    const store = (each: object) =>
      sql`INSERT INTO chain_facts (facts, closed_until) VALUES (${JSON.stringify(each)}, 2028)
        ON CONFLICT (is_all) DO UPDATE SET facts = excluded.facts`.execute(db.writes)
    const upgraded = async () => {
      await db.script(readFileSync('lib/db/migrations/017-membership-terms.sql', 'utf8'))
      return (await readChain(db.reads))?.facts.membership
    }
    await store(before)
    expect(await upgraded()).toEqual({ checkUps: 2, cleanings: 2, percentOff: 10 })
    await store({ ...facts, membership: null })
    expect(await upgraded()).toBeNull()
    await db.close()
  })

  test('an empty database is migrated once', async () => {
    const db = await openTestDatabase('empty')
    const count = await migrate(db)
    expect(count).toBeGreaterThan(0)
    expect(await applied(db)).toHaveLength(count)
    expect((await applied(db))[0]).toBe('001-chain.sql')
    expect(await migrate(db)).toBe(0)
    expect(await db.reads.selectFrom('bookings').selectAll().execute()).toEqual([])
    await db.close()
  })

  test('a database of newer code works with a warning while it has all migrations, and is refused otherwise', async () => {
    const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
    const db = await openTestDatabase()
    await db.script("INSERT INTO schema_migrations VALUES ('999-newer.sql', now())")
    expect(await migrate(db)).toBe(0)
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^[^\n]*999-newer\.sql[^\n]*$/)]])
    await db.script("DELETE FROM schema_migrations WHERE name = '001-chain.sql'")
    await expect(migrate(db)).rejects.toThrow(UnknownMigrationError)
    await expect(migrate(db)).rejects.toThrow(/^[^\n]*999-newer\.sql[^\n]*001-chain\.sql[^\n]*$/)
    expect(await applied(db)).not.toContain('001-chain.sql')
    await db.close()
  })

  test('a database with a newer breaking migration is refused as outdated code', async () => {
    const db = await openTestDatabase()
    expect(await isOutdated(db.reads)).toBe(false)
    await db.script("INSERT INTO schema_migrations VALUES ('999-newer.sql', now())")
    expect(await isOutdated(db.reads)).toBe(false)
    await db.script("INSERT INTO schema_migrations VALUES ('999-other.breaking.sql', now())")
    expect(await isOutdated(db.reads)).toBe(true)
    await expect(migrate(db)).rejects.toThrow(UnknownMigrationError)
    await expect(migrate(db)).rejects.toThrow(/^[^\n]*999-other\.breaking\.sql[^\n]*newer version\.$/)
    await db.close()
  })

  test('a failed migration leaves no trace', async () => {
    const db = await openTestDatabase('empty')
    await db.script('CREATE TABLE outbox (a int)')
    await expect(migrate(db)).rejects.toThrow('outbox')
    const { rows } =
      await sql`SELECT to_regclass('cities') AS cities, to_regclass('schema_migrations') AS record`.execute(db.reads)
    expect(rows).toEqual([{ cities: null, record: null }])
    await db.close()
  })
})

test.runIf(hasPostgres())('servers that start at the same time migrate once', async () => {
  const { url, drop } = await createPostgres('empty')
  const servers = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: url, dataDir: '' })))
  const counts = await Promise.all(servers.map(migrate))
  expect(counts.filter((count) => count > 0)).toHaveLength(1)
  await Promise.all(servers.map((server) => server.close()))
  await drop()
})

test.runIf(hasPostgres())('a role that may not create tables starts on an up-to-date database', async () => {
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

test('each migration has its own number', async () => {
  for (const folder of ['lib/db/migrations', 'lib/user-pool/migrations']) {
    const numbers = (await readdir(folder)).map((name) => /^(pool-)?(\d{3})-[a-z-]+(\.breaking)?\.sql$/.exec(name)?.[2])
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})
