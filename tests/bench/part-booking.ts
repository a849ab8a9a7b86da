// Booking on PostgreSQL: hold and confirm against the same statements replayed, and fifty clients who want one place.
import { openDatabase } from '@/lib/db/connection'
import type { Statement } from '@/lib/db/pool'
import type { Database } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import { confirmBooking } from '@/lib/use-cases/booking/confirm'
import { holdSlot } from '@/lib/use-cases/booking/hold'
import type { Deps } from '@/lib/use-cases/deps'
import { heldAs, openBare, writeDown } from '@/tests/bench/bare-statements'
import type { Shared } from '@/tests/bench/bench'
import { addBenchPlaces, type Start, startOf } from '@/tests/bench/bench-places'
import { compare, median, repeat } from '@/tests/bench/rounds'
import type { Row } from '@/tests/bench/rows'

const ROUNDS = 7
const BOOKINGS = 120
const WIDTH = 8
const RACES = 200
const RACERS = 50
/** Attempts per second of bare inserts on the machine for which the bar and the goal were set. */
const BARE_ATTEMPTS = 4200

const depsOf = (db: Database): Deps => ({ db, now: new Date(), secret: 's'.repeat(40), pool: null })

async function openWithPlaces(databaseUrl: string): Promise<Database> {
  const db = await openDatabase({ databaseUrl, dataDir: '' })
  await addBenchPlaces(db)
  return db
}

/** The nth patient, with their own unproved number and network. */
const personOf = (n: number) => ({ phone: `+919${800_000_000 + n}`, network: `bench ${n}`, proved: false })

/** Books and returns the id of the booking, which is also the id of its hold. */
async function book(deps: Deps, n: number): Promise<string> {
  const start = { ...personOf(n), owner: `owner-${n}`, ...startOf(n, deps.now) }
  const held = await holdSlot(deps, start)
  const booked = await confirmBooking(deps, {
    language: 'en',
    ...start,
    end: undefined,
    name: 'Asha Rao',
    flow: 'ORGANIC',
    appointmentType: 'clinic',
    selfBooked: true,
    treatment: 'braces',
    attribution: { utm_source: 'bench' },
  })
  if (booked.kind !== 'confirmed') throw new Error(`Not booked: ${held.kind}, ${booked.kind}`)
  return booked.id
}

/**
 * Runs `work`, which consists of `count` parts. Returns parts per second and adds the CPU time per part in ms to
 * `cpu`.
 */
async function timed(count: number, cpu: number[], work: () => Promise<unknown>): Promise<number> {
  const [began, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  cpu.push((user + system) / 1000 / count)
  return (count * 1000) / (performance.now() - began)
}

/** Each call makes the next `BOOKINGS` bookings. */
function rounds(bookOne: (n: number) => Promise<unknown>, cpu: number[]): () => Promise<number> {
  let from = -BOOKINGS
  return () => {
    from += BOOKINGS
    return timed(BOOKINGS, cpu, () => repeat(BOOKINGS, WIDTH, (n) => bookOne(from + n)))
  }
}

const said = (site: number, bare: number, siteCpu: number[], bareCpu: number[]): string =>
  `${site.toFixed(0)}/s, bare ${bare.toFixed(0)}/s; CPU ${median(siteCpu).toFixed(2)} ms, bare ${median(bareCpu).toFixed(2)} ms`

async function bookingsIn({ reads }: Database): Promise<number> {
  const { n } = await reads
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

async function measureTransaction(make: () => Promise<string>): Promise<Row> {
  const [writtenUrl, siteUrl, bareUrl] = [await make(), await make(), await make()]
  const lists: Statement[][] = []
  await writeDown(writtenUrl, async (db, written) => {
    await addBenchPlaces(db)
    for (let n = 0; n < (ROUNDS + 1) * BOOKINGS; n += 1) {
      written.length = 0
      const sid = await book(depsOf(db), n)
      lists.push(heldAs(sid, written))
    }
  })
  const [db, other] = [await openWithPlaces(siteUrl), await openWithPlaces(bareUrl)]
  const bare = openBare(bareUrl)
  const [siteCpu, bareCpu]: [number[], number[]] = [[], []]
  const { ours, theirs, ratio } = await compare(
    ROUNDS,
    rounds((n) => book(depsOf(db), n), siteCpu),
    rounds((n) => bare.send(lists[n] ?? []), bareCpu),
  )
  const [booked, bareBooked] = [await bookingsIn(db), await bookingsIn(other)]
  if (booked !== bareBooked) throw new Error(`${booked} bookings, and ${bareBooked} by the bare statements`)
  await Promise.all([db.close(), other.close(), bare.close()])
  return {
    what: 'booking (hold, confirm), 8 clients, bookings/s against bare node-postgres',
    measured: `${said(ours, theirs, siteCpu, bareCpu)} (${lists[0]?.length} statements)`,
    ratio,
    value: ratio,
    bar: { least: 0.75 },
    goal: { least: 0.9 },
  }
}

const INSERT = `INSERT INTO seats (place_id, seat, starts_at, ends_at, state, owner, held_until, proved, created_at)
  VALUES ($1, 1, $2, $2::timestamptz + interval '30 minutes', 'held', $3, $2, false, now())
  ON CONFLICT (place_id, starts_at, seat) WHERE state IN ('held', 'taken') DO NOTHING RETURNING id`

async function measureRaces(make: () => Promise<string>): Promise<Row> {
  const [siteUrl, bareUrl] = [await make(), await make()]
  const db = await openWithPlaces(siteUrl)
  await openWithPlaces(bareUrl).then((prepared) => prepared.close())
  const bare = openBare(bareUrl)
  const now = new Date()
  const winners: number[] = []

  const race = (
    attempt: (start: Start, owner: string, nth: number) => Promise<boolean>,
    counts: number[],
    cpu: number[],
  ) => {
    let raced = 0
    return () => {
      const start = startOf(raced, now)
      raced += 1
      return timed(RACERS, cpu, async () => {
        const won = await Promise.all(
          Array.from({ length: RACERS }, (_, n) => attempt(start, `${raced}-${n}`, raced * RACERS + n)),
        )
        counts.push(won.filter(Boolean).length)
      })
    }
  }
  const [siteCpu, bareCpu]: [number[], number[]] = [[], []]
  const { ours, theirs, ratio } = await compare(
    RACES - 1,
    race(
      async (start, owner, nth) => (await holdSlot(depsOf(db), { ...personOf(nth), ...start, owner })).kind === 'held',
      winners,
      siteCpu,
    ),
    race(
      async ({ placeId, date, start }, owner) => {
        const values = [placeId, instantOf(date, start), owner]
        await bare.send([{ text: 'begin' }, { name: 'race', text: INSERT, values }, { text: 'commit' }])
        return false
      },
      [],
      bareCpu,
    ),
  )
  await Promise.all([db.close(), bare.close()])
  const exact = winners.filter((count) => count === 1).length
  return {
    what: `${RACERS} clients, one place: attempts/s against bare inserts`,
    measured: `${said(ours, theirs, siteCpu, bareCpu)}; one winner in ${exact} of ${winners.length}`,
    ratio,
    // More than one winner would make the speed worthless.
    value: exact === winners.length ? ratio : 0,
    bar: { least: 1500 / BARE_ATTEMPTS },
    goal: { least: 2500 / BARE_ATTEMPTS },
  }
}

export async function measureBooking({ databases }: Shared): Promise<Row[]> {
  const { make } = await databases()
  return [await measureTransaction(make), await measureRaces(make)]
}
