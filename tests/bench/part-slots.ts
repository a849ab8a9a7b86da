// Lists a day's slots in a large chain whose coming month is 60 % full. The same list is measured without
// appointments, and with that month alone. Each is measured with the day range in the cache of five seconds, and
// without it.
import { openDatabase } from '@/lib/db/connection'
import type { Database } from '@/lib/db/schema'
import { addDays, localOf } from '@/lib/domain/clinic-time'
import { listSlots } from '@/lib/use-cases/calendar/list-slots'
import type { Shared } from '@/tests/bench/bench'
import { compare, median } from '@/tests/bench/rounds'
import type { Row } from '@/tests/bench/rows'
import { loadLargeChain } from '@/tests/support/chain/large-chain'

/** A clinic has 10,000 appointments, which is the load of ten months. */
const PER_CLINIC = 10_000
const ROUNDS = 9
const LISTS = 150
/** The number of clinics that are asked in turn, spread over the whole chain. */
const ASKED = 30

async function readPlaces(db: Database): Promise<string[]> {
  const places = await db.reads.selectFrom('places').where('kind', '=', 'clinic').orderBy('id').select('id').execute()
  return Array.from({ length: ASKED }, (_, n) => places[Math.floor((n * places.length) / ASKED)]?.id ?? '')
}

/** Longer than a day range is cached, so that two lists with this distance share nothing. */
const APART_MS = 6000
let clock = Date.now()

/**
 * The median time of one list in ms. With `known`, all lists have the same clock, so that the day range is cached.
 */
async function timeOfList(db: Database, places: readonly string[], known?: Date): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < LISTS; n += 1) {
    clock += APART_MS
    const now = known ?? new Date(clock)
    const day = addDays(localOf(now).date, 1 + (n % 20))
    const placeId = places[n % places.length] ?? ''
    const began = performance.now()
    const list = await listSlots({ db, now, secret: '', pool: null }, { placeId, owner: 'bench', day })
    times.push(performance.now() - began)
    if (!list) throw new Error(`There is no place ${placeId}`)
  }
  return median(times)
}

export async function measureSlots({ databases, appointments }: Shared): Promise<Row[]> {
  const servers = await databases()
  const clinics = Math.round(appointments / PER_CLINIC)
  const load = async (wanted: number | 'of the month') => {
    const db = await openDatabase({ databaseUrl: await servers.make(), dataDir: '' })
    const began = performance.now()
    const loaded = (await loadLargeChain(db, { clinics, appointments: wanted })).toLocaleString('en')
    console.log(`  ${loaded} appointments in ${Math.round((performance.now() - began) / 1000)} s`)
    return { db, loaded }
  }
  const [none, month, full] = [await load(0), await load('of the month'), await load(appointments)]
  const [now, places] = [new Date(), await readPlaces(none.db)]
  const rows: Row[] = []
  for (const [how, other, known, limits] of [
    ['asked for again', none, now, { bar: { most: 1.1 }, goal: { most: 1.05 } }],
    ['asked for anew', none, undefined, {}],
    ['asked for anew', month, undefined, {}],
  ] as const) {
    const { ours, theirs, ratio } = await compare(
      ROUNDS,
      () => timeOfList(full.db, places, known),
      () => timeOfList(other.db, places, known),
    )
    rows.push({
      what: `slots of a day, place ${how}, ${full.loaded} appointments, month 60 % full, against ${other.loaded}, p50`,
      measured: `${ours.toFixed(2)} ms, ${theirs.toFixed(2)} ms`,
      ratio,
      value: ratio,
      ...limits,
    })
  }
  await Promise.all([none, month, full].map(({ db }) => db.close()))
  return rows
}
