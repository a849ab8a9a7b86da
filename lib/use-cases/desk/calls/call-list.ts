import type { CallKind } from '@/lib/catalogue/desk/calls'
import {
  type CallCursor,
  type CallFilter,
  type CallRow,
  countCalls,
  rankOf,
  readCalls,
  readPlaceCities,
} from '@/lib/db/queries/desk/call-list'
import type { CallScope, CallTimes } from '@/lib/db/queries/desk/call-sources'
import type { Reads } from '@/lib/db/schema'
import { bestTimesAt, CALLS } from '@/lib/domain/desk/calls'
import { RECALL } from '@/lib/domain/recalls/recall'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type { CallCursor, CallRow }
export { rankOf }

export const MOST_COUNTED = 100

/** null: the actor has a right everywhere. */
export async function scopeOf(reads: Reads, actor: DeskActor): Promise<CallScope> {
  const places = await readPlaceCities(reads)
  const allowedPlaces = places.filter(({ id }) => actor.mayAt(id))
  if (allowedPlaces.length === places.length) return { cities: null, placeIds: null }
  return {
    cities: [...new Set(allowedPlaces.map(({ city_id }) => city_id))],
    placeIds: allowedPlaces.map(({ id }) => id),
  }
}

export async function callCities(
  { db: { reads } }: Pick<Deps, 'db'>,
  actor: DeskActor,
): Promise<{ id: string; name: string }[]> {
  const places = (await readPlaceCities(reads)).filter(({ id }) => actor.mayAt(id))
  return [...new Map(places.map(({ city_id, city }) => [city_id, city]))].map(([id, name]) => ({ id, name }))
}

export function callTimes(now: Date): CallTimes {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return {
    now,
    leadsSince: ago(CALLS.leadMs),
    quietSince: ago(CALLS.quietMs),
    visitsUntil: ago(-CALLS.aheadMs),
    recalledBefore: ago(RECALL.callAfterDays * 24 * 3_600_000),
    wishes: bestTimesAt(now),
  }
}

export type CallListFilter = Omit<CallFilter, 'knownUrgentOnly' | 'subject'>

/** Emergencies first, among them known numbers, then the call that is due longest. */
export async function listCalls(
  { db: { reads }, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  filter: CallListFilter,
): Promise<CallRow[]> {
  return readCalls(reads, await scopeOf(reads, actor), callTimes(now), filter)
}

export async function callCounts(
  { db: { reads }, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
): Promise<Record<CallKind, number>> {
  return countCalls(reads, await scopeOf(reads, actor), callTimes(now), MOST_COUNTED)
}
