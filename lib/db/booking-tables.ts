// Bookings and the seats that each has had, as kysely sees them.
import type { Generated } from 'kysely'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { Json, Moment } from '@/lib/db/column-types'

export type HomeAddress = {
  pincode: string
  latLng?: string
  address: string
  landmark?: string
  apartmentNumber?: string
}
export type AppointmentType = 'clinic' | 'video' | 'at_home'

/** `network`, `owner`: keyed hashes. */
type Bookings = {
  id: string
  reference: string
  status: BookingStatus
  owner: string
  uid: string | null
  unlinked: Generated<boolean>
  personal_name: string
  personal_phone: string
  personal_address: Json<HomeAddress> | null
  network: string | null
  proved: boolean
  flow: string
  appointment_type: AppointmentType
  self_booked: boolean
  treatment: string | null
  service: string | null
  treatment_key: string | null
  procedure: string | null
  concern: string | null
  price_paise: number
  attribution: Json<Record<string, string>>
  first_attribution: Json<Record<string, string>>
  link_version: Generated<number>
  booked_at: Moment
  cancelled_at: Moment | null
  kept_at: Moment | null
}
/** A hold's last five say whose it is; a booking's say nothing. */
type Seats = {
  id: Generated<string>
  place_id: string
  seat: number
  starts_at: Moment
  ends_at: Moment
  state: 'held' | 'taken' | 'left'
  created_at: Moment
  booking_id: string | null
  nth: number | null
  taken_at: Moment | null
  owner: string | null
  held_until: Moment | null
  personal_phone: string | null
  network: string | null
  proved: boolean | null
}
export type BookingTables = { bookings: Bookings; seats: Seats }
