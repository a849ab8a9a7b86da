import { type AffectedVisit, readAffected } from '@/lib/db/queries/closures/closures'
import { type FreeTime, seatedWithinAWeek } from '@/lib/domain/calendar/offered-times'
import { localOf } from '@/lib/domain/clinic-time'
import { type ClosureRefusal, type ClosureRequest, checkClosure } from '@/lib/use-cases/closures/closure-request'
import { freeTimesFor } from '@/lib/use-cases/closures/free-times'
import { bookingsToMove } from '@/lib/use-cases/closures/reseat'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

export type Preview = { kind: 'preview'; affected: number; moved: number; seated: number }

function byLength(visits: readonly AffectedVisit[]): AffectedVisit[][] {
  const lengths = [...new Set(visits.map(({ visit_minutes }) => visit_minutes))]
  return lengths
    .toSorted((one, other) => (other ?? 0) - (one ?? 0))
    .map((length) => visits.filter(({ visit_minutes }) => visit_minutes === length))
}

export async function previewClosure(
  deps: Deps,
  actor: DeskActor,
  request: ClosureRequest,
): Promise<Preview | ClosureRefusal> {
  const { db, now } = deps
  const checked = await checkClosure(deps, actor, request)
  if (checked.kind !== 'may') return checked
  const { placeId, from, until } = checked.span
  const booked = await readAffected(db.reads, checked.span, now)
  const kept = await bookingsToMove(db.reads, checked.span, now)
  const left = booked.filter(({ booking_id }) => !kept.has(booking_id))
  const lost: { at: number; times: FreeTime[] }[] = []
  // Longer visits first, because they fit in fewer places.
  for (const alike of byLength(left)) {
    const lostDates = alike.map(({ starts_at }) => localOf(starts_at).date)
    const visitMinutes = alike[0]?.visit_minutes ?? null
    const times = (await freeTimesFor(db.reads, placeId, { lostDates, visitMinutes, now })).filter(
      (time) => time.placeId !== placeId || time.at >= until.getTime() || time.until <= from.getTime(),
    )
    lost.push(...alike.map(({ starts_at }) => ({ at: starts_at.getTime(), times })))
  }
  return { kind: 'preview', affected: lost.length, moved: kept.size, seated: seatedWithinAWeek(lost) }
}
