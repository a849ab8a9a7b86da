import { readCalendar } from '@/lib/db/queries/calendar/places'
import type { BlockedSpan } from '@/lib/db/queries/closures/closures'
import { addDays, daysBetween, instantOf, localOf } from '@/lib/domain/clinic-time'
import { calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** `from`, `until`: clinic-local HH:MM; null for the whole day. `seat`: null for all chairs. */
export type ClosureRequest = {
  placeId: string
  day: string
  from: string | null
  until: string | null
  seat: number | null
}
/**
 * `not_allowed`: no such place, or no right there. `over`: past. `too_far`: over a year ahead.
 * `no_span`: it ends before it begins. `no_chair`: the place has fewer.
 */
export type ClosureRefusal = { kind: 'not_allowed' | 'over' | 'too_far' | 'no_span' | 'no_chair' }

const LONGEST_DAYS = 366

export async function checkClosure(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  { placeId, day, from, until, seat }: ClosureRequest,
): Promise<{ kind: 'may'; span: BlockedSpan } | ClosureRefusal> {
  if (!actor.mayAt(placeId)) return { kind: 'not_allowed' }
  const place = await readCalendar(db.reads, placeId, calendarViewOf([day], '', now))
  if (!place) return { kind: 'not_allowed' }
  if (seat !== null && !(Number.isInteger(seat) && seat >= 1 && seat <= place.seats)) return { kind: 'no_chair' }
  const span = {
    placeId,
    seat,
    from: instantOf(day, from ?? '00:00'),
    until: until === null ? instantOf(addDays(day, 1), '00:00') : instantOf(day, until),
  }
  if (!(span.from < span.until)) return { kind: 'no_span' }
  if (span.until <= now) return { kind: 'over' }
  return daysBetween(localOf(now).date, day) > LONGEST_DAYS ? { kind: 'too_far' } : { kind: 'may', span }
}
