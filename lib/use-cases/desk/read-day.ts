import { type DayRowsQuery, readDayMark, readDeskDay } from '@/lib/db/queries/desk/day'
import { standingDelay } from '@/lib/domain/calendar/delay'
import { slotsOfDay } from '@/lib/domain/calendar/slots'
import { addDays, instantOf, isDate, localOf, timeOn } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type DayVisit, visitOf } from '@/lib/use-cases/desk/booking-view'

export type DayView = {
  place: { id: string; kind: 'clinic' | 'home_zone'; name: string; seats: number }
  date: string
  closed: string | null
  slots: { start: string; end: string; held: number }[]
  blocked: { start: string; end: string; seat: number; reason: string }[]
  /** The chairs that run late now; `since` is clinic-local. */
  delays: { seat: number; minutes: number; since: string }[]
  visits: DayVisit[]
  cancelled: DayVisit[]
  version: string
}
type DayQuery = { placeId: string; date: string }

const dayQuery = ({ placeId, date }: DayQuery, now: Date): DayRowsQuery => ({
  placeId,
  date,
  from: instantOf(date, '00:00'),
  until: instantOf(addDays(date, 1), '00:00'),
  now,
})

/** `date`: clinic-local. Null for an unknown place, an invalid date, or no right there. */
export async function readDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  query: DayQuery,
): Promise<DayView | null> {
  const { placeId, date } = query
  if (!actor.mayAt(placeId) || !isDate(date)) return null
  const row = await readDeskDay(db.reads, dayQuery(query, now))
  if (!row) return null
  const spanOf = (span: { starts_at: string; ends_at: string }) => ({
    start: localOf(new Date(span.starts_at)).time,
    end: timeOn(date, new Date(span.ends_at)),
  })
  const held = row.held.map((hold) => ({ ...spanOf(hold), n: hold.n }))
  const heldIn = (slot: { start: string; end: string }) =>
    held.filter((hold) => hold.start < slot.end && hold.end > slot.start).reduce((sum, { n }) => sum + n, 0)
  const { hours, planned, slot_minutes: slotMinutes } = row
  const calendar = { hours, planned, slotMinutes, closed: new Set<string>() }
  const bookings = row.bookings.map((each) => visitOf(each, { now, role: actor.role }))
  return {
    place: { id: row.place_id, kind: row.kind, name: row.name, seats: row.seats },
    date,
    closed: row.closed,
    version: row.version,
    slots: slotsOfDay(calendar, date).map((slot) => ({ ...slot, held: heldIn(slot) })),
    blocked: row.blocked.map(({ seat, reason, ...span }) => ({ ...spanOf(span), seat, reason })),
    delays: row.delays.flatMap(({ seat, ...delay }) => {
      const reportedAt = new Date(delay.reported_at)
      const { date: day, time: since } = localOf(reportedAt)
      const minutes = day === date ? standingDelay({ minutes: delay.minutes, reportedAt }, now) : 0
      return minutes > 0 ? [{ seat, minutes, since }] : []
    }),
    visits: bookings.filter(({ status }) => status === 'confirmed'),
    cancelled: bookings.filter(({ status }) => status === 'cancelled'),
  }
}

/** Changes with anything of that day, so that pages can poll it cheaply. */
export async function dayVersion(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  query: DayQuery,
): Promise<string | null> {
  if (!actor.mayAt(query.placeId) || !isDate(query.date)) return null
  return (await readDayMark(db.reads, dayQuery(query, now))) ?? null
}
