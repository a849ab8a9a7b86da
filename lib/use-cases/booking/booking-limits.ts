// What the limits allow of a hold, a confirmation or a move: counts what stands in the calendar beside what was done
// lately, and hands both to the one decision (lib/limits).

import { readStanding, type StandingQuery, type StandingRow } from '@/lib/db/queries/booking/standing'
import { countOf, type HitQueries, hitQueries } from '@/lib/db/queries/operations/limit-hits'
import type { Reads } from '@/lib/db/schema'
import { slotsOfDay } from '@/lib/domain/calendar/slots'
import { addDays, instantOf } from '@/lib/domain/clinic-time'
import { hmac } from '@/lib/domain/hmac'
import {
  decideLimit,
  type LimitCheck,
  type LimitContext,
  limitCheck,
  lockKeysOf,
  type StandingCount,
} from '@/lib/limits/check'
import type { Count, Decision } from '@/lib/limits/decide'
import type { LimitName } from '@/lib/limits/rules'
import type { Deps } from '@/lib/use-cases/deps'

/** Who asks: their network (lib/limits/network.ts), and whether the number is proved for this browser. */
export type BookingRequester = { network: string; proved: boolean }
/** A seat that would be given up: a hold of this browser, or with null the one that a booking has. */
type GivenUp = { seatId: string; owner: string | null }
/** Where to, and under which number; `except` is given up for it. `heldBy` is the network of a row that moves, hashed. */
export type LimitedSlot = {
  placeId: string
  date: string
  phone: string
  except?: GivenUp | null
  heldBy?: string | null
}
type BookingAct = Extract<LimitName, 'hold' | 'booking' | 'move'>

/** Why an act is not done: its number has to be proved first, or it has to wait. */
export type LimitRefusal = { kind: 'prove' } | { kind: 'wait'; by: string; until: Date }

/** The network as a row remembers it. */
export const networkHash = ({ secret }: Pick<Deps, 'secret'>, network: string): string =>
  hmac(secret, `network of a booking\n${network}`).toString('base64url').slice(0, 22)

const limitRequester = ({ network }: BookingRequester, { phone }: LimitedSlot) => ({ network, number: phone })

/** Seats times slots of a clinic-local date, by hours alone. */
const seatsOfDay = ({ seats, slot_minutes, hours, planned }: StandingRow, date: string): number =>
  seats * slotsOfDay({ hours, planned, slotMinutes: slot_minutes, closed: new Set() }, date).length

/** What stands, by the rules of lib/limits/rules.ts. */
function countsFrom(row: StandingRow, date: string): StandingCount {
  const tallied = ({ n, ends }: StandingRow['number_live']): Count => ({
    n,
    oldest: ends === null ? null : new Date(ends),
  })
  let seats: number | undefined
  const day = (n: number): Count => {
    seats ??= seatsOfDay(row, date)
    return { n, oldest: null, of: seats }
  }
  return ({ by, within, proved }) => {
    if (within === 'day') return day(by === 'network' ? row.network_day : row.site_day)
    if (by === 'network') return tallied(row.network_live)
    if (within === 'live') return tallied(proved ? row.number_live_proved : row.number_live)
    return tallied(proved ? row.number_ahead_proved : row.number_ahead)
  }
}

/** What an act asks of the limits: worked out once, for each look at it. */
export type BookingLimits = {
  act: LimitCheck
  date: string
  proved: boolean
  /** The rows that a limit counts (lib/db/queries/booking/standing.ts). */
  query: StandingQuery & HitQueries
  /** What is locked, so that the counts are exact. A place's day is shared by those who prove nothing. */
  lockKeys: readonly string[]
}
type LimitQuestion = { act: BookingAct; requester: BookingRequester; wish: LimitedSlot }

export function bookingLimits(deps: LimitContext, { act, requester, wish }: LimitQuestion): BookingLimits {
  const { placeId, date, phone, except = null } = wish
  const network = networkHash(deps, requester.network)
  const asked = limitCheck(deps, act, limitRequester(requester, wish))
  return {
    act: asked,
    date,
    proved: requester.proved,
    query: {
      network,
      heldBy: wish.heldBy ?? network,
      phone,
      placeId,
      exceptSeat: except?.seatId ?? null,
      exceptOwner: except?.owner ?? null,
      now: deps.now,
      dayFrom: instantOf(date, '00:00'),
      dayUntil: instantOf(addDays(date, 1), '00:00'),
      ...hitQueries(asked.hits),
    },
    lockKeys: [
      phone,
      ...lockKeysOf(asked),
      ...(requester.proved || act === 'booking' ? [] : [`day ${placeId} ${date}`]),
    ],
  }
}

/** Whether the act may be done, by what was counted for it. */
export function decideBookingLimits({ act, date, proved }: BookingLimits, row: StandingRow): LimitRefusal | null {
  return limitedBy(decideLimit(act, { proved, marked: row.hits.map(countOf), standing: countsFrom(row, date) }))
}

/** Whether the act may be done now. Only reads: exact where the transaction holds the words. */
export async function checkBookingLimits(
  reads: Reads,
  deps: LimitContext,
  asking: LimitQuestion,
): Promise<LimitRefusal | null> {
  const asked = bookingLimits(deps, asking)
  const row = await readStanding(reads, asked.query)
  return row ? decideBookingLimits(asked, row) : null
}

/** Whether a booking could be confirmed now, for a page that shows it; what is not held has a hold's limits too. */
export async function checkBookingAllowed(
  deps: Deps,
  { requester, wish, isHeld }: { requester: BookingRequester; wish: LimitedSlot; isHeld: boolean },
): Promise<LimitRefusal | null> {
  const asked = { requester, wish }
  const limited = await checkBookingLimits(deps.db.reads, deps, { act: 'booking', ...asked })
  return limited ?? (isHeld ? null : checkBookingLimits(deps.db.reads, deps, { act: 'hold', ...asked }))
}

/** A decision as an outcome; null when it lets the act through. */
function limitedBy(decision: Decision): LimitRefusal | null {
  if (decision.kind === 'code') return { kind: 'prove' }
  return decision.kind === 'wait' ? decision : null
}

/** The words whose locks make the counts of an act exact. */
export const bookingLockKeys = (deps: LimitContext, asking: LimitQuestion): readonly string[] =>
  bookingLimits(deps, asking).lockKeys
