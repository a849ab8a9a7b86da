// A script wants every slot of the chain, from one address and then from two hundred. `npm run flood` is the long
// run with RELIABILITY_FLOOD=100000.
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { slotsOfDay } from '@/lib/domain/calendar/slots'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import { openBrowser, type Slot } from '@/tests/reliability/support/browser'
import { FLOOD_REQUESTS, perSecond, report, seeded } from '@/tests/reliability/support/counts'
import { withRows } from '@/tests/reliability/support/ledger'
import { ownSite } from '@/tests/reliability/support/servers/own-site'
import { dateIn, newPhone } from '@/tests/reliability/support/slots'

const CIDS = ['101', '102', '103', '105', '106', '108', '141', '142']
const WIDTH = 24
const LONG = { timeout: 3_600_000 }
/** The shares of unproved numbers in a day (decision 36): for one network, and for all. */
const [OF_NETWORK, OF_ALL] = [
  (seats: number) => Math.max(1, Math.floor(seats * 0.2)),
  (seats: number) => Math.max(4, Math.floor(seats * 0.4)),
]

type Wish = { cid: string } & Slot
type Standing = { live: number; booked: number; days: { place: string; day: string; n: number }[] }

const { site, databaseUrl } = ownSite()
let wishes: Wish[]
/** The seats of a place's day, by place and date. */
const seats = new Map<string, number>()

const rows = <T>(ask: Parameters<typeof withRows<T>>[1]) => withRows({ databaseUrl: databaseUrl() }, ask)

/** The current holds and bookings of unproved numbers. */
const standing = (): Promise<Standing> =>
  rows(async (db) => {
    const live = sql`seats s LEFT JOIN bookings b ON b.id = s.booking_id
      WHERE NOT coalesce(b.proved, s.proved) AND (s.state = 'taken' OR (s.state = 'held' AND s.held_until > now()))`
    const { rows: sums } = await sql<Omit<Standing, 'days'>>`
      SELECT (count(*) FILTER (WHERE s.state = 'held'))::int AS live, (count(*) FILTER (WHERE s.state = 'taken'))::int AS booked
      FROM ${live}`.execute(db.reads)
    const { rows: days } = await sql<Standing['days'][number]>`
      SELECT s.place_id AS place, (s.starts_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day, count(*)::int AS n
      FROM ${live} GROUP BY 1, 2`.execute(db.reads)
    return { live: sums[0]?.live ?? -1, booked: sums[0]?.booked ?? -1, days }
  })

const beyond = ({ days }: Standing, share: (seats: number) => number) =>
  days.filter(({ place, day, n }) => n > share(seats.get(`${place} ${day}`) ?? 0))

beforeAll(async () => {
  const today = localOf(new Date()).date
  const places = await rows((db) => db.reads.selectFrom('places').selectAll().execute())
  const dates = Array.from({ length: 6 }, (_, n) => dateIn(n + 2))
  wishes = places
    .filter(({ id }) => CIDS.some((cid) => id === `c${cid}`))
    .flatMap((place) => {
      const calendar = { hours: place.hours, slotMinutes: place.slot_minutes, closed: new Set<string>() }
      return dates.flatMap((date) => {
        const slots = slotsOfDay(calendar, date)
        seats.set(`${place.id} ${date}`, slots.length * place.seats)
        return date <= addDays(today, 28) ? slots.map((slot) => ({ cid: place.id.slice(1), date, ...slot })) : []
      })
    })
})

/** Asks for random slots, each time under a new number. Every second visitor keeps cookies, and a third confirm. */
async function script(addressOf: (n: number) => string, among: readonly Wish[], check: () => Promise<void>) {
  const chance = seeded(1)
  const statuses: Record<string, number> = {}
  const count = (status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const kept = new Map<string, Map<string, string>>()
  let [asked, next] = [0, FLOOD_REQUESTS / 4]
  const one = async (n: number) => {
    const from = addressOf(n)
    const cookies = n % 2 === 0 ? new Map<string, string>() : (kept.get(from) ?? new Map<string, string>())
    if (n % 2 === 1) kept.set(from, cookies)
    const browser = openBrowser(site().origin, cookies, undefined, from)
    const wish = among[Math.floor(chance() * among.length)] as Wish
    const phone = newPhone()
    const held = await browser.call('slot/u/hold', { ...wish, phone })
    count(held.status)
    asked += 1
    if (n % 3 > 0) return
    const { cid, date, start, end } = wish
    const body = { cid, date, start, name: 'Nobody', phone, flow: 'ORGANIC' }
    count((await browser.call('booking/u/confirm', n % 6 === 0 ? body : { ...body, end })).status)
    asked += 1
  }
  let n = 0
  const worker = async () => {
    while (asked < FLOOD_REQUESTS) {
      n += 1
      await one(n)
      if (asked < next) continue
      next += FLOOD_REQUESTS / 4
      await check()
    }
  }
  const began = Date.now()
  await Promise.all(Array.from({ length: WIDTH }, worker))
  await check()
  report(`${asked} requests of anonymous visitors, ${perSecond(asked, began)}/s: ${JSON.stringify(statuses)}`)
  return statuses
}

describe(`${FLOOD_REQUESTS} requests for every slot`, () => {
  test('one address gets thirty holds at a time, a fifth of no day, and sixty bookings', LONG, async () => {
    const from = '198.18.0.1'
    const statuses = await script(
      () => from,
      wishes,
      async () => {
        const now = await standing()
        expect(now.live).toBeLessThanOrEqual(30)
        expect(now.booked).toBeLessThanOrEqual(60)
        expect(beyond(now, OF_NETWORK)).toEqual([])
      },
    )
    expect(Object.keys(statuses).filter((status) => !['200', '403', '409'].includes(status))).toEqual([])
    expect(statuses[403]).toBeGreaterThan(0)
    // A patient from another network can still hold and book.
    const wish = wishes.find(({ cid }) => cid === '106') as Wish
    const patient = openBrowser(site().origin)
    const { json } = await patient.call('slot/u/list', { cid: wish.cid, date: wish.date })
    const slot = json.slots?.[0] as Slot
    expect(await patient.call('slot/u/hold', { cid: wish.cid, ...slot, phone: newPhone() })).toMatchObject({
      status: 200,
    })
  })

  test('two hundred networks get two fifths of no day', LONG, async () => {
    const dates = [...new Set(wishes.map(({ date }) => date))].slice(-2)
    const one = wishes.filter(({ cid, date }) => (cid === '103' || cid === '142') && dates.includes(date))
    await script(
      (n) => `198.19.0.${n % 200}`,
      one,
      async () => {
        expect(beyond(await standing(), OF_ALL)).toEqual([])
      },
    )
    // The share is used up. The other seats are left for people who prove their number.
    const now = await standing()
    const full = now.days.filter(({ place, day, n }) => n === OF_ALL(seats.get(`${place} ${day}`) ?? 0))
    expect(full.length).toBeGreaterThan(0)
    const [{ place, day }] = full as [Standing['days'][number]]
    const browser = openBrowser(site().origin)
    const cid = place.slice(1)
    const slot = (await browser.call('slot/u/list', { cid, date: day })).json.slots?.[0] as Slot
    const refused = await browser.call('slot/u/hold', { cid, ...slot, phone: newPhone() })
    expect([refused.status, refused.json.error?.code]).toEqual([403, 'prove'])
  })
})
