import type { FunnelBy } from '@/lib/catalogue/funnel'
import { readFunnel } from '@/lib/db/queries/leads/funnel'
import { addDays, instantOf } from '@/lib/domain/clinic-time'
import { type FunnelDays, type FunnelLine, funnelLines } from '@/lib/domain/leads/funnel'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { scopeOf } from '@/lib/use-cases/desk/calls/call-list'

/** Null unless the actor is a manager. `isWhole`: false when it covers only some places. */
export async function readFunnelLines(
  { db: { reads } }: Pick<Deps, 'db'>,
  actor: DeskActor,
  { by, from: fromDay, until }: FunnelDays & { by: FunnelBy },
): Promise<{ lines: FunnelLine[]; isWhole: boolean } | null> {
  if (actor.role !== 'manager') return null
  const untilDay = addDays(until, 1)
  const { placeIds } = await scopeOf(reads, actor)
  const [from, end] = [instantOf(fromDay, '00:00'), instantOf(untilDay, '00:00')]
  const rows = await readFunnel(reads, { by, fromDay, untilDay, from, until: end, placeIds })
  return { lines: funnelLines(by, rows), isWhole: placeIds === null }
}
