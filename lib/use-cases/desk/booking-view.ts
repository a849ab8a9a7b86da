// A booking as the desk's pages show it.
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import type { BookingSource, Visit } from '@/lib/catalogue/visits'
import type { DeskBookingRow } from '@/lib/db/queries/desk/bookings'
import type { AppointmentType, HomeAddress } from '@/lib/db/tables/booking-tables'
import { nextVisits } from '@/lib/domain/booking/visit'
import { isBeside } from '@/lib/domain/calendar/seat-rules'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

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
  /** Whether its chair is blocked, no other one was free, and the desk lets the patient come all the same. */
  staysBlocked: boolean
  arrivedAt: string | null
  seatedAt: string | null
  keptAt: string | null
  missedAt: string | null
  leftAt: string | null
  cancelledAt: string | null
  cancelReason: DeskReason | null
  /** When the patient said, asked by a reminder, that they come. */
  attendanceConfirmedAt: string | null
  name: string
  /** In years, of who was booked for by somebody else; the number is that one's. */
  age: number | null
  phone: string
  /** What the patient asked for, and the specification's key of it. */
  treatment: string | null
  treatmentKey: string | null
  concern: string | null
  isEmergency: boolean
  appointmentType: AppointmentType
  /** Of a home visit: the house. */
  address: HomeAddress | null
  source: BookingSource
  /** Whether somebody answers for the number: its owner by a code, or the desk that wrote it down. */
  isProved: boolean
  /** No earlier visit of this number or account was kept. */
  isFirst: boolean
  missedBefore: number
  photos: number
  note: string | null
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

/** The row as it is shown to who asks now. */
export function visitOf(row: DeskBookingRow, given: { now: Date; role: DeskActor['role'] }): DayVisit {
  const startsAt = new Date(row.starts_at)
  const { date, time: start } = localOf(startsAt)
  return {
    id: row.id,
    reference: row.reference,
    version: row.version,
    status: row.status,
    visit: row.visit,
    next: row.status === 'confirmed' ? nextVisits(row.visit, { ...given, startsAt }) : [],
    start,
    end: timeOn(date, new Date(row.ends_at)),
    seat: row.seat,
    isOverbooked: isBeside(row.seat),
    staysBlocked: row.stays_blocked,
    arrivedAt: iso(row.arrived_at),
    seatedAt: iso(row.seated_at),
    keptAt: iso(row.kept_at),
    missedAt: iso(row.missed_at),
    leftAt: iso(row.left_at),
    cancelledAt: iso(row.cancelled_at),
    attendanceConfirmedAt: iso(row.attendance_confirmed_at),
    cancelReason: row.cancel_reason,
    name: row.personal_name,
    age: row.personal_age,
    phone: row.personal_phone,
    treatment: row.treatment,
    treatmentKey: row.treatment_key,
    concern: row.concern,
    isEmergency: row.concern === 'emergency',
    appointmentType: row.appointment_type,
    address: row.personal_address,
    source: row.source,
    isProved: row.proved,
    isFirst: !row.kept_before,
    missedBefore: row.missed_before,
    photos: row.photos,
    note: row.personal_note,
  }
}
