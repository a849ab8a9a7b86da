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

export type BookingRequester = { network: string; proved: boolean }
type GivenUp = { seatId: string; owner: string | null }
/** `except`: the seat given up. `heldBy`: the hashed network of a row that moves. */
export type LimitedSlot = {
  placeId: string
  date: string
  phone: string
  except?: GivenUp | null
  heldBy?: string | null
}
type BookingAct = Extract<LimitName, 'hold' | 'booking' | 'move'>

export type LimitRefusal = { kind: 'prove' } | { kind: 'wait'; by: string; until: Date }

export const networkHash = ({ secret }: Pick<Deps, 'secret'>, network: string): string =>
  hmac(secret, `network of a booking\n${network}`).toString('base64url').slice(0, 22)

const limitRequester = ({ network }: BookingRequester, { phone }: LimitedSlot) => ({ network, number: phone })

const seatsOfDay = ({ seats, slot_minutes, hours, planned }: StandingRow, date: string): number =>
  seats * slotsOfDay({ hours, planned, slotMinutes: slot_minutes, closed: new Set() }, date).length

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

export type BookingLimits = {
  act: LimitCheck
  date: string
  proved: boolean
  query: StandingQuery & HitQueries
  /** These locks make the counts exact. Unproved numbers share a place's day. */
  lockKeys: readonly string[]
}
type LimitQuestion = { act: BookingAct; requester: BookingRequester; slot: LimitedSlot }

export function bookingLimits(deps: LimitContext, { act, requester, slot }: LimitQuestion): BookingLimits {
  const { placeId, date, phone, except = null } = slot
  const network = networkHash(deps, requester.network)
  const check = limitCheck(deps, act, limitRequester(requester, slot))
  return {
    act: check,
    date,
    proved: requester.proved,
    query: {
      network,
      heldBy: slot.heldBy ?? network,
      phone,
      placeId,
      exceptSeat: except?.seatId ?? null,
      exceptOwner: except?.owner ?? null,
      now: deps.now,
      dayFrom: instantOf(date, '00:00'),
      dayUntil: instantOf(addDays(date, 1), '00:00'),
      ...hitQueries(check.hits),
    },
    lockKeys: [
      phone,
      ...lockKeysOf(check),
      ...(requester.proved || act === 'booking' ? [] : [`day ${placeId} ${date}`]),
    ],
  }
}

export function decideBookingLimits({ act, date, proved }: BookingLimits, row: StandingRow): LimitRefusal | null {
  return limitedBy(decideLimit(act, { proved, hits: row.hits.map(countOf), standing: countsFrom(row, date) }))
}

/** Only reads; exact only while the transaction holds the lock keys. */
export async function checkBookingLimits(
  reads: Reads,
  deps: LimitContext,
  question: LimitQuestion,
): Promise<LimitRefusal | null> {
  const limits = bookingLimits(deps, question)
  const row = await readStanding(reads, limits.query)
  return row ? decideBookingLimits(limits, row) : null
}

/** A slot without a hold has a hold's limits too. */
export async function checkBookingAllowed(
  deps: Deps,
  { requester, slot, isHeld }: { requester: BookingRequester; slot: LimitedSlot; isHeld: boolean },
): Promise<LimitRefusal | null> {
  const question = { requester, slot }
  const limited = await checkBookingLimits(deps.db.reads, deps, { act: 'booking', ...question })
  return limited ?? (isHeld ? null : checkBookingLimits(deps.db.reads, deps, { act: 'hold', ...question }))
}

function limitedBy(decision: Decision): LimitRefusal | null {
  if (decision.kind === 'code') return { kind: 'prove' }
  return decision.kind === 'wait' ? decision : null
}

export const bookingLockKeys = (deps: LimitContext, question: LimitQuestion): readonly string[] =>
  bookingLimits(deps, question).lockKeys
