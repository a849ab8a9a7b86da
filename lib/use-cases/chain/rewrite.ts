// Changes the chain's places in a transaction that holds its lock, and sees to everybody whom that meets: seats again who can be,
// gives up the holds of those who can't, and names the bookings that are left over, or offers their patients new times. Tells those
// whose place is there again.
import type { ChainRows, ClosedDayRow } from '@/lib/db/chain-rows'
import { readChainRows, readClosedDays } from '@/lib/db/queries/chain/chain'
import { writeChain, writeClosedDays } from '@/lib/db/queries/chain/chain-writes'
import { refitBlocks } from '@/lib/db/queries/closures/closures'
import { changeChair, dropHolds, dropLapsed, readSeatsAhead } from '@/lib/db/queries/closures/seats-ahead'
import type { Tx } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { notifyListed } from '@/lib/use-cases/closures/notify'
import { openImported } from '@/lib/use-cases/closures/open'
import { settleAffected } from '@/lib/use-cases/closures/stand-again'
import {
  consequenceOf,
  isSamePlace,
  isSameTimes,
  type PlaceState,
  type StrandedBooking,
  statesOf,
} from '@/lib/use-cases/closures/stranded'
import type { Deps } from '@/lib/use-cases/deps'

type Rewrite = {
  /** All of the chain as it shall be. */
  rows: ChainRows
  /** The days that the chain's file closes; undefined leaves them. */
  closures?: readonly ClosedDayRow[]
  /** By whom new times are offered; null offers none. */
  offeredBy: string | null
}
type RewriteResult = {
  /** Rows that differed. */
  changed: number
  present: ChainRows
  stranded: StrandedBooking[]
}

/** Rolls back what was changed, and tells why. */
class LeftOver extends Error {
  constructor(readonly stranded: StrandedBooking[]) {
    super('Bookings would be left without a place')
  }
}

type Change = { before: ReadonlyMap<string, PlaceState>; after: ReadonlyMap<string, PlaceState> }
type ForMessages = Pick<Deps, 'now' | 'secret'>

async function follow(tx: Tx, deps: ForMessages, { before, after }: Change): Promise<StrandedBooking[]> {
  const { now } = deps
  const affected = [...before].filter(([id, place]) => !isSamePlace(place, after.get(id)))
  const seats = await readSeatsAhead(
    tx,
    affected.map(([id]) => id),
    now,
  )
  const all: StrandedBooking[] = []
  for (const [id, place] of affected) {
    const own = seats.filter(({ place_id }) => place_id === id)
    const { stranded, moves, holds } = consequenceOf(own, place, after.get(id))
    all.push(...stranded)
    // A hold that ran out still has its chair by the index.
    if (moves.size > 0) await dropLapsed(tx, id, now)
    for (const [seatId, chair] of moves) await changeChair(tx, seatId, chair)
    if (holds.length > 0) await dropHolds(tx, holds)
  }
  const changed = [...after].filter(([id, place]) => !isSamePlace(place, before.get(id)))
  await settleAffected(tx, deps, new Map(changed))
  return all
}

/** Tells each place's own, and puts them on a list there until they have answered. */
async function offerTimes(tx: Tx, deps: ForMessages, stranded: readonly StrandedBooking[], staffId: string) {
  for (const placeId of new Set(stranded.map((booking) => booking.placeId))) {
    const own = stranded.filter((booking) => booking.placeId === placeId)
    const list = { id: crypto.randomUUID(), placeId, staffId }
    await openImported(tx, { ...list, bookingIds: own.map(({ bookingId }) => bookingId), now: deps.now })
    await notifyListed(tx, deps, list)
  }
}

/** Makes the tables say `rows`. Without `offeredBy` it throws where somebody would be left over: orLeftOver tells who. */
export async function rewriteChain(
  tx: Tx,
  deps: ForMessages,
  { rows, closures, offeredBy }: Rewrite,
): Promise<RewriteResult> {
  const { now } = deps
  const today = localOf(now).date
  const present = await readChainRows(tx)
  const before = statesOf(present, await readClosedDays(tx, today))
  let changed = await writeChain(tx, rows)
  if (closures) changed += await writeClosedDays(tx, closures, today)
  const after = statesOf(rows, await readClosedDays(tx, today))
  const places = [...new Set([...before.keys(), ...after.keys()])]
  const changedPlaces = places.filter((id) => !isSameTimes(before.get(id), after.get(id)))
  if (changedPlaces.length > 0) await refitBlocks(tx, changedPlaces, now)
  const stranded = await follow(tx, deps, { before, after })
  if (stranded.length > 0 && offeredBy === null) throw new LeftOver(stranded)
  if (offeredBy !== null) await offerTimes(tx, deps, stranded, offeredBy)
  return { changed, present, stranded }
}

/** What the transaction tells, or whom it would leave without a place: then nothing is changed. */
export const orLeftOver = <T>(work: Promise<T>): Promise<T | { kind: 'stranded'; stranded: StrandedBooking[] }> =>
  work.catch((error: unknown) => {
    if (error instanceof LeftOver) return { kind: 'stranded' as const, stranded: error.stranded }
    throw error
  })
