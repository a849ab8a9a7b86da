// A clinic's day for its front desk: who comes when to which chair, what is known of them, and what may be done next.
import type { ClosureReason } from '@/lib/catalogue/closure-reasons'
import { type DayRowsQuery, readDayMark, readDeskDay } from '@/lib/db/queries/desk/day'
import { slotsOfDay } from '@/lib/domain/calendar/slots'
import { addDays, instantOf, isDate, localOf } from '@/lib/domain/clinic-time'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { type DayVisit, visitOf } from '@/lib/use-cases/desk/booking-view'

export type DayView = {
  place: { id: string; kind: 'clinic' | 'home_zone'; name: string; seats: number }
  date: string
  /** The reason of a closed day. */
  closed: string | null
  /** By the place's hours, on a closed day too. `held`: patients who are choosing it at this moment. */
  slots: { start: string; end: string; held: number }[]
  /** Chairs that the desk keeps free, where nobody sits. */
  blocked: { start: string; seat: number; reason: ClosureReason }[]
  /** By time and seat: those who come, came, did not, or went. */
  visits: DayVisit[]
  cancelled: DayVisit[]
  /** dayVersion of what is shown. */
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

/** The clinic-local day `YYYY-MM-DD` of a place; null for an unknown place, no day, or where the actor has no right. */
export async function readDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  query: DayQuery,
): Promise<DayView | null> {
  const { placeId, date } = query
  if (!actor.mayAt(placeId) || !isDate(date)) return null
  const row = await readDeskDay(db.reads, dayQuery(query, now))
  if (!row) return null
  const held = new Map(row.held.map(({ starts_at, n }) => [localOf(new Date(starts_at)).time, n]))
  const { hours, planned, slot_minutes: slotMinutes } = row
  const calendar = { hours, planned, slotMinutes, closed: new Set<string>() }
  const bookings = row.bookings.map((each) => visitOf(each, { now, role: actor.role }))
  return {
    place: { id: row.place_id, kind: row.kind, name: row.name, seats: row.seats },
    date,
    closed: row.closed,
    version: row.mark,
    slots: slotsOfDay(calendar, date).map((slot) => ({ ...slot, held: held.get(slot.start) ?? 0 })),
    blocked: row.blocked.map(({ starts_at, ...block }) => ({ start: localOf(new Date(starts_at)).time, ...block })),
    visits: bookings.filter(({ status }) => status === 'confirmed'),
    cancelled: bookings.filter(({ status }) => status === 'cancelled'),
  }
}

/** A text that changes when anything of that day does, for who asks every few seconds; null as in readDay. */
export async function dayVersion(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  query: DayQuery,
): Promise<string | null> {
  if (!actor.mayAt(query.placeId) || !isDate(query.date)) return null
  return (await readDayMark(db.reads, dayQuery(query, now))) ?? null
}
