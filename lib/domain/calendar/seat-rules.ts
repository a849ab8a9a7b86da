// Which seats of a time may be given out, whoever asks: by hours, closed days, blocks, lead time, booking window, and what the
// front desk may do besides. Whether one of them is free is decided by the database.
import { OVERBOOK } from '@/lib/catalogue/desk/overbook'
import { deskSlots } from '@/lib/domain/calendar/desk-slots'
import { type Calendar, hoursOn, offeredSlots, type Slot } from '@/lib/domain/calendar/slots'
import { minutesOf, weekdayOf } from '@/lib/domain/clinic-time'

/** A place with its chairs. `blocked`: the chairs that a standing closure keeps at the time in question; null is all of them. */
export type SeatPlace = Calendar & { seats: number; blocked: readonly (number | null)[] }

/**
 * By which rule a seat is wanted.
 * `patient`: any time that patients are offered.
 * `desk`: a time that has not begun, or with `begun` is not over; with `overbook` also beside the chairs.
 * `again`: a time that was the booking's until just now. The place must be open then; lead time and slot length are not asked.
 * `let_in`: the patient of this time is at the clinic. Nothing is asked.
 * `seat` is the one that the booking had.
 */
export type SeatWish =
  | { rule: 'patient' }
  | { rule: 'desk'; begun: boolean; overbook: boolean }
  | { rule: 'again'; seat?: number; overbook: boolean }
  | { rule: 'let_in'; seat: number }

const BESIDE: readonly number[] = Array.from({ length: OVERBOOK.most }, (_, n) => OVERBOOK.first + n)
export const isBeside = (seat: number): boolean => seat >= OVERBOOK.first

const isOpen = (place: Calendar, { date, start, end }: Slot): boolean => {
  const day = place.closed.has(date) ? null : hoursOn(place, date)[weekdayOf(date)]
  return !!day && minutesOf(start) >= minutesOf(day.opens) && minutesOf(end) <= Math.min(minutesOf(day.closes), 1440)
}

function hasTime(place: SeatPlace, slot: Slot, wish: SeatWish, now: Date): boolean {
  const isSame = ({ start, end }: Slot): boolean => start === slot.start && end === slot.end
  switch (wish.rule) {
    case 'patient':
      return offeredSlots(place, [slot.date], now).some(isSame)
    case 'desk':
      return deskSlots(place, [slot.date], now, wish).some(isSame)
    case 'again':
      return isOpen(place, slot)
    case 'let_in':
      return true
  }
}

/** The seats of the time that may be given, in the order in which to try them. None: the time is closed. */
export function seatsFor(place: SeatPlace, slot: Slot, wish: SeatWish, now: Date): readonly number[] {
  if (!hasTime(place, slot, wish, now)) return []
  const isLetIn = wish.rule === 'let_in'
  const chairs = Array.from({ length: place.seats }, (_, n) => n + 1).filter(
    (chair) => isLetIn || !place.blocked.some((seat) => seat === null || seat === chair),
  )
  // Nobody is treated beside the chairs of a time at which no chair is used.
  if (chairs.length === 0 && !isLetIn) return []
  const mayOverbook = isLetIn || (wish.rule !== 'patient' && wish.overbook)
  const seats = [...chairs, ...(mayOverbook ? BESIDE : [])]
  const own = 'seat' in wish ? seats.filter((seat) => seat === wish.seat) : []
  return [...own, ...seats.filter((seat) => !own.includes(seat))]
}
