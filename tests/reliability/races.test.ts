import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { perSecond, ROUNDS, report } from '@/tests/reliability/support/counts'
import { formsOf, withoutScripts } from '@/tests/reliability/support/html'
import { bookedRows, overlapsOf, seatsBeyond, withRows } from '@/tests/reliability/support/ledger'
import { confirmTwice, newRacers, type Raced, raceForHold, tally } from '@/tests/reliability/support/racers'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { filledFolder, type Site, startSite } from '@/tests/reliability/support/servers/site-process'
import { reachSlotPage, slotValue } from '@/tests/reliability/support/slot-page'
import { freeSlots } from '@/tests/reliability/support/slots'

/** Two places with one chair each, and one with six. */
const ONE_CHAIR = { cid: '141' }
const ALSO_ONE_CHAIR = { cid: '142' }
const SIX_CHAIRS = { cid: '101' }
const FOUR_TEAMS = { zone: 'blr-south' }
const RACERS = 64
const LONG = { timeout: 600_000 }

const holders = (raced: readonly Raced[]) => raced.filter(({ status }) => status === 200).map(({ racer }) => racer)

/** Exactly `winners` hold the slot. Everybody else is told that it is taken and gets three other slots. */
function expectWinners(raced: readonly Raced[], winners: number, slot: Slot): void {
  expect(tally(raced.map(({ status }) => status))).toEqual({ 200: winners, 409: raced.length - winners })
  for (const { status, json } of raced) {
    if (status === 200) continue
    expect(json.error?.code).toBe('taken')
    expect(json.error?.nearest).toHaveLength(3)
    expect(json.error?.nearest).not.toContainEqual(expect.objectContaining({ date: slot.date, start: slot.start }))
  }
}

/** Each winner confirms twice at once and gets one reference. All references differ. */
async function expectConfirmed(raced: readonly Raced[], place: object, slot: Slot): Promise<string[]> {
  const confirmed = await confirmTwice(holders(raced), place, slot)
  for (const { replies } of confirmed) {
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1]?.json.reference).toBe(replies[0]?.json.reference)
  }
  const references = confirmed.map(({ replies }) => replies[0]?.json.reference ?? '')
  expect(new Set(references).size).toBe(confirmed.length)
  return references
}

