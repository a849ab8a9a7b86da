// These rules decide which seats may be given; the database decides whether one is free.
import { OVERBOOK } from '@/lib/catalogue/desk/overbook'
import { deskSlots } from '@/lib/domain/calendar/desk-slots'
import { type Calendar, hoursOn, offeredSlots, type Slot, spansOf } from '@/lib/domain/calendar/slots'
import { minutesOf, weekdayOf } from '@/lib/domain/clinic-time'

export type SeatPlace = Calendar & { seats: number; blocked: readonly (number | null)[] }

/**
 * `patient`: slots that patients are offered.
 * `desk`: slots not begun, or with `begun` not ended; with `overbook` also beside the chairs.
 * `again`: the booking's former time. The place must be open; lead time and slot length don't matter.
 * `let_in`: the patient is at the clinic, so nothing is checked.
 * `seat`: the booking's former chair.
 */
export type SeatRequest =
  | { rule: 'patient' }
  | { rule: 'desk'; begun: boolean; overbook: boolean }
  | { rule: 'again'; seat?: number; overbook: boolean }
  | { rule: 'let_in'; seat: number }

const BESIDE: readonly number[] = Array.from({ length: OVERBOOK.most }, (_, n) => OVERBOOK.first + n)
export const isBeside = (seat: number): boolean => seat >= OVERBOOK.first

const isOpen = (place: Calendar, { date, start, end }: Slot): boolean => {
  const spans = place.closed.has(date) ? [] : spansOf(hoursOn(place, date)[weekdayOf(date)])
  return spans.some(
    ({ opens, closes }) => minutesOf(start) >= minutesOf(opens) && minutesOf(end) <= Math.min(minutesOf(closes), 1440),
  )
}

function hasTime(place: SeatPlace, slot: Slot, request: SeatRequest, now: Date): boolean {
  const isSame = ({ start, end }: Slot): boolean => start === slot.start && end === slot.end
  switch (request.rule) {
    case 'patient':
      return offeredSlots(place, [slot.date], now).some(isSame)
    case 'desk':
      return deskSlots(place, [slot.date], now, request).some(isSame)
    case 'again':
      return isOpen(place, slot)
    case 'let_in':
      return true
  }
}

export function seatsFor(place: SeatPlace, slot: Slot, request: SeatRequest, now: Date): readonly number[] {
  if (!hasTime(place, slot, request, now)) return []
  const isLetIn = request.rule === 'let_in'
  const chairs = Array.from({ length: place.seats }, (_, n) => n + 1).filter(
    (chair) => isLetIn || !place.blocked.some((seat) => seat === null || seat === chair),
  )
  // Overbooking needs a chair in use at that time.
  if (chairs.length === 0 && !isLetIn) return []
  const mayOverbook = isLetIn || (request.rule !== 'patient' && request.overbook)
  const seats = [...chairs, ...(mayOverbook ? BESIDE : [])]
  const preferred = 'seat' in request ? seats.filter((seat) => seat === request.seat) : []
  return [...preferred, ...seats.filter((seat) => !preferred.includes(seat))]
}
