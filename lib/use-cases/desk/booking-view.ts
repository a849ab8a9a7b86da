import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import type { Language } from '@/lib/catalogue/languages'
import type { BookingSource, Visit } from '@/lib/catalogue/visits'
import type { DeskBookingRow } from '@/lib/db/queries/desk/bookings'
import type { AppointmentType, HomeAddress } from '@/lib/db/tables/booking-tables'
import { nextVisits } from '@/lib/domain/booking/visit'
import { isBeside } from '@/lib/domain/calendar/seat-rules'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** Plain data for page props. `start`, `end`: clinic-local HH:MM; moments are ISO 8601. */
export type DayVisit = {
  id: string
  reference: string
  version: number
  status: BookingStatus
  visit: Visit
  next: Visit[]
  start: string
  end: string
  seat: number
  isOverbooked: boolean
  /** The chair is blocked, and the desk lets the patient come all the same. */
  staysBlocked: boolean
  arrivedAt: string | null
  seatedAt: string | null
  keptAt: string | null
  missedAt: string | null
  leftAt: string | null
  cancelledAt: string | null
  cancelReason: DeskReason | null
  attendanceConfirmedAt: string | null
  /** When the patient said “I am here”. */
  arrivalReportedAt: string | null
  name: string
  age: number | null
  phone: string
  treatment: string | null
  treatmentKey: string | null
  concern: string | null
  isEmergency: boolean
  appointmentType: AppointmentType
  address: HomeAddress | null
  source: BookingSource
  isProved: boolean
  language: Language
  isFirst: boolean
  missedBefore: number
  photos: number
  note: string | null
  pricePaise: number
  paidPaise: number
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

export function visitOf(row: DeskBookingRow, at: { now: Date; role: DeskActor['role'] }): DayVisit {
  const startsAt = new Date(row.starts_at)
  const { date, time: start } = localOf(startsAt)
  return {
    id: row.id,
    reference: row.reference,
    version: row.version,
    status: row.status,
    visit: row.visit,
    next: row.status === 'confirmed' ? nextVisits(row.visit, { ...at, startsAt }) : [],
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
    arrivalReportedAt: iso(row.arrival_reported_at),
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
    language: row.language,
    isFirst: !row.kept_before,
    missedBefore: row.missed_before,
    photos: row.photos,
    note: row.personal_note,
    pricePaise: row.price_paise,
    paidPaise: row.paid_paise,
  }
}