describe('three processes on one PostgreSQL', () => {
  let postgres: Postgres
  let sites: Site[] = []
  const origins = () => sites.map(({ origin }) => origin)
  const rows = <T>(ask: Parameters<typeof withRows<T>>[1]) => withRows({ databaseUrl: postgres.url }, ask)

  beforeAll(async () => {
    postgres = await openPostgres({ isEmpty: true })
    // Started together, so that they also race for the migrations and the sample chain.
    sites = await Promise.all([1, 2, 3].map(() => startSite({ DATABASE_URL: postgres.url })))
  }, 120_000)
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await postgres.stop()
  })

  test(`one place has one winner in each of ${ROUNDS} rounds with ${RACERS} racers`, LONG, async () => {
    const slots = await freeSlots(origins()[0] as string, ONE_CHAIR, ROUNDS)
    const began = Date.now()
    for (const slot of slots) expectWinners(await raceForHold(newRacers(RACERS, origins()), ONE_CHAIR, slot), 1, slot)
    report(`${ROUNDS} rounds of ${RACERS} racers, ${perSecond(ROUNDS * RACERS, began)} attempts/s on 3 processes`)
    expect(await rows(overlapsOf)).toBe(0)
  })

  test.each([
    ['any chair of six', SIX_CHAIRS, 6],
    ['any team of four', FOUR_TEAMS, 4],
  ])(
    '%s has as many winners as seats, all different, among four times as many racers',
    LONG,
    async (_name, place, seats) => {
      for (const slot of await freeSlots(origins()[0] as string, place, 5)) {
        const raced = await raceForHold(newRacers(4 * seats, origins()), place, slot)
        expectWinners(raced, seats, slot)
        // A home visit can only be confirmed with an address in the zone.
        const visit = { pincode: '560004', address: '12 Lake Road', treatment: 'aligner_scan' }
        const known = 'zone' in place ? { ...place, ...visit } : place
        const references = await expectConfirmed(raced, known, slot)
        const taken = (await rows(bookedRows)).filter(({ reference }) => references.includes(reference))
        expect(taken.map(({ seat }) => seat).toSorted()).toEqual(Array.from({ length: seats }, (_, at) => at + 1))
        expect(taken.map(({ messages }) => messages)).toEqual(Array(seats).fill(1))
      }
      expect(await rows(overlapsOf)).toBe(0)
      expect(await rows(seatsBeyond)).toBe(0)
    },
  )

  test('the form of the page leads one racer on and shows the others the nearest slots', LONG, async () => {
    const [slot] = await freeSlots(origins()[0] as string, ALSO_ONE_CHAIR, 1)
    const racers = newRacers(RACERS, origins())
    const pages = await Promise.all(
      racers.map(({ browser, phone }) => reachSlotPage(browser, ALSO_ONE_CHAIR.cid, phone)),
    )
    const value = slotValue(slot as Slot, `c${ALSO_ONE_CHAIR.cid}`)
    const replies = await Promise.all(
      racers.map(({ browser }, at) => browser.post(pages[at] as string, { slot: value })),
    )
    expect(tally(replies.map(({ status }) => status))).toEqual({ 303: 1, 409: RACERS - 1 })
    for (const { status, location, body } of replies) {
      if (status === 303) expect(location).toMatch(/^\/unified-booking\/review\?/)
      else expect(withoutScripts(body)).toContain('Someone else has just taken this slot')
      const offered = (formsOf(body)[0]?.choices.slot ?? []).map((choice) => choice.value)
      if (status === 409) expect(offered.length).toBeGreaterThanOrEqual(3)
      expect(offered).not.toContain(value)
    }
    expect(await rows(overlapsOf)).toBe(0)
  })

  test('a released slot has one winner again', LONG, async () => {
    const [slot] = (await freeSlots(origins()[0] as string, ALSO_ONE_CHAIR, 1)) as [Slot]
    const first = await raceForHold(newRacers(8, origins()), ALSO_ONE_CHAIR, slot)
    expectWinners(first, 1, slot)
    const winner = first.find(({ status }) => status === 200) as Raced
    // Another browser can't use the sid.
    const stranger = openBrowser(origins()[1] as string)
    expect(await stranger.call('slot/u/release', { sid: winner.json.sid })).toMatchObject({
      status: 409,
      json: { error: { code: 'gone' } },
    })
    expect((await winner.racer.elsewhere.call('slot/u/release', { sid: winner.json.sid })).status).toBe(200)
    expectWinners(await raceForHold(newRacers(RACERS, origins()), ALSO_ONE_CHAIR, slot), 1, slot)
  })

  test('standard error stays empty', () => {
    expect(sites.map((site) => site.stderr())).toEqual(['', '', ''])
  })
})

describe('one process on the embedded default', () => {
  test('one place has one winner, and any chair as many as seats', LONG, async () => {
    const dataDir = filledFolder()
    const site = await startSite({ DATA_DIR: dataDir })
    const origins = [site.origin]
    const rounds = Math.ceil(ROUNDS / 10)
    for (const slot of await freeSlots(site.origin, ONE_CHAIR, rounds)) {
      const raced = await raceForHold(newRacers(RACERS, origins), ONE_CHAIR, slot)
      expectWinners(raced, 1, slot)
      await expectConfirmed(raced, ONE_CHAIR, slot)
    }
    for (const slot of await freeSlots(site.origin, SIX_CHAIRS, rounds)) {
      const raced = await raceForHold(newRacers(24, origins), SIX_CHAIRS, slot)
      expectWinners(raced, 6, slot)
      await expectConfirmed(raced, SIX_CHAIRS, slot)
    }
    expect(await site.stop()).toBe(0)
    expect(site.stderr()).toBe('')
    await withRows({ dataDir }, async (db) => {
      expect(await overlapsOf(db)).toBe(0)
      const booked = await bookedRows(db)
      expect(booked).toHaveLength(rounds * 7)
      expect(booked.map(({ messages }) => messages)).toEqual(Array(rounds * 7).fill(1))
    })
  })
})
