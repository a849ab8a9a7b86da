import type { CallKind, CallOutcome } from '@/lib/catalogue/desk/calls'
import { countUnanswered, settleItem } from '@/lib/db/queries/closures/affected-bookings'
import type { CallRow } from '@/lib/db/queries/desk/call-list'
import { closureOfCall } from '@/lib/db/queries/desk/call-sources'
import { claimCall, endCall, insertDoNotCall, proveBooking } from '@/lib/db/queries/desk/calls'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import type { Tx } from '@/lib/db/schema'
import { againAfter, CALLS, laterCall } from '@/lib/domain/desk/calls'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'
import { readCall, type WhichCall } from '@/lib/use-cases/desk/calls/claim-call'

export type CallResult =
  | { outcome: Exclude<CallOutcome, 'booked' | 'later'> }
  | { outcome: 'later'; date: string; time: string }

/** `dueAt`: null when closed. `when`: not a time for a call. `lost`: claimed by another, or done. */
export type EndOutcome = { kind: 'ended'; dueAt: Date | null } | { kind: 'when' | 'lost' }

function dueAfter(result: CallResult, tries: number, now: Date): Date | null {
  if (result.outcome === 'no_answer') return againAfter(tries, now)
  return result.outcome === 'later' ? laterCall(result.date, result.time, now) : null
}

async function follow(
  tx: Tx,
  { outcome }: CallResult,
  { kind, call, staffId, now }: { kind: CallKind; call: CallRow; staffId: string; now: Date },
) {
  if (outcome === 'dont_call') await insertDoNotCall(tx, { phone: call.phone, staffId, now })
  if (outcome === 'settled' && kind === 'unproved') await proveBooking(tx, call.subject)
  if (kind !== 'closure' || call.reference === null) return
  // The closure's own list has to say the same (/desk/[place]/closures).
  const item = await closureOfCall(tx, call.subject, call.reference)
  if (item && outcome === 'settled') await settleItem(tx, { ...item, state: 'called', now })
  if (item && outcome === 'no_answer') await countUnanswered(tx, item.id, item.bookingId)
}

/** Also ends an expired claim that nobody took since. */
export function endThisCall(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: DeskActor,
  which: WhichCall,
  result: CallResult,
): Promise<EndOutcome> {
  return db.transaction(async (tx) => {
    const { staffId } = actor
    const { kind, subject } = which
    const call = await readCall(tx, { actor, now }, which)
    if (!call) return { kind: 'lost' }
    const { outcome } = result
    const tries = call.tries + (outcome === 'no_answer' ? 1 : 0)
    const dueAt = dueAfter(result, tries, now)
    if (outcome === 'later' && dueAt === null) return { kind: 'when' }
    if (!(await endCall(tx, { kind, subject, staffId, outcome, tries, dueAt, now }))) return { kind: 'lost' }
    await follow(tx, result, { kind, call, staffId, now })
    const placeId = call.place_id ?? which.at
    const after = { kind, outcome, tries, dueAt: dueAt?.toISOString() ?? null }
    const before = { outcome: call.outcome, tries: call.tries }
    await writeDeskEvent(tx, { at: now, staffId, placeId, verb: 'call_end', subject, before, after })
    return { kind: 'ended', dueAt }
  })
}

export async function closeBooked(
  tx: Tx,
  { actor, now, which }: { actor: DeskActor; now: Date; which: WhichCall },
): Promise<void> {
  const { staffId } = actor
  const { kind, subject, at: placeId } = which
  // Another caller keeps the claim and finds the call gone: the patient has booked.
  const claimed = await claimCall(tx, { kind, subject, staffId, now, until: new Date(now.getTime() + CALLS.claimMs) })
  if (!claimed) return
  await endCall(tx, { kind, subject, staffId, outcome: 'booked', tries: claimed.tries, dueAt: null, now })
  const after = { kind, outcome: 'booked' }
  await writeDeskEvent(tx, { at: now, staffId, placeId, verb: 'call_end', subject, before: {}, after })
}
