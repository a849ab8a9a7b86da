import { readCalendar } from '@/lib/db/queries/calendar/places'
import { letStay, readAffected } from '@/lib/db/queries/closures/affected-states'
import { type Block, type BlockedSpan, readBlocks, refillBlocks } from '@/lib/db/queries/closures/closures'
import { changeChair, dropLapsed, readSeatsAhead, type SeatAhead } from '@/lib/db/queries/closures/seats-ahead'
import type { Reads, Tx } from '@/lib/db/schema'
import { reseat, type SeatedTime, seatedOf } from '@/lib/domain/calendar/chairs'
import { isBeside, seatsFor } from '@/lib/domain/calendar/seat-rules'
import { localOf, timeOn } from '@/lib/domain/clinic-time'
import { tally } from '@/lib/metrics/tallies'
import { calendarFrom, calendarViewOf } from '@/lib/use-cases/calendar/place-calendar'
import { notifyStands } from '@/lib/use-cases/closures/stands'
import type { Deps } from '@/lib/use-cases/deps'

type NewSeats = { moves: ReadonlyMap<string, number>; kept: ReadonlySet<string> }
type SeatQuestion = {
  placeId: string
  now: Date
  blocks: readonly Block[]
  isAsked: (seat: SeatAhead, chairs: number) => boolean
}

function seatedSlot({ from, until }: SeatedTime) {
  const { date, time } = localOf(new Date(from))
  return { date, start: time, end: timeOn(date, new Date(until)) }
}

async function seatingOf(reads: Reads, { placeId, now, blocks, isAsked }: SeatQuestion): Promise<NewSeats> {
  const row = await readCalendar(reads, placeId, calendarViewOf([localOf(now).date], '', now))
  if (!row) return { moves: new Map(), kept: new Set() }
  const seats = await readSeatsAhead(reads, [placeId], now)
  const isMovable = (seat: SeatAhead) => (seat.booking_id !== null || seat.state === 'held') && !isBeside(seat.seat)
  const movable = [...seats.filter(({ state }) => state === 'taken'), ...seats.filter(({ state }) => state === 'held')]
    .filter(isMovable)
    .filter((seat) => isAsked(seat, row.seats))
  const ids = new Set(movable.map(({ id }) => id))
  const fixed = seats.filter(({ id }) => !ids.has(id))
  const calendar = calendarFrom(row)
  const chairsOf = (one: SeatedTime): readonly number[] => {
    const affected = blocks.filter(({ from, until }) => from.getTime() < one.until && until.getTime() > one.from)
    const place = { ...calendar, seats: row.seats, blocked: affected.map(({ seat }) => seat) }
    return seatsFor(place, seatedSlot(one), { rule: 'again', overbook: false }, now)
  }
  const { moves, left } = reseat(movable.map(seatedOf), fixed.map(seatedOf), chairsOf)
  const kept = movable.filter(({ id }) => !left.includes(id))
  return { moves, kept: new Set(kept.flatMap(({ booking_id }) => booking_id ?? [])) }
}

const within = ({ seat, from, until }: BlockedSpan, one: SeatAhead): boolean =>
  (seat === null || seat === one.seat) && one.starts_at < until && one.ends_at > from

export async function bookingsToMove(reads: Reads, span: BlockedSpan, now: Date): Promise<ReadonlySet<string>> {
  const { placeId } = span
  const blocks = [...(await readBlocks(reads, placeId, now)), span]
  return (await seatingOf(reads, { placeId, now, blocks, isAsked: (seat) => within(span, seat) })).kept
}

async function change(tx: Tx, question: SeatQuestion): Promise<NewSeats> {
  tally('holds', { outcome: 'lapsed' }, await dropLapsed(tx, question.placeId, question.now))
  const seating = await seatingOf(tx, question)
  for (const [id, chair] of seating.moves) await changeChair(tx, id, chair)
  return seating
}

/** Also moves holds. The transaction holds the chain's lock (lockChain). Returns the number of moved bookings. */
export async function reseatSpan(tx: Tx, span: BlockedSpan, now: Date): Promise<number> {
  const blocks = await readBlocks(tx, span.placeId, now)
  return (await change(tx, { placeId: span.placeId, now, blocks, isAsked: (seat) => within(span, seat) })).kept.size
}

/**
 * Notifies patients who were told otherwise. The transaction holds the chain's lock.
 * A free chair does not help a booking that new hours affected.
 */
export async function reseatAffected(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'secret'>,
  { placeId, bookingIds }: { placeId: string; bookingIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  const { now } = deps
  const affected = await readAffected(tx, bookingIds)
  const isAsked = ({ booking_id, seat }: SeatAhead, chairs: number): boolean => {
    const by = affected.get(booking_id ?? '')
    return by !== undefined && (!by.isImported || seat > chairs)
  }
  const { kept } = await change(tx, { placeId, now, blocks: await readBlocks(tx, placeId, now), isAsked })
  await refillBlocks(tx, [placeId], now)
  await letStay(tx, [...kept], { now })
  await notifyStands(tx, deps, [...kept])
  return kept
}
