import { isSid } from '@/flows/rules'
import { trimHolds } from '@/lib/db/queries/booking/holds'
import { takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import type { OpenSlot } from '@/lib/domain/calendar/open-slots'
import { BOOKING, bookableDates, type Slot } from '@/lib/domain/calendar/slots'
import { tally } from '@/lib/metrics/tallies'
import { processWide } from '@/lib/types/process-wide'
import {
  type BookingLimits,
  type BookingRequester,
  bookingLimits,
  type LimitRefusal,
} from '@/lib/use-cases/booking/booking-limits'
import {
  catchSeatLost,
  checkHold,
  type SeatHold,
  type SeatInput,
  type SeatRefusal,
  takeSeat,
} from '@/lib/use-cases/booking/take-seat'
import { nearestOpen, type VisitTerms } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

/** `owner`: keyed hash of the browser's draft cookie. `replaces`: sid of the hold to give up. */
export type HoldInput = VisitTerms & {
  owner: string
  placeId: string
  phone: string
  replaces?: string
} & BookingRequester &
  Slot
type SeatHoldInput = HoldInput & { sid?: string | null }
export type HoldOutcome =
  | { kind: 'held'; sid: string; heldUntil: Date }
  | { kind: 'taken'; nearest: OpenSlot[] }
  | { kind: 'closed' }
  | LimitRefusal
type HoldResult = SeatHold | SeatRefusal | LimitRefusal

type HoldRequest = { seat: SeatInput; limits: BookingLimits }

/** A hold that is given up does not count against the new one. */
export function holdRequest(deps: Deps, { network, ...input }: SeatHoldInput): HoldRequest {
  const { owner, phone, placeId, date, proved } = input
  const replaces = isSid(input.replaces) ? input.replaces : null
  const slot = { phone, placeId, date, except: replaces === null ? null : { seatId: replaces, owner } }
  const limits = bookingLimits(deps, { act: 'hold', requester: { network, proved }, slot })
  return { seat: { ...input, network: limits.query.network, replaces }, limits }
}

/** `closed`: no such slot. `prove`: an unproved number can't hold it, but can book it. `wait`: not before a time. */
export async function holdSlot(deps: Deps, input: HoldInput): Promise<HoldOutcome> {
  const outcome = await tryTime(deps, input)
  tally('holds', { outcome: outcome.kind })
  return outcome
}

async function tryTime(deps: Deps, input: HoldInput): Promise<HoldOutcome> {
  if (!bookableDates(deps.now).includes(input.date)) return { kind: 'closed' }
  const request = holdRequest(deps, input)
  const { placeId, date, start } = input
  const outcome = await inTurn(deps.db, `${placeId} ${date} ${start}`, () => tryHold(deps, request))
  if (outcome.kind === 'held') return { kind: 'held', sid: outcome.sid, heldUntil: outcome.heldUntil }
  if (outcome.kind === 'taken') return { kind: 'taken', nearest: outcome.nearest ?? (await nearestOpen(deps, input)) }
  return outcome
}

const holdsAhead = processWide('holds-ahead', new WeakMap<Deps['db'], Map<string, Promise<boolean>>>())

function aheadIn(db: Deps['db']): Map<string, Promise<boolean>> {
  const ahead = holdsAhead.get(db) ?? new Map<string, Promise<boolean>>()
  holdsAhead.set(db, ahead)
  return ahead
}

/** Runs attempts in turn while each takes a seat, which saves transactions in a rush. The database decides. */
async function inTurn(db: Deps['db'], time: string, attempt: () => Promise<HoldResult>): Promise<HoldResult> {
  const ahead = aheadIn(db)
  for (let before = ahead.get(time); before; before = ahead.get(time)) if (!(await before)) break
  const trying = attempt()
  if (!ahead.has(time)) {
    const isTaking = trying
      .then(
        ({ kind }) => kind === 'held',
        () => false,
      )
      .finally(() => ahead.delete(time))
    ahead.set(time, isTaking)
  }
  return trying
}

/** In a rush most requests fail, so they are answered without a transaction. */
async function tryHold(deps: Deps, request: HoldRequest): Promise<HoldResult> {
  const checked = await checkHold(deps.db.reads, request.seat, request.limits, deps.now)
  if (checked.kind !== 'free') return checked
  const work = deps.db.transaction(async (tx) => {
    await takeLocks(tx, [request.seat.owner, ...request.limits.lockKeys])
    return takeWithinLimits(tx, deps, request)
  })
  return catchSeatLost(work)
}

/** The transaction holds the lock keys, so a browser that asks twice at once gets its first hold again. */
export async function takeWithinLimits(tx: Tx, { now }: Deps, { seat, limits }: HoldRequest): Promise<HoldResult> {
  const checked = await checkHold(tx, seat, limits, now)
  if (checked.kind !== 'free') return checked
  const taken = await takeSeat(tx, seat, checked, now, limits.act.keys)
  if (taken.kind !== 'held') return taken
  const { owner, replaces = null } = seat
  if (taken.others > 0) await trimHolds(tx, taken.sid, { owner, replaces, now }, BOOKING.holdsOfOwner)
  return taken
}
