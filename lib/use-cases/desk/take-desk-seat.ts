// The desk's way to a seat of a time: a chair, or, where it says so, one beside the chairs. The database has the last word, as
// between patients (lib/use-cases/booking/take-seat.ts).
import { OVERBOOK } from '@/lib/catalogue/overbook'
import { type DeskSeat, holdOneOf } from '@/lib/db/queries/desk-seats'
import { readHoldState } from '@/lib/db/queries/hold-state'
import type { Tx } from '@/lib/db/schema'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { deskSlots } from '@/lib/domain/desk-slots'
import { nearestSlots } from '@/lib/domain/nearest'
import { BOOKING, type Slot } from '@/lib/domain/slots'
import { clearLapsed } from '@/lib/use-cases/booking/take-seat'
import { calendarFrom, daysAround, placeCalendar } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

const BESIDE: readonly number[] = Array.from({ length: OVERBOOK.most }, (_, n) => OVERBOOK.first + n)
export const isBeside = (seat: number): boolean => seat >= OVERBOOK.first

/** A hold that the same transaction makes a booking's. */
const HOLD_MS = 60_000

/** Whose it will be, where and when. */
export type DeskTime = Omit<DeskSeat, 'heldUntil' | 'startsAt' | 'endsAt'> & Slot
/**
 * `begun`: a time that is not over yet will do. `overbook`: beside the chairs, where those are taken. `again`: of the seat that
 * the booking had at this time; nothing else is asked then, because its patient is to be let in.
 */
export type DeskWish = { begun: boolean; overbook: boolean } | { again: number }
export type DeskHold = { kind: 'held'; sid: string } | { kind: 'taken' } | { kind: 'closed' }

/** A seat of the time, held for the transaction. `closed`: no such time of the place, or not any more, or its day is closed. */
export async function takeAtDesk(tx: Tx, time: DeskTime, wish: DeskWish): Promise<DeskHold> {
  const { date, start, end, ...whose } = time
  const { now } = time
  const heldUntil = new Date(now.getTime() + HOLD_MS)
  const want = { ...whose, startsAt: instantOf(date, start), endsAt: instantOf(date, end), heldUntil }
  const asked = { ...want, phone: null, replaces: null }
  const state = await readHoldState(tx, asked, localOf(now).date)
  if (!state) return { kind: 'closed' }
  const chairs = Array.from({ length: state.seats }, (_, n) => n + 1)
  const isAgain = 'again' in wish
  const isOffered =
    isAgain || deskSlots(calendarFrom(state), [date], now, wish).some((s) => s.start === start && s.end === end)
  if (!isOffered) return { kind: 'closed' }
  const first = isAgain ? [wish.again, ...chairs.filter((chair) => chair !== wish.again)] : chairs
  const seats = isAgain || wish.overbook ? [...first, ...BESIDE.filter((seat) => !first.includes(seat))] : first
  if (state.has_expired) await clearLapsed(tx, asked)
  const sid = await takeOneOf(tx, want, seats)
  return sid === null ? { kind: 'taken' } : { kind: 'held', sid }
}

/** The first that is free, in their order. One that somebody else takes meanwhile leads to the next, at most once a seat. */
async function takeOneOf(tx: Tx, want: DeskSeat, seats: readonly number[]): Promise<string | null> {
  for (let tries = 0; tries <= seats.length; tries += 1) {
    const { sid, free } = await holdOneOf(tx, want, seats)
    if (sid !== null || free === 0) return sid
  }
  return null
}

/** The three times nearest to the wanted one that have a chair for the desk, on the days around it. */
export async function nearestAtDesk(deps: Deps, wanted: { placeId: string } & Slot): Promise<Slot[]> {
  const dates = daysAround(wanted.date, deps.now)
  const place = dates.length > 0 && (await placeCalendar(deps, wanted.placeId, '', dates))
  if (!place) return []
  const { calendar, taken } = place
  const length = calendar.slotMinutes * 60_000
  const free = deskSlots(calendar, dates, deps.now, { begun: false }).filter(({ at }) => !taken.isFull(at, at + length))
  return nearestSlots(free, wanted, BOOKING.nearest).map(({ date, start, end }) => ({ date, start, end }))
}
