// Judges a wanted seat and takes it. The one way to a seat for patients: holding, booking, moving and undoing go through here.
// Which seats may be given at all is decided in lib/domain/calendar/seat-rules.ts.
import { type HoldState, readHoldCase, readHoldState, type WantedSeat } from '@/lib/db/queries/booking/hold-state'
import { deleteExpired, insertHold, isSeatLost, lockHold } from '@/lib/db/queries/booking/holds'
import { readBlocked } from '@/lib/db/queries/closures/closures'
import type { LimitKey } from '@/lib/db/queries/operations/limit-hits'
import type { Reads, Tx } from '@/lib/db/schema'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import { firstOpen, type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { seatsFor } from '@/lib/domain/calendar/seat-rules'
import { BOOKING, isInWindow, type Slot } from '@/lib/domain/calendar/slots'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { tally } from '@/lib/metrics/tallies'
import { type BookingLimits, decideBookingLimits, type LimitRefusal } from '@/lib/use-cases/booking/booking-limits'
import { calendarFrom, calendarViewOf, daysAround, nearestAround } from '@/lib/use-cases/calendar/place-calendar'

/**
 * `network` is a keyed hash (lib/use-cases/booking/booking-limits.ts); `replaces` the sid of a hold to give up; `sid` that of one
 * which ran out and is taken again.
 */
export type SeatInput = {
  owner: string
  placeId: string
  phone: string | null
  network: string | null
  proved: boolean
  replaces?: string | null
  sid?: string | null
  /** What the visit is about: an emergency may begin sooner. */
  concern?: string | null | undefined
  /** How many days from today on it may be; left out, as for any patient. */
  windowDays?: number | undefined
} & Slot
export type SeatHold = { kind: 'held'; sid: string; heldUntil: Date; others: number }
/** `nearest`: the open times nearest to the wanted one, where the same look told them. */
export type SeatRefusal = { kind: 'taken'; nearest?: OpenSlot[] } | { kind: 'closed' }
export type FreeSeat = { kind: 'free'; seats: number; hasExpired: boolean }

const wantOf = (input: SeatInput, now: Date): WantedSeat => ({
  owner: input.owner,
  placeId: input.placeId,
  startsAt: instantOf(input.date, input.start),
  endsAt: instantOf(input.date, input.end),
  phone: input.phone,
  network: input.network,
  proved: input.proved,
  replaces: input.replaces ?? null,
  sid: input.sid ?? null,
  now,
})

const heldUntilOf = (now: Date): Date => new Date(now.getTime() + BOOKING.holdMinutes * 60_000)

function checkSeatFree(
  state: HoldState,
  { date, start, end, concern, windowDays }: SeatInput,
  now: Date,
): SeatRefusal | SeatHold | FreeSeat {
  const calendar = { ...calendarFrom(state, concern), ...(windowDays && { windowDays }) }
  const same = (slot: Slot) => slot.start === start && slot.end === end
  const [open] = firstOpen(1, openSlots(calendar, occupiedBy(state.taken, state.seats), [date], now), same)
  if (open?.state === 'held_for_you' && state.sid && state.held_until) {
    return { kind: 'held', sid: state.sid, heldUntil: state.held_until, others: 0 }
  }
  if (!open) {
    // A block has the chairs that it keeps, as a patient would: they are among those that are taken.
    const place = { ...calendar, seats: state.seats, blocked: [] }
    return { kind: seatsFor(place, { date, start, end }, { rule: 'patient' }, now).length > 0 ? 'taken' : 'closed' }
  }
  return { kind: 'free', seats: state.seats, hasExpired: state.has_expired }
}

/** Whether a time can be there at all. */
const isBookable = ({ date, windowDays }: SeatInput, { startsAt, endsAt }: WantedSeat, now: Date): boolean =>
  // Not "<=": that would let an impossible time through.
  isInWindow(date, now, windowDays) && endsAt > startsAt

/** Whether the browser may have the seat, holds it already, or why not. Only reads; the database has the last word. */
export async function checkSeat(reads: Reads, input: SeatInput, now: Date): Promise<SeatRefusal | SeatHold | FreeSeat> {
  const want = wantOf(input, now)
  if (!isBookable(input, want, now)) return { kind: 'closed' }
  const state = await readHoldState(reads, want, localOf(now).date)
  return state ? checkSeatFree(state, input, now) : { kind: 'closed' }
}

/** The same with what the limits say of a seat that is free, by one look; of a seat that is taken the nearest others. */
export async function checkHold(
  reads: Reads,
  input: SeatInput,
  limits: BookingLimits,
  now: Date,
): Promise<SeatRefusal | SeatHold | FreeSeat | LimitRefusal> {
  const want = wantOf(input, now)
  if (!isBookable(input, want, now)) return { kind: 'closed' }
  const around = calendarViewOf(daysAround(input.date, now), input.owner, now)
  const { owner, placeId, startsAt, endsAt } = want
  const row = await readHoldCase(reads, {
    ...limits.query,
    owner,
    placeId,
    startsAt,
    endsAt,
    now,
    today: around.today,
    aroundFrom: around.from,
    aroundUntil: around.until,
  })
  if (!row) return { kind: 'closed' }
  const checked = checkSeatFree(row, input, now)
  if (checked.kind === 'free') return decideBookingLimits(limits, row) ?? checked
  if (checked.kind !== 'taken' || !row.around) return checked
  const place = { calendar: calendarFrom(row, input.concern), taken: occupiedBy(row.around, row.seats) }
  const nearest = nearestAround(place, input, now)
  return nearest ? { ...checked, nearest } : checked
}

/**
 * Takes one of the seats that were judged free. It is refused as taken only once every seat is: a seat lost to another
 * transaction leads to the next try, at most once a seat, since each loss is a seat gone. A hold that is begun is counted
 * under `marks`.
 */
export async function takeSeat(
  tx: Tx,
  input: SeatInput,
  checked: FreeSeat,
  now: Date,
  marks: readonly LimitKey[] = [],
): Promise<SeatHold | SeatRefusal> {
  const want = { ...wantOf(input, now), heldUntil: heldUntilOf(now), marks }
  let free = checked
  for (let tries = 0; tries <= free.seats; tries += 1) {
    if (free.hasExpired) await clearLapsed(tx, want)
    const row = await insertHold(tx, want)
    if (row) return { kind: 'held', sid: row.id, heldUntil: row.held_until, others: row.other_holds }
    const again = await checkSeat(tx, input, now)
    if (again.kind !== 'free') return again
    free = again
  }
  return { kind: 'taken' }
}

/** Makes the time free of holds that ran out, and counts them. */
export async function clearLapsed(tx: Tx, want: WantedSeat): Promise<void> {
  tally('holds', { outcome: 'lapsed' }, await deleteExpired(tx, want))
}

/** How often a hold may be lost while it is being locked: a browser has one of a start, so that once would do. */
const TRIES = 3

/**
 * Judges and takes a seat that the same transaction confirms. A hold that the browser has already is locked first: till
 * then it can be released, or run out by the clock of another process, and its seat is judged anew.
 */
export async function secureSeat(tx: Tx, input: SeatInput, now: Date): Promise<SeatHold | SeatRefusal> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const checked = await checkSeat(tx, input, now)
    const taken = checked.kind === 'free' ? await takeSeat(tx, input, checked, now) : checked
    if (taken.kind !== 'held' || (await lockHold(tx, { owner: input.owner, sid: taken.sid, now }))) return taken
  }
  return { kind: 'taken' }
}

