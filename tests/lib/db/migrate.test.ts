import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import { isOutdated, migrate, UnknownMigrationError } from '@/lib/db/migrate'
import type { Database } from '@/lib/db/schema'
import { bothEngines, createPostgres, hasPostgres, openTestDatabase, useDatabase } from '@/tests/support/test-database'

const applied = async (db: Database) =>
  (await sql<{ name: string }>`SELECT name FROM schema_migrations ORDER BY name`.execute(db.reads)).rows.map(
    ({ name }) => name,
  )

/** The migrations under the names that they had first, and what each is in files of now. */
const FIRST_NAMES: Record<string, string[]> = {
  '001-initial.sql': ['lib/db/migrations/001-initial.sql'],
  '002-events-and-touches.sql': ['lib/db/migrations/002-events-and-touches.sql'],
  '003-accounts.sql': ['lib/user-pool/migrations/pool-001-users.sql', 'lib/db/migrations/003-accounts.sql'],
  '004-messages.sql': ['lib/db/migrations/004-messages.sql'],
  '004-password-failures.sql': ['lib/user-pool/migrations/pool-002-password-failures.sql'],
  '004-referrals.sql': ['lib/db/migrations/005-referrals.sql'],
  '005-pending-totp.sql': ['lib/user-pool/migrations/pool-003-pending-totp.sql'],
  '006-unproved-users.sql': ['lib/user-pool/migrations/pool-004-unproved-users.sql'],
  '007-seat-overlap.sql': ['lib/db/migrations/007-seat-overlap.sql'],
  '008-limit-marks.sql': ['lib/db/migrations/008-limit-marks.sql'],
  '009-proved-numbers.sql': ['lib/db/migrations/009-proved-numbers.sql'],
  '010-message-shares.sql': ['lib/db/migrations/010-message-shares.sql'],
  '011-link-version.sql': ['lib/db/migrations/011-link-version.sql'],
  '012-sign-ins.sql': ['lib/db/migrations/012-sign-ins.sql', 'lib/user-pool/migrations/pool-005-sign-ins.sql'],
  '015-strangers.sql': ['lib/user-pool/migrations/pool-006-strangers.sql'],
  '016-records.sql': ['lib/db/migrations/016-records.sql'],
  '017-message-budget.sql': ['lib/db/migrations/017-message-budget.sql'],
}

/** Everything that the migrations made, in words: columns, indexes, constraints, views. */
async function schemaOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT line FROM (
      SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS line
        FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT definition FROM pg_views WHERE schemaname = 'public'
    ) lines ORDER BY line COLLATE "C"`.execute(db.reads)
  return rows.map(({ line }) => line)
}

describe.each(bothEngines)('on %s', (engine) => {
  const fresh = useDatabase(engine)

  // How far it came is names alone, which both engines keep alike: PGlite takes the longer way.
  test.each(engine === 'PGlite' ? ['006-unproved-users.sql'] : ['006-unproved-users.sql', '017-message-budget.sql'])(
    'a database that came as far as %s under the first names runs nothing twice',
    async (last) => {
      const db = await openTestDatabase(engine, 'empty')
      const names = Object.keys(FIRST_NAMES)
      const run = names.slice(0, names.indexOf(last) + 1)
      await db.script('CREATE TABLE schema_migrations (name text PRIMARY KEY, applied_at timestamptz NOT NULL)')
      for (const name of run) {
        for (const file of FIRST_NAMES[name] ?? []) await db.script(await readFile(file, 'utf8'))
        await db.script(`INSERT INTO schema_migrations VALUES ('${name}', now())`)
      }
      const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
      expect(await migrate(db)).toBeGreaterThan(0)
      expect(await migrate(db)).toBe(0)
      expect(warn).not.toHaveBeenCalled()
      expect(await applied(db)).toEqual(expect.arrayContaining(run))
      expect(await schemaOf(db)).toEqual(await schemaOf(fresh()))
      warn.mockRestore()
      await db.close()
    },
    60_000,
  )

  test('an empty database is brought up to date once', async () => {
    const db = await openTestDatabase(engine, 'empty')
    const count = await migrate(db)
    expect(count).toBeGreaterThan(0)
    expect(await applied(db)).toHaveLength(count)
    expect((await applied(db))[0]).toBe('001-initial.sql')
    expect(await migrate(db)).toBe(0)
    expect(await db.reads.selectFrom('bookings').selectAll().execute()).toEqual([])
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

  test('a database that a newer version has changed beyond this one is refused, and said to be so', async () => {
    const db = await openTestDatabase(engine)
    expect(await isOutdated(db.reads)).toBe(false)
    await db.script("INSERT INTO schema_migrations VALUES ('999-newer.sql', now())")
    expect(await isOutdated(db.reads)).toBe(false)
    await db.script("INSERT INTO schema_migrations VALUES ('999-other.breaking.sql', now())")
    expect(await isOutdated(db.reads)).toBe(true)
    await expect(migrate(db)).rejects.toThrow(UnknownMigrationError)
    await expect(migrate(db)).rejects.toThrow(/^[^\n]*999-other\.breaking\.sql[^\n]*newer version\.$/)
    await db.close()
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

test('each migration has a number of its own', async () => {
  for (const folder of ['lib/db/migrations', 'lib/user-pool/migrations']) {
    const numbers = (await readdir(folder)).map((name) => /^(pool-)?(\d{3})-[a-z-]+(\.breaking)?\.sql$/.exec(name)?.[2])
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(numbers.length)
  }
})
