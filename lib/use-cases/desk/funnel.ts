// The funnel for managers: from the first page of a visit to the kept visit, by week, campaign, source, variant or clinic.
import type { FunnelBy } from '@/lib/catalogue/funnel'
import { readFunnel } from '@/lib/db/queries/funnel'
import { addDays, instantOf, localOf, weekdayOf } from '@/lib/domain/clinic-time'
import { FUNNEL, type FunnelLine, funnelLines } from '@/lib/domain/funnel'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { scopeOf } from '@/lib/use-cases/desk/call-list'

/** Mondays: the first and the last week that are counted. */
export type FunnelWeeks = { from: string; until: string }

const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))
const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))

/** The weeks of the days that were asked for: the last ones without, and `FUNNEL.mostWeeks` at most. */
export function funnelWeeks(asked: { from: string; until: string }, now: Date): FunnelWeeks {
  const thisWeek = mondayOf(localOf(now).date)
  const until = isDay(asked.until) && asked.until < thisWeek ? mondayOf(asked.until) : thisWeek
  const earliest = addDays(until, -7 * (FUNNEL.mostWeeks - 1))
  const wanted = isDay(asked.from) ? mondayOf(asked.from) : addDays(until, -7 * (FUNNEL.weeks - 1))
  // The one in the middle: neither too early nor after the last.
  const [, from = until] = [earliest, wanted, until].sort()
  return { from, until }
}

/** Its lines; null for who is no manager. `isWhole`: of a manager of some places it has their bookings alone. */
export async function readFunnelLines(
  { db: { reads } }: Pick<Deps, 'db'>,
  actor: DeskActor,
  { by, from: fromDay, until }: FunnelWeeks & { by: FunnelBy },
): Promise<{ lines: FunnelLine[]; isWhole: boolean } | null> {
  if (actor.role !== 'manager') return null
  const untilDay = addDays(until, 7)
  const { placeIds } = await scopeOf(reads, actor)
  const [from, end] = [instantOf(fromDay, '00:00'), instantOf(untilDay, '00:00')]
  const rows = await readFunnel(reads, { by, fromDay, untilDay, from, until: end, placeIds })
  return { lines: funnelLines(by, rows), isWhole: placeIds === null }
}
