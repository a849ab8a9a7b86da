// Runs under the chain's lock. Reseats affected bookings and drops holds that lose their chair.
import type { ChainRows, ClosedDayRow } from '@/lib/db/chain-rows'
import { readChainRows, readClosedDays } from '@/lib/db/queries/chain/chain'
import { writeChain, writeClosedDays } from '@/lib/db/queries/chain/chain-writes'
import { refitBlocks } from '@/lib/db/queries/closures/closures'
import { changeChair, dropHolds, dropLapsed, readSeatsAhead } from '@/lib/db/queries/closures/seats-ahead'
import type { Tx } from '@/lib/db/schema'
import { localOf } from '@/lib/domain/clinic-time'
import { notifyListed } from '@/lib/use-cases/closures/notify'
import { openImported } from '@/lib/use-cases/closures/open'
import { seatAgain } from '@/lib/use-cases/closures/stand-again'
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
  rows: ChainRows
  closures?: readonly ClosedDayRow[]
  offeredBy: string | null
}
type RewriteResult = {
  changed: number
  present: ChainRows
  stranded: StrandedBooking[]
}

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
    const ofPlace = seats.filter(({ place_id }) => place_id === id)
    const { stranded, moves, holds } = consequenceOf(ofPlace, place, after.get(id))
    all.push(...stranded)
    // An expired hold still has its chair in the index.
    if (moves.size > 0) await dropLapsed(tx, id, now)
    for (const [seatId, chair] of moves) await changeChair(tx, seatId, chair)
    if (holds.length > 0) await dropHolds(tx, holds)
  }
  const changed = [...after].filter(([id, place]) => !isSamePlace(place, before.get(id)))
  await seatAgain(tx, deps, new Map(changed))
  return all
}

async function offerTimes(tx: Tx, deps: ForMessages, stranded: readonly StrandedBooking[], staffId: string) {
  for (const placeId of new Set(stranded.map((booking) => booking.placeId))) {
    const ofPlace = stranded.filter((booking) => booking.placeId === placeId)
    const list = { id: crypto.randomUUID(), placeId, staffId }
    await openImported(tx, { ...list, bookingIds: ofPlace.map(({ bookingId }) => bookingId), now: deps.now })
    await notifyListed(tx, deps, list)
  }
}

/** Throws LeftOver, which orLeftOver catches, when bookings are stranded and `offeredBy` is null. */
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

export const orLeftOver = <T>(work: Promise<T>): Promise<T | { kind: 'stranded'; stranded: StrandedBooking[] }> =>
  work.catch((error: unknown) => {
    if (error instanceof LeftOver) return { kind: 'stranded' as const, stranded: error.stranded }
    throw error
  })
