import type { ChainRows, ClosedDayRow } from '@/lib/db/chain-rows'
import type { SeatAhead } from '@/lib/db/queries/closures/seats-ahead'
import { reseat, seatedOf } from '@/lib/domain/calendar/chairs'
import { isBeside } from '@/lib/domain/calendar/seat-rules'
import { type Calendar, slotsOfDay } from '@/lib/domain/calendar/slots'
import { localOf, timeOn } from '@/lib/domain/clinic-time'

export type PlaceState = Calendar & { seats: number; inChain: boolean; pincodes: ReadonlySet<string> }
export type Why = 'gone' | 'closed' | 'hours' | 'pincode' | 'chairs'
export type StrandedBooking = {
  bookingId: string
  reference: string
  placeId: string
  date: string
  start: string
  why: Why
}
export type Consequence = {
  stranded: StrandedBooking[]
  moves: Map<string, number>
  holds: string[]
}

export function statesOf(rows: ChainRows, closures: readonly ClosedDayRow[]): Map<string, PlaceState> {
  const [closed, pincodes] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()]
  const add = (to: Map<string, Set<string>>, id: string, value: string) =>
    to.set(id, (to.get(id) ?? new Set()).add(value))
  for (const { place_id, day } of closures) add(closed, place_id, day)
  for (const { place_id, pincode } of rows.pincodes) add(pincodes, place_id, pincode)
  return new Map(
    rows.places.map(({ id, hours, planned, slot_minutes: slotMinutes, seats }) => [
      id,
      {
        hours,
        planned,
        slotMinutes,
        seats,
        inChain: true,
        closed: closed.get(id) ?? new Set(),
        pincodes: pincodes.get(id) ?? new Set(),
      },
    ]),
  )
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((value) => other.has(value))

const gridOf = ({ slotMinutes, hours, planned }: PlaceState): string => JSON.stringify([slotMinutes, hours, planned])

export const isSameTimes = (before: PlaceState | undefined, after: PlaceState | undefined): boolean =>
  before?.seats === after?.seats && (before && gridOf(before)) === (after && gridOf(after))

export const isSamePlace = (one: PlaceState, other: PlaceState | undefined): boolean =>
  other !== undefined &&
  isSameTimes(one, other) &&
  isSame(one.closed, other.closed) &&
  isSame(one.pincodes, other.pincodes)

type Time = { date: string; start: string; end: string; visitMinutes: number | null }

function seatTime({ starts_at, ends_at, visit_minutes: visitMinutes }: SeatAhead): Time {
  const { date, time } = localOf(starts_at)
  return { date, start: time, end: timeOn(date, ends_at), visitMinutes }
}

function refusal(place: PlaceState | undefined, time: Time, pincode: string | null): Why | null {
  if (!place) return 'gone'
  const { date, start, end, visitMinutes } = time
  const slots = slotsOfDay({ ...place, visitMinutes, closed: new Set() }, date)
  if (!slots.some((slot) => slot.start === start && slot.end === end)) return 'hours'
  return pincode !== null && !place.pincodes.has(pincode) ? 'pincode' : null
}

/** Overbooked patients have no chair to lose. */
export const standingAt = (seats: readonly SeatAhead[], place: PlaceState): string[] =>
  seats.flatMap((seat) => {
    const time = seatTime(seat)
    const isOpen = !place.closed.has(time.date) && refusal(place, time, seat.pincode) === null
    return isOpen && (seat.seat <= place.seats || isBeside(seat.seat)) ? (seat.booking_id ?? []) : []
  })

/** `after` undefined: the place left the chain. Bookings without a place before are not reported again. */
export function consequenceOf(
  seats: readonly SeatAhead[],
  before: PlaceState,
  after: PlaceState | undefined,
): Consequence {
  const stranded: StrandedBooking[] = []
  const holds: string[] = []
  const staying: SeatAhead[] = []
  const strand = (seat: SeatAhead, why: Why) => {
    const { id, booking_id: bookingId, reference, place_id: placeId, state } = seat
    if (state === 'held') holds.push(id)
    if (bookingId === null || reference === null) return
    const { date, start } = seatTime(seat)
    stranded.push({ bookingId, reference, placeId, date, start, why })
  }
  for (const seat of seats) {
    const time = seatTime(seat)
    const had = refusal(before, time, seat.pincode)
    const has = refusal(after, time, seat.pincode)
    const isClosed = after?.closed.has(time.date) === true
    if (has === null && !isClosed) staying.push(seat)
    else if (had === null) {
      const isChairGone = after !== undefined && seat.seat > after.seats && seat.seat <= before.seats
      const why = has ?? (before.closed.has(time.date) ? isChairGone && 'chairs' : 'closed')
      if (why) strand(seat, why)
    }
  }
  if (!after || after.seats >= before.seats) return { stranded, holds, moves: new Map() }
  // Stranded bookings keep their chair until they move, and blocks stay. Bookings are seated before holds.
  const isMovable = ({ booking_id, state, seat }: SeatAhead) =>
    (booking_id !== null || state === 'held') && !isBeside(seat)
  const movable = staying
    .filter(isMovable)
    .toSorted((one, other) => (one.state === other.state ? 0 : one.state === 'taken' ? -1 : 1))
  const stay = new Set(movable.map(({ id }) => id))
  const fixed = seats.filter(({ id }) => !stay.has(id))
  const chairs = Array.from({ length: after.seats }, (_, n) => n + 1)
  const { moves, left } = reseat(movable.map(seatedOf), fixed.map(seatedOf), () => chairs)
  const byId = new Map(movable.map((seat) => [seat.id, seat]))
  for (const id of left) {
    const seat = byId.get(id)
    if (seat && seat.seat <= before.seats) strand(seat, 'chairs')
  }
  return { stranded, holds, moves }
}
