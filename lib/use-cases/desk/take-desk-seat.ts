// The database decides who gets a seat, as between patients (lib/use-cases/booking/take-seat.ts).

import { readHoldState } from '@/lib/db/queries/booking/hold-state'
import { readBlocked } from '@/lib/db/queries/closures/closures'
import { type DeskSeat, holdOneOf } from '@/lib/db/queries/desk/seats'
import type { Tx } from '@/lib/db/schema'
import { deskSlots } from '@/lib/domain/calendar/desk-slots'
import { nearestSlots } from '@/lib/domain/calendar/nearest'
import { type SeatRequest, seatsFor } from '@/lib/domain/calendar/seat-rules'
import { BOOKING, deskDates, minutesOfVisit, type Slot } from '@/lib/domain/calendar/slots'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { clearLapsed } from '@/lib/use-cases/booking/take-seat'
import { calendarFrom, daysAround, placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

const HOLD_MS = 60_000

export type DeskTime = Omit<DeskSeat, 'heldUntil' | 'startsAt' | 'endsAt'> & Slot
export type DeskSeatRequest = Exclude<SeatRequest, { rule: 'patient' }>
export type DeskHold = { kind: 'held'; sid: string } | { kind: 'taken' } | { kind: 'closed' }

/** The transaction shares the lock of seatsLockKey. `closed`: no such slot now, or all chairs are blocked. */
export async function takeAtDesk(
  tx: Tx,
  time: DeskTime,
  request: DeskSeatRequest,
  chair: number | null = null,
): Promise<DeskHold> {
  const { date, start, end, ...whose } = time
  const { now } = time
  const heldUntil = new Date(now.getTime() + HOLD_MS)
  const want = { ...whose, startsAt: instantOf(date, start), endsAt: instantOf(date, end), heldUntil }
  const terms = { ...want, phone: null, replaces: null }
  const state = await readHoldState(tx, terms, localOf(now).date)
  if (!state) return { kind: 'closed' }
  const place = { ...calendarFrom(state, time), seats: state.seats, blocked: await readBlocked(tx, want) }
  const seats = seatsFor(place, { date, start, end }, request, now)
  if (seats.length === 0) return { kind: 'closed' }
  if (state.has_expired) await clearLapsed(tx, terms)
  const sid = await takeOneOf(tx, want, chair === null ? seats : seats.filter((seat) => seat === chair))
  return sid === null ? { kind: 'taken' } : { kind: 'held', sid }
}

/** A seat lost to another transaction leads to the next, at most once a seat. */
async function takeOneOf(tx: Tx, want: DeskSeat, seats: readonly number[]): Promise<string | null> {
  for (let tries = 0; tries <= seats.length; tries += 1) {
    const { sid, free } = await holdOneOf(tx, want, seats)
    if (sid !== null || free === 0) return sid
  }
  return null
}

export async function nearestAtDesk(
  deps: Deps,
  wanted: { placeId: string; visitMinutes: number | null } & Slot,
): Promise<Slot[]> {
  const dates = daysAround(wanted.date, deps.now, deskDates(deps.now))
  const place =
    dates.length > 0 && (await placeCalendar(deps, wanted.placeId, '', dates, { visitMinutes: wanted.visitMinutes }))
  if (!place) return []
  const { calendar, taken } = place
  const length = minutesOfVisit(calendar) * 60_000
  const free = deskSlots(calendar, dates, deps.now, { begun: false }).filter(({ at }) => !taken.isFull(at, at + length))
  return nearestSlots(free, wanted, BOOKING.nearest).map(({ date, start, end }) => ({ date, start, end }))
}
