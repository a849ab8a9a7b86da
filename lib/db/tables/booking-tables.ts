import type { Generated } from 'kysely'
import type { BookingStatus } from '@/lib/catalogue/booking-status'
import type { DeskDetail, EventDetail } from '@/lib/catalogue/desk/desk-events'
import type { DeskReason } from '@/lib/catalogue/desk/desk-reasons'
import type { Device } from '@/lib/catalogue/devices'
import type { Language } from '@/lib/catalogue/languages'
import type { BookingSource, Visit } from '@/lib/catalogue/visits'
import type { Json, Moment } from '@/lib/db/column-types'

export type HomeAddress = {
  pincode: string
  latLng?: string
  address: string
  landmark?: string
  apartmentNumber?: string
}
export type AppointmentType = 'clinic' | 'video' | 'at_home'

type Bookings = {
  id: string
  reference: string
  status: BookingStatus
  owner: string
  uid: string | null
  unlinked: Generated<boolean>
  personal_name: string
  personal_age: number | null
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
  visit: Generated<Visit>
  arrived_at: Moment | null
  seated_at: Moment | null
  missed_at: Moment | null
  left_at: Moment | null
  version: Generated<number>
  source: Generated<BookingSource>
  booked_by: string | null
  cancel_reason: DeskReason | null
  personal_note: string | null
  attendance_confirmed_at: Moment | null
  companion_group: string | null
  replaced_by: string | null
  device: Device | null
  place_id: string | null
  planned_dentist: string | null
  language: Generated<Language>
}
type CurrentBookings = Omit<Bookings, 'place_id' | 'planned_dentist'> & {
  place_id: string
  seat_id: string
  seat: number
  seat_state: 'taken' | 'left'
  starts_at: Moment
  ends_at: Moment
  nth: number
  visit_minutes: number | null
}
type DeskEvents = {
  id: Generated<number>
  at: Moment
  staff_id: string
  place_id: string
  verb: string
  subject: string
  before: Json<DeskState>
  after: Json<DeskState>
  reason: string | null
  undoes: number | null
}
/** Times, states, seats and ids; nothing about a patient. */
export type DeskState = Partial<Record<DeskDetail | EventDetail, string | number | null>>
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
  block_id: string | null
  wants_earlier: Generated<boolean>
  /** Null for one slot of the place. */
  visit_minutes: number | null
}
type Arrivals = { seat_id: string; reported_at: Moment }
type ChairDelays = { place_id: string; seat: number; minutes: number; reported_at: Moment }
export type BookingTables = {
  bookings: Bookings
  current_bookings: CurrentBookings
  seats: Seats
  desk_events: DeskEvents
  arrivals: Arrivals
  chair_delays: ChairDelays
}
