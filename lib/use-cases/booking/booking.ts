import type { Benefit } from '@/lib/catalogue/benefits'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Language } from '@/lib/catalogue/languages'
import { isService, type Service, serviceOf } from '@/lib/catalogue/treatments/prices'
import { isTreatmentKey, UNNAMED } from '@/lib/catalogue/treatments/treatment-names'
import type { TreatmentKey } from '@/lib/catalogue/treatments/treatments'
import type { Visit } from '@/lib/catalogue/visits'
import type { BookingRow } from '@/lib/db/queries/booking/bookings'
import type { AffectedBy } from '@/lib/db/queries/closures/affected-bookings'
import type { AppointmentType, HomeAddress } from '@/lib/db/tables/booking-tables'
import { type BookedAs, bookedAs } from '@/lib/domain/booking/booked'
import { canChange } from '@/lib/domain/booking/cancellation'
import { beginsAt, minutesLate } from '@/lib/domain/calendar/delay'
import { localOf, timeOn } from '@/lib/domain/clinic-time'

export type Booking = {
  id: string
  reference: string
  status: BookingStatus
  visit: Visit
  place: {
    id: string
    kind: 'clinic' | 'home_zone'
    cityId: string
    cid: string | null
    name: string
    address: string | null
    pincode: string | null
    locality: string | null
    phone: string | null
    landmark: string | null
    lat: number | null
    lng: number | null
  }
  nth: number
  startsAt: Date
  endsAt: Date
  date: string
  start: string
  end: string
  /** The length that was booked; null for one slot of the place. */
  visitMinutes: number | null
  flow: string
  treatment: string | null
  service: Service
  /** By the rules of the specification, section 4. */
  treatmentKey: TreatmentKey
  procedure: string | null
  concern: string | null
  pricePaise: number
  savedPaise: number
  /** The paise that came in and stay. */
  paidPaise: number
  /** It has to be paid for before it counts as booked, and is not paid yet. */
  paysFirst: boolean
  benefit: Benefit | null
  name: string
  age: number | null
  phone: string
  address: HomeAddress | null
  appointmentType: AppointmentType
  selfBooked: boolean
  proved: boolean
  language: Language
  movedFrom: { date: string; start: string } | null
  cancelledAt: Date | null
  replacedBy: string | null
  /** When the patient confirmed attendance. */
  attendanceConfirmedAt: Date | null
  arrivedAt: Date | null
  /** When the patient said “I am here”. */
  arrivalReportedAt: Date | null
  /** The chair runs late, and the visit has not begun. `begins`: clinic-local. */
  late: { minutes: number; begins: string } | null
  canChange: boolean
  /** Shared by companions; null for a patient who comes alone. */
  companion_group: string | null
  affected: AffectedBy | null
}

function localStart(moment: Date): { date: string; start: string } {
  const { date, time } = localOf(moment)
  return { date, start: time }
}

function lateOf(
  { status, visit, starts_at, delay_minutes, delay_reported_at }: BookingRow,
  now: Date,
): Booking['late'] {
  if (status !== 'confirmed' || (visit !== 'expected' && visit !== 'arrived')) return null
  if (delay_minutes === null || delay_reported_at === null) return null
  const minutes = minutesLate({ minutes: delay_minutes, reportedAt: delay_reported_at }, starts_at, now)
  return minutes === 0 ? null : { minutes, begins: localOf(beginsAt(starts_at, minutes)).time }
}

/** Older rows lack these columns, so the rules fill them in. */
function bookedService({ flow, treatment, concern, ...row }: BookingRow): BookedAs & { service: Service } {
  const ruled = bookedAs(flow, treatment, concern)
  return {
    service: isService(row.service) ? row.service : serviceOf(isTreatmentKey(treatment) ? treatment : UNNAMED),
    treatmentKey: isTreatmentKey(row.treatment_key) ? row.treatment_key : ruled.treatmentKey,
    procedure: row.treatment_key === null ? ruled.procedure : row.procedure,
  }
}

export function bookingFrom(row: BookingRow, now: Date): Booking {
  const { date, start } = localStart(row.starts_at)
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    visit: row.visit,
    place: {
      id: row.place_id,
      kind: row.kind,
      cityId: row.city_id,
      cid: row.cid,
      name: row.place_name,
      address: row.address,
      pincode: row.pincode,
      locality: row.locality,
      phone: row.phone,
      landmark: row.landmark,
      lat: row.lat,
      lng: row.lng,
    },
    nth: row.nth ?? 0,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    date,
    start,
    end: timeOn(date, row.ends_at),
    visitMinutes: row.visit_minutes,
    flow: row.flow,
    treatment: row.treatment,
    ...bookedService(row),
    concern: row.concern,
    pricePaise: row.price_paise,
    savedPaise: row.saved_paise ?? 0,
    paidPaise: row.paid_paise,
    paysFirst: row.pays_first,
    benefit: row.benefit,
    name: row.personal_name,
    age: row.personal_age,
    phone: row.personal_phone,
    address: row.personal_address,
    appointmentType: row.appointment_type,
    selfBooked: row.self_booked,
    proved: row.proved,
    language: row.language,
    movedFrom: row.moved_from && localStart(row.moved_from),
    cancelledAt: row.cancelled_at,
    replacedBy: row.replaced_by,
    attendanceConfirmedAt: row.attendance_confirmed_at,
    arrivedAt: row.arrived_at,
    arrivalReportedAt: row.arrival_reported_at,
    late: lateOf(row, now),
    companion_group: row.companion_group,
    canChange: row.status === 'confirmed' && canChange(row, now, row.affected !== null),
    affected: row.status === 'confirmed' && row.starts_at > now ? row.affected : null,
  }
}
