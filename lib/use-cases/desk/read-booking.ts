// All of one booking for its page at the desk: as it stands, and what became of it until now.
import type { DeskState } from '@/lib/db/booking-tables'
import type { MessageKind } from '@/lib/db/message-kinds'
import { VISIT_KINDS } from '@/lib/db/message-kinds'
import { readDeskBookings, readSeatHistory, readTold, type ToldRow } from '@/lib/db/queries/desk-bookings'
import { readDeskEvents } from '@/lib/db/queries/desk-events'
import type { Slot } from '@/lib/domain/slots'
import { findBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'
import { DESK, type DeskActor } from '@/lib/use-cases/desk/actor'
import { slotOf } from '@/lib/use-cases/desk/booking-state'
import { type DayVisit, visitOf } from '@/lib/use-cases/desk/booking-view'
import { isBeside } from '@/lib/use-cases/desk/take-desk-seat'

/** Plain data. Moments are ISO 8601. */
export type DeskBooking = {
  visit: DayVisit
  date: string
  place: { id: string; name: string }
  bookedAt: string
  /** The member of staff who booked it. */
  bookedBy: string | null
  pricePaise: number
  /** From the first to the one that it has. */
  seats: ({ place: string; seat: number; isOverbooked: boolean; takenAt: string } & Slot)[]
  /** What the desk did, the newest first. */
  events: {
    id: number
    at: string
    staffId: string
    verb: string
    reason: string | null
    before: DeskState
    after: DeskState
    undoes: number | null
    isUndone: boolean
  }[]
  /** What its patient was told of it, in order. */
  messages: { kind: MessageKind; at: string; state: 'sent' | 'waits' | 'not_sent' }[]
  /** The verb that can be taken back now (undo-last.ts); null for none. */
  canUndo: string | null
}

/** More than one booking has. */
const EVENTS = 100

const toldOf = ({ kind, created_at, sent_at, dropped }: ToldRow): DeskBooking['messages'][number] => ({
  ...{ kind, at: (sent_at ?? created_at).toISOString() },
  state: sent_at ? 'sent' : dropped === null || dropped === 'summarised' ? 'waits' : 'not_sent',
})

/** The booking of a reference as typed; null where there is none, or the actor has no right at its place. */
export async function readDeskBooking(deps: Deps, actor: DeskActor, reference: string): Promise<DeskBooking | null> {
  const { db, now } = deps
  const booking = await findBooking(deps, { reference, staff: actor })
  const [row] = booking ? await readDeskBookings(db.reads, [booking.id]) : []
  if (!booking || !row) return null
  const [seats, events] = await Promise.all([
    readSeatHistory(db.reads, booking.id),
    readDeskEvents(db.reads, { placeIds: null, subject: booking.id, limit: EVENTS }),
  ])
  const told = await readTold(db.reads, { kinds: VISIT_KINDS, subjects: seats.map(({ id }) => id) })
  const [last] = events
  const isFresh = last && last.undoes === null && now.getTime() - last.at.getTime() <= DESK.undoMinutes * 60_000
  const isLast = isFresh && last.after.version === row.version && last.verb !== 'note'
  return {
    ...{ visit: visitOf(row, { now, role: actor.role }), date: booking.date },
    ...{ place: { id: row.place_id, name: row.place_name }, bookedAt: new Date(row.booked_at).toISOString() },
    ...{ bookedBy: row.booked_by, pricePaise: row.price_paise },
    seats: seats.map(({ starts_at, ends_at, seat, place_name, taken_at }) => ({
      ...slotOf(starts_at, ends_at),
      ...{ place: place_name, seat, isOverbooked: isBeside(seat), takenAt: taken_at.toISOString() },
    })),
    events: events.map(({ staff_id, is_undone, at, ...event }) => ({
      ...{ id: event.id, at: at.toISOString(), staffId: staff_id, verb: event.verb, reason: event.reason },
      ...{ before: event.before, after: event.after, undoes: event.undoes, isUndone: is_undone },
    })),
    messages: told.map(toldOf),
    canUndo: isLast ? last.verb : null,
  }
}