/**
 * Takes a seat of a time that was the same booking's until just now, without asking for the lead time. A hold of the browser's
 * own is as good. The transaction holds the word of the place's seats (seatsWord), with others.
 */
export async function retakeSeat(
  tx: Tx,
  input: SeatInput,
  now: Date,
): Promise<Pick<SeatHold, 'kind' | 'sid'> | SeatRefusal> {
  const want = { ...wantOf(input, now), heldUntil: heldUntilOf(now) }
  const blocked = await readBlocked(tx, want)
  for (let tries = 0; ; tries += 1) {
    const state = await readHoldState(tx, want, localOf(now).date)
    if (!state) return { kind: 'closed' }
    const place = { ...calendarFrom(state), seats: state.seats, blocked }
    if (seatsFor(place, input, { rule: 'again', overbook: false }, now).length === 0) return { kind: 'closed' }
    if (state.sid && (await lockHold(tx, { owner: input.owner, sid: state.sid, now })))
      return { kind: 'held', sid: state.sid }
    const isFull = occupiedBy(state.taken, state.seats).isFull(want.startsAt.getTime(), want.endsAt.getTime())
    if (isFull || tries > state.seats) return { kind: 'taken' }
    if (state.has_expired) await clearLapsed(tx, want)
    const row = await insertHold(tx, want)
    if (row) return { kind: 'held', sid: row.id }
  }
}

/** What a transaction that takes a seat comes to; `taken` when the database refused the seat as overlapping. */
export async function catchSeatLost<T>(work: Promise<T>): Promise<T | { kind: 'taken' }> {
  try {
    return await work
  } catch (error) {
    if (!isSeatLost(error)) throw error
    return { kind: 'taken' }
  }
}
