// Every seat that a patient takes goes through here. seat-rules.ts decides which seats may be given.
import { bookingRules } from '@/lib/catalogue/booking-rules'
import { type HoldState, readHoldCase, readHoldState, type WantedSeat } from '@/lib/db/queries/booking/hold-state'
import { deleteExpired, insertHold, isSeatLost, lockHold } from '@/lib/db/queries/booking/holds'
import { readBlocked } from '@/lib/db/queries/closures/closures'
import type { LimitKey } from '@/lib/db/queries/operations/limit-hits'
import type { Reads, Tx } from '@/lib/db/schema'
import { occupiedBy } from '@/lib/domain/calendar/occupied'
import { firstOpen, type OpenSlot, openSlots } from '@/lib/domain/calendar/open-slots'
import { seatsFor } from '@/lib/domain/calendar/seat-rules'
import { isInWindow, type Slot } from '@/lib/domain/calendar/slots'
import { instantOf, localOf } from '@/lib/domain/clinic-time'
import { tally } from '@/lib/metrics/tallies'
import { type BookingLimits, decideBookingLimits, type LimitRefusal } from '@/lib/use-cases/booking/booking-limits'
import {
  calendarFrom,
  calendarViewOf,
  daysAround,
  nearestAround,
  type VisitTerms,
} from '@/lib/use-cases/calendar/place-calendar'

/** `network`: keyed hash. `replaces`: sid of a hold to give up. `sid`: of an expired hold taken again. */
export type SeatInput = {
  owner: string
  placeId: string
  phone: string | null
  network: string | null
  proved: boolean
  replaces?: string | null
  sid?: string | null
  windowDays?: number | undefined
} & VisitTerms &
  Slot
export type SeatHold = { kind: 'held'; sid: string; heldUntil: Date; others: number }
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
  visitMinutes: input.visitMinutes ?? null,
  now,
})

const heldUntilOf = (now: Date): Date => new Date(now.getTime() + bookingRules().holdMinutes * 60_000)

function checkSeatFree(
  state: HoldState,
  { date, start, end, windowDays, ...visit }: SeatInput,
  now: Date,
): SeatRefusal | SeatHold | FreeSeat {
  const calendar = { ...calendarFrom(state, visit), ...(windowDays && { windowDays }) }
  const same = (slot: Slot) => slot.start === start && slot.end === end
  const [open] = firstOpen(1, openSlots(calendar, occupiedBy(state.taken, state.seats), [date], now), same)
  if (open?.state === 'held_for_you' && state.sid && state.held_until) {
    return { kind: 'held', sid: state.sid, heldUntil: state.held_until, others: 0 }
  }
  if (!open) {
    // Blocked chairs count as taken here.
    const place = { ...calendar, seats: state.seats, blocked: [] }
    return { kind: seatsFor(place, { date, start, end }, { rule: 'patient' }, now).length > 0 ? 'taken' : 'closed' }
  }
  return { kind: 'free', seats: state.seats, hasExpired: state.has_expired }
}

const isBookable = ({ date, windowDays }: SeatInput, { startsAt, endsAt }: WantedSeat, now: Date): boolean =>
  // Not `<=`: an invalid date must fail too.
  isInWindow(date, now, windowDays) && endsAt > startsAt

/** Only reads: the database decides in the end. */
export async function checkSeat(reads: Reads, input: SeatInput, now: Date): Promise<SeatRefusal | SeatHold | FreeSeat> {
  const want = wantOf(input, now)
  if (!isBookable(input, want, now)) return { kind: 'closed' }
  const state = await readHoldState(reads, want, localOf(now).date)
  return state ? checkSeatFree(state, input, now) : { kind: 'closed' }
}

/** Also checks the limits of a free seat and finds slots near a taken one, in one read. */
export async function checkHold(
  reads: Reads,
  input: SeatInput,
  limits: BookingLimits,
  now: Date,
): Promise<SeatRefusal | SeatHold | FreeSeat | LimitRefusal> {
  const want = wantOf(input, now)
  if (!isBookable(input, want, now)) return { kind: 'closed' }
  const around = calendarViewOf(daysAround(input.date, now), input.owner, now)
  const { owner, placeId, startsAt, endsAt, visitMinutes } = want
  const row = await readHoldCase(reads, {
    ...limits.query,
    owner,
    placeId,
    startsAt,
    endsAt,
    visitMinutes,
    now,
    today: around.today,
    aroundFrom: around.from,
    aroundUntil: around.until,
  })
  if (!row) return { kind: 'closed' }
  const checked = checkSeatFree(row, input, now)
  if (checked.kind === 'free') return decideBookingLimits(limits, row) ?? checked
  if (checked.kind !== 'taken' || !row.around) return checked
  const place = { calendar: calendarFrom(row, input), taken: occupiedBy(row.around, row.seats) }
  const nearest = nearestAround(place, input, now)
  return nearest ? { ...checked, nearest } : checked
}

/** `taken` only once every seat is: a lost race leads to the next try, at most one a seat. */
export async function takeSeat(
  tx: Tx,
  input: SeatInput,
  checked: FreeSeat,
  now: Date,
  hitKeys: readonly LimitKey[] = [],
): Promise<SeatHold | SeatRefusal> {
  const want = { ...wantOf(input, now), heldUntil: heldUntilOf(now), hitKeys }
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

export async function clearLapsed(tx: Tx, want: WantedSeat): Promise<void> {
  tally('holds', { outcome: 'lapsed' }, await deleteExpired(tx, want))
}

/** A browser has one hold at a start, so one retry would do. */
const TRIES = 3

/** An existing hold is locked first: until then it can be released, or expire by another server's clock. */
export async function secureSeat(tx: Tx, input: SeatInput, now: Date): Promise<SeatHold | SeatRefusal> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const checked = await checkSeat(tx, input, now)
    const taken = checked.kind === 'free' ? await takeSeat(tx, input, checked, now) : checked
    if (taken.kind !== 'held' || (await lockHold(tx, { owner: input.owner, sid: taken.sid, now }))) return taken
  }
  return { kind: 'taken' }
}

/** For the booking's own former time, without lead time. The transaction shares the lock of seatsLockKey. */
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

/** `taken` when the database refused the seat as overlapping. */
export async function catchSeatLost<T>(work: Promise<T>): Promise<T | { kind: 'taken' }> {
  try {
    return await work
  } catch (error) {
    if (!isSeatLost(error)) throw error
    return { kind: 'taken' }
  }
}
