// Holds a chosen slot for a browser for ten minutes. Confirming it is confirm-booking.ts's business.
import { isSid } from '@/flows/rules'
import { trimHolds } from '@/lib/db/queries/holds'
import { lockWords } from '@/lib/db/queries/locks'
import type { Reads, Tx } from '@/lib/db/schema'
import type { OpenSlot } from '@/lib/domain/open-slots'
import { BOOKING, type Slot } from '@/lib/domain/slots'
import { markAct } from '@/lib/limits/admit'
import {
  type Asker,
  judgeLimits,
  type LimitRefusal,
  networkHash,
  wordsToLock,
} from '@/lib/use-cases/booking/judge-limits'
import {
  type FreeSeat,
  judgeSeat,
  orTaken,
  type SeatHold,
  type SeatInput,
  type SeatRefusal,
  takeSeat,
} from '@/lib/use-cases/booking/take-seat'
import { nearestOpen } from '@/lib/use-cases/calendar/place-calendar'
import type { Deps } from '@/lib/use-cases/deps'

/** `owner` is the keyed hash of the browser's draft cookie; `replaces` the sid of the hold to give up for this one. */
export type HoldInput = { owner: string; placeId: string; phone: string; replaces?: string } & Asker & Slot
/** `sid` is that of a hold which ran out and is taken again. */
type TakeInput = HoldInput & { sid?: string | null }
export type HoldOutcome =
  | { kind: 'held'; sid: string; heldUntil: Date }
  | { kind: 'taken'; nearest: OpenSlot[] }
  | { kind: 'closed' }
  | LimitRefusal

/**
 * Holds one seat of the slot. Asked again by the same browser it answers with the hold that there is, unchanged.
 * `closed`: not on offer, or not with that end. `prove`: free, but held only for a number that is proved; it can still be
 * booked (confirm-booking.ts). `wait`: not before a time. The browser's oldest hold beyond three goes.
 */
export async function holdSlot(deps: Deps, input: HoldInput): Promise<HoldOutcome> {
  const { db, now } = deps
  // Whoever comes too late, or asks too often, is told so without a transaction: in a rush that is nearly everybody.
  const judged = await judgeSeat(db.reads, seatOf(deps, input), now)
  const limited = judged.kind === 'free' ? await limitedOrNot(db.reads, deps, input) : null
  const outcome = limited ?? (judged.kind === 'free' ? await holdJudged(deps, input, judged) : judged)
  if (outcome.kind === 'held') return { kind: 'held', sid: outcome.sid, heldUntil: outcome.heldUntil }
  if (outcome.kind === 'taken') return { kind: 'taken', nearest: await nearestOpen(deps, input) }
  return outcome
}

const seatOf = (deps: Deps, { network, replaces, ...input }: TakeInput): SeatInput => ({
  ...input,
  network: networkHash(deps, network),
  replaces: isSid(replaces) ? replaces : null,
})

/** A hold that is given up for the new one does not count against it. */
const askedOf = ({ owner, replaces, ...input }: HoldInput) => ({
  act: 'hold' as const,
  asker: input,
  wish: { ...input, except: isSid(replaces) ? { seatId: replaces, owner } : null },
})

/** What the limits say of a seat that was free; a browser that asked twice at once holds it by now, and no second one. */
async function limitedOrNot(
  reads: Reads,
  deps: Deps,
  input: HoldInput,
): Promise<SeatHold | SeatRefusal | LimitRefusal | null> {
  const limited = await judgeLimits(reads, deps, askedOf(input))
  if (!limited) return null
  const again = await judgeSeat(reads, seatOf(deps, input), deps.now)
  return again.kind === 'free' ? limited : again
}

function holdJudged(deps: Deps, input: HoldInput, judged: FreeSeat): Promise<SeatHold | SeatRefusal | LimitRefusal> {
  const work = deps.db.transaction(async (tx) => {
    await lockWords(tx, [input.owner, ...wordsToLock(deps, 'hold', input, input)])
    return takeLimited(tx, deps, input, judged)
  })
  return orTaken(work)
}

/**
 * Takes a seat that was judged free, within the limits of a hold, and counts it. The transaction holds the words of
 * the owner and of the limits (`wordsToLock`).
 */
export async function takeLimited(
  tx: Tx,
  deps: Deps,
  input: TakeInput,
  judged: FreeSeat,
): Promise<SeatHold | SeatRefusal | LimitRefusal> {
  const seat = seatOf(deps, input)
  const limited = await limitedOrNot(tx, deps, input)
  if (limited) return limited
  const taken = await takeSeat(tx, seat, judged, deps.now)
  if (taken.kind !== 'held') return taken
  await markAct(tx, deps, 'hold', { network: input.network })
  const { owner, replaces = null } = seat
  if (taken.others > 0) await trimHolds(tx, taken.sid, { owner, replaces, now: deps.now }, BOOKING.holdsOfOwner)
  return taken
}
