import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import { migrate } from '@/lib/db/migrate'
import type { Database, Tables } from '@/lib/db/schema'
import { beginChain, type FirstChain } from '@/lib/use-cases/chain/begin'
import { extendClosedDays } from '@/lib/use-cases/chain/extend-closed-days'
import { importChain } from '@/lib/use-cases/chain/import'
import { SAMPLE, SAMPLE_CLINICS } from '@/tests/support/chain/sample-chain'
import { SECRET } from '@/tests/support/chain/test-places'
import { createPostgres, hasPostgres, openTestDatabase } from '@/tests/support/servers/test-database'

const PLACES = SAMPLE.clinics.length + SAMPLE.homeZones.length
const CHAIN = {
  cities: SAMPLE.cities.length,
  places: PLACES,
  clinics: SAMPLE.clinics.length,
  dentists: SAMPLE.clinics.flatMap(({ team }) => team).length,
  home_zones: SAMPLE.homeZones.length,
  home_zone_pincodes: SAMPLE.homeZones.flatMap((zone) => zone.pincodes).length,
  closed_days: PLACES * SAMPLE.closures.length * 3,
  chain_facts: 1,
} satisfies Partial<Record<keyof Tables, number>>

async function rowsOf(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of Object.keys(CHAIN)) {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(db.reads)
    counts[table] = rows[0]?.n ?? -1
  }
  return counts
}

const on = (day: string) => new Date(`${day}T12:00:00+05:30`)
const begin = (db: Database, day = '2026-11-21', isWanted = true): Promise<FirstChain> =>
  beginChain({ db, now: on(day), secret: SECRET }, { sample: () => Promise.resolve(SAMPLE), isWanted })

const closedOn = async (db: Database): Promise<string[]> => {
  const rows = await db.reads
    .selectFrom('closed_days')
    .select('day')
    .distinct()
    .where('reason', '=', 'Republic Day')
    .execute()
  return rows.map(({ day }) => day).sort()
}

describe('the start of a site', () => {
  test('an empty database becomes the sample chain once', async () => {
    const db = await openTestDatabase('empty')
    await migrate(db)
    expect(await begin(db, '2026-11-21', false)).toBe('none')
    expect(await rowsOf(db)).toMatchObject({ clinics: 0, chain_facts: 0 })
    expect(await begin(db)).toBe('loaded')
    expect(await rowsOf(db)).toEqual(CHAIN)
    expect(await begin(db, '2027-11-21')).toBe('there')
    expect(await rowsOf(db)).toEqual(CHAIN)
    await db.close()
  })

  test('clinics and home-visit zones keep their facts', async () => {
    const db = await openTestDatabase()
    const [clinic] = SAMPLE_CLINICS
    const [zone] = SAMPLE.homeZones
    const place = (id: string) => db.reads.selectFrom('places').selectAll().where('id', '=', id).executeTakeFirst()
    expect(await place(`c${clinic?.id}`)).toMatchObject({
      kind: 'clinic',
      seats: clinic?.chairs,
      hours: clinic?.hours,
      city_id: clinic?.city,
    })
    expect(await place(zone?.id ?? '')).toMatchObject({ kind: 'home_zone', seats: zone?.teams })
    expect(await closedOn(db)).toEqual(['2026-01-26', '2027-01-26', '2028-01-26'])
    await db.close()
  })

  test('another chain’s data stays and keeps the facts that the code had before', async () => {
    const db = await openTestDatabase('empty')
    await migrate(db)
    await db.script(`
      INSERT INTO cities (id, name, state, lat, lng) VALUES ('salem', 'Salem', 'Tamil Nadu', 11.4, 76.7);
      INSERT INTO places (id, kind, city_id, seats, slot_minutes, hours)
        VALUES ('p', 'clinic', 'salem', 1, 30, '[null,null,null,null,null,null,null]');
      INSERT INTO clinics (id, place_id, name, locality, address, pincode, lat, lng, phone)
        VALUES ('p', 'p', 'Ours', 'Market', '1', '643001', 11.4, 76.7, '+91')`)
    const before = await rowsOf(db)
    expect(await begin(db)).toBe('there')
    expect(await rowsOf(db)).toEqual({ ...before, chain_facts: 1 })
    const salem = await db.reads.selectFrom('cities').select(['pincode_prefixes', 'aliases']).executeTakeFirst()
    expect(salem).toEqual({ pincode_prefixes: ['636'], aliases: [] })
    await db.close()
  })

  test('yearly closures are written for the coming years', async () => {
    const db = await openTestDatabase('empty')
    await migrate(db)
    await begin(db)
    await extendClosedDays({ db, now: on('2026-12-31') })
    expect(await closedOn(db)).toEqual(['2026-01-26', '2027-01-26', '2028-01-26'])
    await extendClosedDays({ db, now: on('2027-01-01') })
    expect(await closedOn(db)).toEqual(['2026-01-26', '2027-01-26', '2028-01-26', '2029-01-26'])
    expect(await importChain({ db, now: on('2027-01-02'), secret: SECRET }, SAMPLE)).toMatchObject({ changed: 0 })
    await db.close()
  })
})

test.runIf(hasPostgres())('servers that start at the same time load the chain once', async () => {
  const { url, drop } = await createPostgres('empty')
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })))
  const start = async (db: Database) => {
    await migrate(db)
    return begin(db)
  }
  expect((await Promise.all(servers.map(start))).toSorted()).toEqual(['loaded', 'there', 'there'])
  const [first] = servers
  if (first) expect(await rowsOf(first)).toEqual(CHAIN)
  await Promise.all(servers.map((server) => server.close()))
  await drop()
})
