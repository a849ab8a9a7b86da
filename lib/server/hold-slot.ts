// Holds a chosen slot for a browser for ten minutes. Confirming it is confirm-booking.ts's business.
import { isSid } from '@/flows/params'
import { trimHolds } from '@/lib/db/queries/holds'
import { lockWords } from '@/lib/db/queries/locks'
import type { OpenSlot } from '@/lib/domain/open-slots'
import { BOOKING, type Slot } from '@/lib/domain/slots'
import type { Deps } from '@/lib/server/deps'
import { nearestOpen } from '@/lib/server/place-calendar'
import { type Free, type Held, judgeSeat, type Refused, type SeatInput, takeSeat } from '@/lib/server/take-seat'

/** `owner` is the keyed hash of the browser's draft cookie; `replaces` the sid of the hold to give up for this one. */
export type HoldInput = { owner: string; placeId: string; phone?: string; replaces?: string } & Slot
export type HoldOutcome =
  | { kind: 'held'; sid: string; heldUntil: Date }
  | { kind: 'taken'; nearest: OpenSlot[] }
  | { kind: 'closed' }
  | { kind: 'too_many' }

/**
 * Holds one seat of the slot. Asked again by the same browser it answers with the hold that there is, unchanged.
 * `closed`: not on offer, or not with that end. `too_many`: the phone has its holds or bookings. The browser's oldest
 * hold beyond three goes.
 */
export async function holdSlot(deps: Deps, input: HoldInput): Promise<HoldOutcome> {
  const { db, now } = deps
  const seat = { ...input, replaces: isSid(input.replaces) ? input.replaces : null }
  // Whoever comes too late is told so without a transaction: in a rush that is nearly everybody.
  const judged = await judgeSeat(db.reads, seat, now)
  const outcome = judged.kind === 'free' ? await take(deps, seat, judged) : judged
  if (outcome.kind === 'held') return { kind: 'held', sid: outcome.sid, heldUntil: outcome.heldUntil }
  if (outcome.kind === 'taken') return { kind: 'taken', nearest: await nearestOpen(deps, input) }
  return outcome.kind === 'closed' ? { kind: 'closed' } : { kind: 'too_many' }
}

function take({ db, now }: Deps, seat: SeatInput, judged: Free): Promise<Held | Refused> {
  const { owner, phone, replaces = null } = seat
  return db.transaction(async (tx) => {
    await lockWords(tx, phone ? [owner, phone] : [owner])
    const taken = await takeSeat(tx, seat, judged, now)
    if (taken.kind === 'held' && taken.others > 0) {
      await trimHolds(tx, taken.sid, { owner, replaces, now }, BOOKING.holdsOfOwner)
    }
    return taken
  })
}
