// After kill -9 during bookings, every acknowledged booking is stored exactly once, and the site becomes ready again.

import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseAddress } from '@/lib/db/connection'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { type Attempt, askAgain, type Bookers, lostOf, startBookers } from '@/tests/reliability/support/bookers'
import { openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { DATABASE_KILLS, KILLS, report, SEED, seeded } from '@/tests/reliability/support/counts'
import { type Booked, bookedRows, overlapsOf, seatsBeyond, withRows } from '@/tests/reliability/support/ledger'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import {
  filledFolder,
  SECRET,
  type Site,
  startSite,
  type Variables,
} from '@/tests/reliability/support/servers/site-process'
import { freeSlots } from '@/tests/reliability/support/slots'
import { freePort } from '@/tests/support/servers/postgres-server'

const CID = '101'
const BOOKERS = 6
const LONG = { timeout: 900_000 }

const acknowledged = (attempts: readonly Attempt[]) => attempts.flatMap(({ reference }) => reference ?? [])

/** Every reference has its row, no seat is taken twice, and each booking has exactly one message. */
async function expectKept(where: Partial<DatabaseAddress>, attempts: readonly Attempt[]): Promise<Booked[]> {
  return withRows(where, async (db) => {
    const rows = await bookedRows(db)
    const kept = new Set(rows.map(({ reference }) => reference))
    expect(acknowledged(attempts).filter((reference) => !kept.has(reference))).toEqual([])
    expect(kept.size).toBe(rows.length)
    const seats = rows.map(({ place_id, starts_at, seat }) => `${place_id} ${starts_at.toISOString()} ${seat}`)
    expect(new Set(seats).size).toBe(rows.length)
    expect(new Set(rows.map(({ owner }) => owner)).size).toBe(rows.length)
    expect(rows.filter(({ messages }) => messages !== 1)).toEqual([])
    expect(await overlapsOf(db)).toBe(0)
    expect(await seatsBeyond(db)).toBe(0)
    return rows
  })
}

/** Only regular answers: accepted, number to be proved, taken, or database unavailable. */
function expectClean({ statuses }: Bookers): void {
  expect(Object.keys(statuses).filter((status) => !['200', '403', '409', '503'].includes(status))).toEqual([])
}

describe.each(['the embedded default', 'PostgreSQL'] as const)('kill -9 of the server on %s', (engine) => {
  let postgres: Postgres | null = null
  let variables: Variables = {}
  let where: Partial<DatabaseAddress> = {}

  beforeAll(async () => {
    const dataDir = filledFolder()
    postgres = engine === 'PostgreSQL' ? await openPostgres() : null
    where = postgres ? { databaseUrl: postgres.url } : { dataDir }
    variables = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: dataDir }
  })
  afterAll(() => postgres?.stop())

  test(`${KILLS} kills lose no acknowledged booking and duplicate none`, LONG, async () => {
    const chance = seeded(SEED)
    const attempts: Attempt[] = []
    let broken = 0
    // The port stays the same, as it does with a service manager.
    const fixed = { ...variables, PORT: String(await freePort()) }
    let site: Site = await startSite(fixed)
    const slots = await freeSlots(site.origin, { cid: CID }, 24 * KILLS)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const bookers = startBookers(BOOKERS, site.origin, CID, slots.slice(24 * kill, 24 * (kill + 1)))
      await setTimeout(150 + 700 * chance())
      await site.kill()
      await bookers.rest()
      expectClean(bookers)
      site = await startSite(fixed)
      expect(await lostOf(bookers.attempts)).toEqual([])
      const answers = await askAgain(bookers.attempts)
      expect(answers.filter((answer) => answer !== 'booked')).toEqual([])
      attempts.push(...bookers.attempts)
      broken += bookers.broken
    }
    await expectManaged(site, attempts)
    expect(await site.stop()).toBe(0)
    expect(site.stderr()).toBe('')
    const rows = await expectKept(where, attempts)
    expect(broken).toBeGreaterThan(0)
    report(
      `${KILLS} kills on ${engine}: ${acknowledged(attempts).length} acknowledged, ${rows.length} rows, ${broken} requests broken off`,
    )
  })
})

/** The manage link of each of the last bookings opens it in any browser. */
async function expectManaged(site: Site, attempts: readonly Attempt[]): Promise<void> {
  for (const { browser, reference } of attempts.filter((attempt) => attempt.reference !== null).slice(-20)) {
    const { json } = await browser.call('booking/u/get', { reference })
    const stranger = openBrowser(site.origin)
    expect((await stranger.call('booking/u/get', { reference })).status).toBe(404)
    const key = manageKey(SECRET, json.booking?.id ?? '')
    const opened = await stranger.call('booking/u/get', { reference, key })
    expect([opened.status, opened.json.booking?.reference]).toEqual([200, reference])
  }
}

test(`the same process keeps serving after PostgreSQL is killed ${DATABASE_KILLS} times`, LONG, async () => {
  const postgres = await openPostgres()
  const site = await startSite({ DATABASE_URL: postgres.url })
  const slots = await freeSlots(site.origin, { cid: CID }, 24 * DATABASE_KILLS)
  const ways = [postgres.halt, postgres.killOne, postgres.killServer]
  const attempts: Attempt[] = []
  for (let kill = 0; kill < DATABASE_KILLS; kill += 1) {
    const some: Slot[] = slots.slice(24 * kill, 24 * (kill + 1))
    const bookers = startBookers(BOOKERS, site.origin, CID, some)
    await setTimeout(400)
    const way = ways[kill % ways.length] as () => Promise<void>
    await way()
    await setTimeout(300)
    // PostgreSQL itself recovers from one killed connection.
    if (way !== postgres.killOne) await postgres.resume()
    await expect.poll(async () => (await fetch(`${site.origin}/api/ready`)).status, { timeout: 60_000 }).toBe(200)
    await bookers.rest()
    expectClean(bookers)
    expect(bookers.broken).toBe(0)
    expect(await lostOf(bookers.attempts)).toEqual([])
    const answers = await askAgain(bookers.attempts)
    expect(answers.filter((answer) => answer !== 'booked')).toEqual([])
    attempts.push(...bookers.attempts)
    report(`PostgreSQL killed (${way.name}): ${JSON.stringify(bookers.statuses)}`)
  }
  await expectKept({ databaseUrl: postgres.url }, attempts)
  expect(site.stderr()).toMatch(/^(The database (has begun to fail: |works again)[^\n]*\n)+$/)
  expect(await site.stop()).toBe(0)
  await postgres.stop()
})
