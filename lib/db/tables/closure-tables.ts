import type { Generated } from 'kysely'
import type { DefaultedJson, Moment } from '@/lib/db/column-types'

export type ItemState = 'open' | 'told' | 'moved' | 'stays' | 'cancelled' | 'called'
/** Clinic-local. The place may be another than the booking's. */
export type OfferedTime = { placeId: string; date: string; start: string; end: string }

type Closures = {
  id: string
  place_id: string
  kind: 'day' | 'time' | 'import'
  day: string | null
  seat: number | null
  starts_at: Moment | null
  ends_at: Moment | null
  reason: string
  staff_id: string
  created_at: Moment
  lifted_at: Moment | null
}
type AffectedBookings = {
  closure_id: string
  booking_id: string
  state: ItemState
  offered: DefaultedJson<OfferedTime[]>
  offers: Generated<number>
  told_at: Moment | null
  unanswered: Generated<number>
  answered_at: Moment | null
}
export type ClosureTables = { closures: Closures; affected_bookings: AffectedBookings }
