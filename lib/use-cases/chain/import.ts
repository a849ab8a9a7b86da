// Makes the site's chain what a file says, in one transaction: nothing half of it, and nothing twice. Bookings that it would leave
// without a place are named and nothing is changed; or their patients are offered new times in the same transaction.
import type { ChainFile } from '@/lib/chain-file/schema'
import { readChain, readChainRows, readClosures } from '@/lib/db/queries/chain'
import { writeChain, writeClosures, writeFacts } from '@/lib/db/queries/chain-writes'
import { lockChain } from '@/lib/db/queries/locks'
import { changeChair, dropHolds, readSeatsAhead } from '@/lib/db/queries/seats-ahead'
import type { Tx } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { closuresOf, factsOf, rowsOf } from '@/lib/use-cases/chain/rows'
import {
  consequenceOf,
  isSameFor,
  type PlaceState,
  type StrandedBooking,
  statesOf,
} from '@/lib/use-cases/chain/stranded'
import type { Deps } from '@/lib/use-cases/deps'
import { openImported } from '@/lib/use-cases/interruption/open'
import { tellListed } from '@/lib/use-cases/interruption/tell'

/** Days that are closed every year are written for this year and so many after it. */
const YEARS_AHEAD = 2

type ImportResult = {
  kind: 'imported'
  /** Rows that differed; 0 where the file says what the site had. */
  changed: number
  /** The ids of places that the file names no more: shown and booked no more. */
  gone: string[]
  /** Whose time is lost, and who are offered others. */
  offered: StrandedBooking[]
}
/** By whom new times are offered, and the server's secret, for the links of the messages. */
export type NewTimes = { staffId: string; secret: string }
export type ImportOutcome = ImportResult | { kind: 'stranded'; stranded: StrandedBooking[] }

/** The last year for which yearly closures are written at that moment. */
export const lastYearAt = (now: Date): number => Number(localOf(now).date.slice(0, 4)) + YEARS_AHEAD

/** Rolls back what was changed, and tells why. */
class Refused extends Error {
  constructor(readonly stranded: StrandedBooking[]) {
    super('Bookings would be left without a place')
  }
}

type Change = { before: ReadonlyMap<string, PlaceState>; after: ReadonlyMap<string, PlaceState>; now: Date }

/** Seats again who can stay, gives up the holds of those who can't, and tells the bookings that are left over. */
async function follow(tx: Tx, { before, after, now }: Change): Promise<StrandedBooking[]> {
  const met = [...before].filter(([id, place]) => !isSameFor(place, after.get(id)))
  const seats = await readSeatsAhead(
    tx,
    met.map(([id]) => id),
    now,
  )
  const all: StrandedBooking[] = []
  for (const [id, place] of met) {
    const own = seats.filter(({ place_id }) => place_id === id)
    const { stranded, moves, holds } = consequenceOf(own, place, after.get(id))
    all.push(...stranded)
    for (const [seatId, chair] of moves) await changeChair(tx, seatId, chair)
    if (holds.length > 0) await dropHolds(tx, holds)
  }
  return all
}

/** Tells each place's own, and puts them on a list there until they have answered. */
async function offerTimes(
  tx: Tx,
  stranded: readonly StrandedBooking[],
  { staffId, secret, now }: NewTimes & { now: Date },
) {
  for (const placeId of new Set(stranded.map((booking) => booking.placeId))) {
    const own = stranded.filter((booking) => booking.placeId === placeId)
    const list = { id: crypto.randomUUID(), placeId, staffId }
    await openImported(tx, { ...list, bookingIds: own.map(({ bookingId }) => bookingId), now })
    await tellListed(tx, { now, secret }, list)
  }
}

/**
 * Imports a chain. `isSample`: the one that the site begins with, which counts as none. `newTimes`: bookings that it leaves without
 * a place don't stop it. Whoever takes or leaves a seat meanwhile waits, and finds the chain as it is afterwards.
 */
export async function importChain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  chain: ChainFile,
  { isSample = false, newTimes }: { isSample?: boolean; newTimes?: NewTimes } = {},
): Promise<ImportOutcome> {
  const today = localOf(now).date
  const work = db.transaction(async (tx): Promise<ImportResult> => {
    await lockChain(tx)
    const known = await readChain(tx)
    // Another one was quicker: the site's own chain, or a server that began beside this one.
    if (isSample && known) return { kind: 'imported', changed: 0, gone: [], offered: [] }
    const rows = rowsOf(chain)
    const closedUntil = Math.max(known?.closed_until ?? 0, lastYearAt(now))
    const closures = closuresOf(chain.closures, rows.places, { today, lastYear: closedUntil })
    const present = await readChainRows(tx)
    const before = statesOf(present, await readClosures(tx, today))
    let changed = await writeChain(tx, rows)
    changed += await writeClosures(tx, closures, today)
    const after = statesOf(rows, await readClosures(tx, today))
    const stranded = await follow(tx, { before, after, now })
    if (stranded.length > 0 && !newTimes) throw new Refused(stranded)
    const facts = { facts: factsOf(chain), importedAt: isSample ? null : now, closedUntil, changed: changed > 0 }
    if ((await writeFacts(tx, facts)) && changed === 0) changed = 1
    // After all that changed: the times that are free now.
    if (newTimes) await offerTimes(tx, stranded, { ...newTimes, now })
    const ids = new Set(rows.places.map(({ id }) => id))
    const gone = present.places.flatMap(({ id }) => (ids.has(id) ? [] : [id]))
    return { kind: 'imported', changed, gone, offered: stranded }
  })
  try {
    const imported = await work
    // Without statistics the first plans, which named statements keep, are made for tables of unknown size.
    if (imported.changed > 0) await db.script(`ANALYZE ${ANALYZED}`)
    return imported
  } catch (error) {
    if (error instanceof Refused) return { kind: 'stranded', stranded: error.stranded }
    throw error
  }
}

const ANALYZED = 'cities, places, clinics, dentists, home_zones, home_zone_pincodes, closures'
