// A clinic's day for its front desk: who comes when to which chair, what is known of them, and what may be done next.
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { DeskReason } from '@/lib/catalogue/desk-reasons'
import type { BookingSource, Visit } from '@/lib/catalogue/visits'
import type { AppointmentType } from '@/lib/db/booking-tables'
import { type AskedDay, type DayBookingRow, readDayMark, readDeskDay } from '@/lib/db/queries/desk-day'
import { addDays, instantOf, localOf, timeOn } from '@/lib/domain/clinic-time'
import { slotsOfDay } from '@/lib/domain/slots'
import { nextVisits } from '@/lib/domain/visit'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { isBeside } from '@/lib/use-cases/desk/take-desk-seat'

/** Plain data, for a page's props. `start`, `end`: clinic-local HH:MM; moments are ISO 8601. */
export type DayVisit = {
  id: string
  reference: string
  /** To be said with what is done to it. */
  version: number
  status: BookingStatus
  visit: Visit
  /** What may be marked now, by whoever asked. */
  next: Visit[]
  start: string
  end: string
  /** From 1; beside the chairs where it is overbooked. */
  seat: number
  isOverbooked: boolean
  arrivedAt: string | null
  seatedAt: string | null
  keptAt: string | null
  missedAt: string | null
  leftAt: string | null
  cancelledAt: string | null
  cancelReason: DeskReason | null
  name: string
  phone: string
  /** What the patient asked for, and the specification's key of it. */
  treatment: string | null
  treatmentKey: string | null
  concern: string | null
  isEmergency: boolean
  appointmentType: AppointmentType
  source: BookingSource
  /** Whether somebody answers for the number: its owner by a code, or the desk that wrote it down. */
  isProved: boolean
  /** No earlier visit of this number or account was kept. */
  isFirst: boolean
  missedBefore: number
  photos: number
  note: string | null
}
export type DayView = {
  place: { id: string; kind: 'clinic' | 'home_zone'; name: string; seats: number }
  date: string
  /** The reason of a closed day. */
  closed: string | null
  /** By the place's hours, on a closed day too. `held`: patients who are choosing it at this moment. */
  slots: { start: string; end: string; held: number }[]
  /** By time and seat: those who come, came, did not, or went. */
  visits: DayVisit[]
  cancelled: DayVisit[]
  /** dayVersion of what is shown. */
  version: string
}
type DayQuery = { placeId: string; date: string }

const askedDay = ({ placeId, date }: DayQuery, now: Date): AskedDay => ({
  ...{ placeId, date, from: instantOf(date, '00:00'), until: instantOf(addDays(date, 1), '00:00'), now },
})
/** 30 February parses, as 2 March. */
const isDate = (date: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

function visitOf(row: DayBookingRow, date: string, given: { now: Date; role: DeskActor['role'] }): DayVisit {
  const startsAt = new Date(row.starts_at)
  return {
    ...{ id: row.id, reference: row.reference, version: row.version, status: row.status, visit: row.visit },
    next: row.status === 'confirmed' ? nextVisits(row.visit, { ...given, startsAt }) : [],
    ...{ start: localOf(startsAt).time, end: timeOn(date, new Date(row.ends_at)) },
    ...{ seat: row.seat, isOverbooked: isBeside(row.seat) },
    ...{ arrivedAt: iso(row.arrived_at), seatedAt: iso(row.seated_at), keptAt: iso(row.kept_at) },
    ...{ missedAt: iso(row.missed_at), leftAt: iso(row.left_at) },
    ...{ cancelledAt: iso(row.cancelled_at), cancelReason: row.cancel_reason },
    ...{
      name: row.personal_name,
      phone: row.personal_phone,
      treatment: row.treatment,
      treatmentKey: row.treatment_key,
    },
    ...{ concern: row.concern, isEmergency: row.concern === 'emergency', appointmentType: row.appointment_type },
    ...{ source: row.source, isProved: row.proved, isFirst: !row.kept_before, missedBefore: row.missed_before },
    ...{ photos: row.photos, note: row.personal_note },
  }
}

/** The clinic-local day `YYYY-MM-DD` of a place; null for an unknown place, no day, or where the actor has no right. */
export async function readDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  query: DayQuery,
): Promise<DayView | null> {
  const { placeId, date } = query
  if (!actor.mayAt(placeId) || !isDate(date)) return null
  const row = await readDeskDay(db.reads, askedDay(query, now))
  if (!row) return null
  const held = new Map(row.held.map(({ starts_at, n }) => [localOf(new Date(starts_at)).time, n]))
  const hours = { hours: row.hours, slotMinutes: row.slot_minutes, closed: new Set<string>() }
  const bookings = row.bookings.map((each) => visitOf(each, date, { now, role: actor.role }))
  return {
    place: { id: row.place_id, kind: row.kind, name: row.name, seats: row.seats },
    ...{ date, closed: row.closed, version: row.mark },
    slots: slotsOfDay(hours, date).map((slot) => ({ ...slot, held: held.get(slot.start) ?? 0 })),
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
  return (await readDayMark(db.reads, askedDay(query, now))) ?? null
}
