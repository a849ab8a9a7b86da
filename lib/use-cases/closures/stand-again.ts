import { letStay } from '@/lib/db/queries/closures/affected-states'
import { readSeatsAhead } from '@/lib/db/queries/closures/seats-ahead'
import type { Tx } from '@/lib/db/schema'
import { notifyStands } from '@/lib/use-cases/closures/stands'
import { type PlaceState, standingAt } from '@/lib/use-cases/closures/stranded'
import type { Deps } from '@/lib/use-cases/deps'

/** Returns how many were notified. The transaction holds the chain's lock, alone or shared. */
export async function seatAgain(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'secret'>,
  places: ReadonlyMap<string, PlaceState>,
): Promise<number> {
  const { now } = deps
  const seats = await readSeatsAhead(tx, [...places.keys()], now)
  const standing = [...places].flatMap(([id, place]) =>
    standingAt(
      seats.filter(({ place_id }) => place_id === id),
      place,
    ),
  )
  return notifyStands(tx, deps, await letStay(tx, standing, { now, kind: 'import' }))
}
