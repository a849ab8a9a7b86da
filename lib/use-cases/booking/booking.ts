// A booking: the one type that pages, calls, calendars and messages are made from, and how a row becomes it.
import type { Benefit } from '@/lib/catalogue/benefits'
import type { BookingRow } from '@/lib/db/queries/bookings'
import type { AppointmentType, HomeAddress } from '@/lib/db/schema'
import { canChange } from '@/lib/domain/cancellation'
import { localOf, timeOn } from '@/lib/domain/clinic-time'

export type Booking = {
  id: string
  reference: string
  status: 'confirmed' | 'cancelled'
  /** A home zone has a name only; the rest is the clinic's. */
  place: {
    id: string
    kind: 'clinic' | 'home_zone'
    cityId: string
    cid: string | null
    name: string
    address: string | null
    locality: string | null
    phone: string | null
    lat: number | null
    lng: number | null
  }
  startsAt: Date
  endsAt: Date
  /** Clinic-local. */
  date: string
  start: string
  end: string
  flow: string | null
  treatment: string | null
  concern: string | null
  pricePaise: number
  /** By how much a membership lowered the price. */
  savedPaise: number
  benefit: Benefit | null
  name: string
  phone: string
  address: HomeAddress | null
  appointmentType: AppointmentType
  selfBooked: boolean | null
  /** When the clinic has marked the visit as kept. */
  keptAt: Date | null
  canChange: boolean
}

/** The booking of its row. */
export function bookingFrom(row: BookingRow, now: Date): Booking {
  const { date, time: start } = localOf(row.starts_at)
  return {
    id: row.id,
    reference: row.reference as string,
    status: row.status === 'confirmed' ? 'confirmed' : 'cancelled',
    place: {
      id: row.place_id,
      kind: row.kind,
      cityId: row.city_id,
      cid: row.cid,
      name: row.place_name,
      address: row.address,
      locality: row.locality,
      phone: row.phone,
      lat: row.lat,
      lng: row.lng,
    },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    date,
    start,
    end: timeOn(date, row.ends_at),
    flow: row.flow,
    treatment: row.treatment,
    concern: row.concern,
    pricePaise: row.price_paise ?? 0,
    savedPaise: row.saved_paise ?? 0,
    benefit: row.benefit,
    name: row.personal_name as string,
    phone: row.personal_phone as string,
    address: row.personal_address,
    appointmentType: row.appointment_type ?? (row.kind === 'home_zone' ? 'at_home' : 'clinic'),
    selfBooked: row.self_booked,
    keptAt: row.kept_at,
    canChange: row.status === 'confirmed' && canChange(row.starts_at, now),
  }
}
