import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { CITIES } from '@/lib/catalogue/cities'
import { openDatabase } from '@/lib/db/connection'
import { migrate } from '@/lib/db/migrate'
import { SAMPLE_CLINICS } from '@/lib/db/sample-chain/clinics'
import { SAMPLE_CLOSURES } from '@/lib/db/sample-chain/closures'
import { factsOf } from '@/lib/db/sample-chain/facts'
import { SAMPLE_HOME_ZONES } from '@/lib/db/sample-chain/home-zones'
import type { Database, Tables } from '@/lib/db/schema'
import { seedSampleChain } from '@/lib/db/seed'
import { bothEngines, createPostgres, hasPostgres, openTestDatabase } from '@/tests/support/test-database'

const PLACES = SAMPLE_CLINICS.length + SAMPLE_HOME_ZONES.length
const CHAIN = {
  cities: CITIES.length,
  places: PLACES,
  clinics: SAMPLE_CLINICS.length,
  dentists: SAMPLE_CLINICS.flatMap((clinic) => factsOf(clinic).team).length,
  home_zones: SAMPLE_HOME_ZONES.length,
  home_zone_pincodes: SAMPLE_HOME_ZONES.flatMap((zone) => zone.pincodes).length,
  closures: PLACES * SAMPLE_CLOSURES.length * 3,
} satisfies Partial<Record<keyof Tables, number>>

async function rowsOf(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of Object.keys(CHAIN)) {
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db.reads)
    counts[table] = rows[0]?.n ?? -1
  }
  return counts
}

describe.each(bothEngines)('on %s', (engine) => {
  test('an empty chain becomes the sample chain, once', async () => {
    const db = await openTestDatabase(engine, 'empty')
    await migrate(db)
    expect(await seedSampleChain(db, '2026-11-21')).toBe(true)
    expect(await rowsOf(db)).toEqual(CHAIN)
    expect(await seedSampleChain(db, '2027-11-21')).toBe(false)
    expect(await rowsOf(db)).toEqual(CHAIN)
    await db.close()
  })

  test('clinics and home zones keep their facts', async () => {
    const db = await openTestDatabase(engine)
    const [clinic] = SAMPLE_CLINICS
    const [zone] = SAMPLE_HOME_ZONES
    const place = (id: string) => db.reads.selectFrom('places').selectAll().where('id', '=', id).executeTakeFirst()
    expect(await place(`c${clinic?.id}`)).toMatchObject({
      kind: 'clinic',
      seats: clinic?.chairs,
      hours: clinic?.hours,
      city_id: clinic?.cityId,
    })
    expect(await place(zone?.id ?? '')).toMatchObject({ kind: 'home_zone', seats: zone?.teams, hours: zone?.hours })
    const closed = await db.reads
      .selectFrom('closures')
      .select('day')
      .distinct()
      .where('reason', '=', 'Republic Day')
      .orderBy('day')
      .execute()
    expect(closed.map(({ day }) => day)).toEqual(['2026-01-26', '2027-01-26', '2028-01-26'])
    await db.close()
  })

  test("another chain's data stays its own", async () => {
    const db = await openTestDatabase(engine, 'empty')
    await migrate(db)
    await db.script(`
      INSERT INTO cities VALUES ('ooty', 'Ooty', 'Tamil Nadu', 11.4, 76.7);
      INSERT INTO places VALUES ('p', 'clinic', 'ooty', 1, 30, '[null,null,null,null,null,null,null]');
      INSERT INTO clinics VALUES ('p', 'p', 'Ours', 'Market', '1', '643001', 11.4, 76.7, '+91')`)
    const before = await rowsOf(db)
    expect(await seedSampleChain(db, '2026-11-21')).toBe(false)
    expect(await rowsOf(db)).toEqual(before)
    await db.close()
  })
})

test.runIf(hasPostgres())('servers that start at once load the chain once', async () => {
  const { url, drop } = await createPostgres('empty')
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })))
  const start = async (db: Database) => {
    await migrate(db)
    return seedSampleChain(db, '2026-11-21')
  }
  expect((await Promise.all(servers.map(start))).toSorted()).toEqual([false, false, true])
  const [first] = servers
  if (first) expect(await rowsOf(first)).toEqual(CHAIN)
  await Promise.all(servers.map((server) => server.close()))
  await drop()
})
