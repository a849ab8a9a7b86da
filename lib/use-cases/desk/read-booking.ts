import { readDeskBookings, readSeatHistory } from '@/lib/db/queries/desk/bookings'
import { readCorrections } from '@/lib/db/queries/desk/corrections'
import { readDeskEvents } from '@/lib/db/queries/desk/events'
import { readStaffNames } from '@/lib/db/queries/desk/staff'
import type { DeskState } from '@/lib/db/tables/booking-tables'
import type { CorrectedFields } from '@/lib/db/tables/correction-tables'
import { isBeside } from '@/lib/domain/calendar/seat-rules'
import type { Slot } from '@/lib/domain/calendar/slots'
import { findBooking } from '@/lib/use-cases/booking/find'
import { type BookingClosure, readBookingClosure } from '@/lib/use-cases/closures/list'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { slotOf } from '@/lib/use-cases/desk/booking-state'
import { type DayVisit, visitOf } from '@/lib/use-cases/desk/booking-view'
import { type UndoableVerb, undoableVerb } from '@/lib/use-cases/desk/undo-last'
import { membershipFee } from '@/lib/use-cases/membership/fee'
import { type BookingMessage, listBookingMessages } from '@/lib/use-cases/messages/booking-messages'

export type DeskBooking = {
  visit: DayVisit
  date: string
  place: { id: string; name: string }
  bookedAt: string
  bookedBy: string | null
  pricePaise: number
  /** The price of the patient’s membership, if this is the first visit. The site does not record whether it was paid. */
  feePaise: number | null
  seats: ({ place: string; seat: number; isOverbooked: boolean; takenAt: string } & Slot)[]
  events: {
    id: number
    at: string
    by: string | null
    verb: string
    reason: string | null
    before: DeskState
    after: DeskState
    undoes: number | null
    isUndone: boolean
    corrected: { before: CorrectedFields; after: CorrectedFields } | null
  }[]
  messages: BookingMessage[]
  closure: BookingClosure | null
  canUndo: UndoableVerb | null
}

const EVENTS = 100

export async function readDeskBooking(deps: Deps, actor: DeskActor, reference: string): Promise<DeskBooking | null> {
  const { db, now } = deps
  const booking = await findBooking(deps, { reference, staff: actor })
  const [row] = booking ? await readDeskBookings(db.reads, [booking.id]) : []
  if (!booking || !row) return null
  const [seats, events, corrections] = await Promise.all([
    readSeatHistory(db.reads, booking.id),
    readDeskEvents(db.reads, { placeIds: null, subject: booking.id, limit: EVENTS }),
    readCorrections(db.reads, booking.id),
  ])
  const staffIds = [...events.map(({ staff_id }) => staff_id), ...(row.booked_by === null ? [] : [row.booked_by])]
  const [feePaise, messages, closure, names] = await Promise.all([
    membershipFee(deps, booking.id),
    listBookingMessages(deps, [booking.id]),
    readBookingClosure(deps, booking),
    readStaffNames(db.reads, [...new Set(staffIds)]),
  ])
  const [last] = events
  return {
    visit: visitOf(row, { now, role: actor.role }),
    date: booking.date,
    place: { id: row.place_id, name: row.place_name },
    bookedAt: new Date(row.booked_at).toISOString(),
    bookedBy: names.get(row.booked_by ?? '') ?? null,
    pricePaise: row.price_paise,
    feePaise,
    seats: seats.map(({ starts_at, ends_at, seat, place_name, taken_at }) => ({
      ...slotOf(starts_at, ends_at),
      place: place_name,
      seat,
      isOverbooked: isBeside(seat),
      takenAt: taken_at.toISOString(),
    })),
    events: events.map(({ staff_id, is_undone, at, ...event }) => ({
      id: event.id,
      at: at.toISOString(),
      by: names.get(staff_id) ?? null,
      verb: event.verb,
      reason: event.reason,
      before: event.before,
      after: event.after,
      undoes: event.undoes,
      isUndone: is_undone,
      corrected: corrections.get(Number(event.id)) ?? null,
    })),
    messages,
    closure,
    canUndo: undoableVerb(last, row.version, now),
  }
}
