// Five hundred people want the fifty places of a day, and a script takes as many as it can from one network and from
// many. RELIABILITY_RUSH=3000 makes it more people.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '@/lib/db/connection'
import type { Database } from '@/lib/db/schema'
import { openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { perSecond, RUSH, report, seeded } from '@/tests/reliability/support/counts'
import { bookedRows, overlapsOf, seatsBeyond } from '@/tests/reliability/support/ledger'
import { tally } from '@/tests/reliability/support/racers'
import { type Sought, seek } from '@/tests/reliability/support/seekers'
import { openPostgres, type Postgres } from '@/tests/reliability/support/servers/postgres-control'
import { type Site, startSite } from '@/tests/reliability/support/servers/site-process'
import { dateIn, newPhone } from '@/tests/reliability/support/slots'
import { seatRows } from '@/tests/support/seat-rows'

const CID = '101'
const PLACE = `c${CID}`
const SEATS = 5
const PLACES = 50
/** The shares of unproved numbers in fifty seats (decision 36): for one network, and for all. */
const [OF_NETWORK, OF_ALL] = [10, 20]
/** The number of people at the same time. */
const WIDTH = 40
const CARRIER = '198.18.0.1'
const SCRIPT = '198.18.0.2'

let postgres: Postgres
let db: Database
let sites: Site[] = []
let date: string

beforeAll(async () => {
  postgres = await openPostgres()
  sites = await Promise.all([1, 2].map(() => startSite({ DATABASE_URL: postgres.url })))
  db = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const day = { opens: '09:00', closes: '14:00' }
  const hours = JSON.stringify(Array(7).fill(day))
  await db.writes.updateTable('places').set({ seats: SEATS, hours }).where('id', '=', PLACE).execute()
  const closed = await db.reads.selectFrom('closed_days').where('place_id', '=', PLACE).select('day').execute()
  const shut = new Set(closed.map((row) => String(row.day)))
  date = [3, 4, 5, 6].map(dateIn).find((each) => !shut.has(each)) as string
}, 120_000)
afterAll(async () => {
  await db.close()
  await Promise.all(sites.map((site) => site.stop()))
  await postgres.stop()
})

/** The addresses of the script: one network, then many. */
const ofOne = () => SCRIPT
const ofMany = (n: number) => `198.19.${n % 50}.1`

/** Holds and books without pause under made-up numbers. Returns the references that it got. */
async function grab(from: (n: number) => string, goesOn: (n: number) => boolean, chance: () => number) {
  const won: string[] = []
  for (let n = 0; goesOn(n); n += 1) {
    const browser = openBrowser(sites[n % 2]?.origin as string, undefined, undefined, from(n))
    const listed = (await browser.call('slot/u/list', { cid: CID, date })).json.slots ?? []
    const slot = listed.filter((each) => each.date === date)[Math.floor(chance() * listed.length)] as Slot | undefined
    if (!slot) return won
    const phone = newPhone()
    const asked = { cid: CID, date, start: slot.start, phone }
    const held = await browser.call('slot/u/hold', { ...asked, end: slot.end })
    const booked = await browser.call('booking/u/confirm', { ...asked, end: slot.end, name: 'Nobody', flow: 'ORGANIC' })
    for (const { status } of [held, booked]) expect([200, 403, 409]).toContain(status)
    if (booked.status === 200) won.push(booked.json.reference as string)
  }
  return won
}

test(`${RUSH} people and a script fill ${PLACES} places without an overlap`, async () => {
  const origins = sites.map(({ origin }) => origin) as [string, string]
  const chance = seeded(1)
  const began = Date.now()
  let [begun, isOver] = [0, false]
  const script = (from: (n: number) => string, goesOn: (n: number) => boolean) =>
    Promise.all([1, 2, 3, 4].map(() => grab(from, goesOn, chance)))
  // The script starts before the people and goes on beside them.
  const early = (n: number) => n < 8
  const before = [...(await script(ofOne, early)), ...(await script(ofMany, early))]
  const beside = Promise.all([ofOne, ofMany].map((from) => script(from, () => !isOver)))
  const people: (Sought & { from: string })[] = []
  const person = async () => {
    while (begun < RUSH) {
      begun += 1
      const from = begun % 2 === 0 ? CARRIER : `10.9.${begun >> 8}.${begun & 255}`
      const at = begun % 4 < 2 ? origins : ([origins[1], origins[0]] as const)
      people.push({ from, ...(await seek(at, from, { wanted: { cid: CID, date }, chance, db })) })
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, person))
  isOver = true
  const grabbed = [before, ...(await beside)].flat(2)
  const kinds = tally(people.map(({ from, kind }) => `${from === CARRIER ? 'carrier' : 'elsewhere'} ${kind}`))
  report(`${RUSH} people, ${perSecond(RUSH, began)}/s: ${JSON.stringify(kinds)}; the script has ${grabbed.length}`)

  // Every place is booked exactly once, by the person who was told so.
  const rows = await seatRows(db).where('s.place_id', '=', PLACE).execute()
  const booked = rows.filter(({ state }) => state === 'taken')
  const told = people.filter(({ kind }) => kind === 'booked')
  const line = (reference: string | null, phone: string | null, starts: Date) =>
    `${reference} ${phone} ${starts.toISOString()}`
  const honest = booked.filter(({ reference }) => !grabbed.includes(reference as string))
  expect(honest.map((row) => line(row.reference, row.personal_phone, row.starts_at)).sort()).toEqual(
    told
      .map(({ reference, phone, slot }) => line(reference, `+91${phone}`, new Date(`${date}T${slot?.start}:00+05:30`)))
      .sort(),
  )
  expect(booked.length - honest.length).toBe(grabbed.length)
  expect([rows.length, await overlapsOf(db), await seatsBeyond(db)]).toEqual([PLACES, 0, 0])
  expect((await bookedRows(db)).map(({ messages }) => Number(messages))).toEqual(Array(booked.length).fill(1))

  // The script gets exactly the share of unproved numbers, also for its one network.
  const unproved = rows.filter(({ proved }) => !proved)
  expect(unproved.length).toBe(OF_ALL)
  const ofNetwork = tally(unproved.map(({ network }) => network as string))
  expect(Math.max(...Object.values(ofNetwork))).toBe(OF_NETWORK)
  // People get the rest, also behind the carrier's single address. Nobody has to wait while codes are left.
  expect(told.length).toBeGreaterThanOrEqual(PLACES - OF_ALL)
  expect(kinds['carrier booked']).toBeGreaterThan(0)
  expect(kinds['elsewhere wait']).toBeUndefined()
  expect(sites.map((site) => site.stderr())).toEqual(['', ''])
})
