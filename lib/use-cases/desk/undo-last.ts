// An undone event stays in the log, and so does the undo.
import { lockCancelled, restoreRow } from '@/lib/db/queries/booking/booking-changes'
import { lockVisit, type VisitRow } from '@/lib/db/queries/booking/visits'
import { type DeskEventRow, readDeskEvents } from '@/lib/db/queries/desk/events'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'
import { instantOf } from '@/lib/domain/clinic-time'
import { isOneOf } from '@/lib/types/keys'
import { type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import { catchSeatLost } from '@/lib/use-cases/booking/take-seat'
import type { Deps } from '@/lib/use-cases/deps'
import { DESK, type DeskActor, notBeforeOf } from '@/lib/use-cases/desk/actor'
import { type FormerState, formerState, type StaleView, staleView, writeAct } from '@/lib/use-cases/desk/booking-state'
import { cancelAtDesk, type DeskCancelOutcome } from '@/lib/use-cases/desk/cancel'
import { setVisit } from '@/lib/use-cases/desk/mark-visit'
import { type DeskMoveOutcome, moveAtDesk } from '@/lib/use-cases/desk/move'
import { takeAtDesk } from '@/lib/use-cases/desk/take-desk-seat'
import { regainBenefit } from '@/lib/use-cases/membership/benefits'

/** `nothing`: no act of the desk, or an undo. `closed`: the former time is closed or blocked by now. */
export type UndoLastOutcome =
  | { kind: 'undone'; verb: string }
  | StaleView
  | { kind: 'nothing' | 'over' | 'full' | 'closed' | 'rated' | 'not_found' }

export function undoableVerb(last: DeskEventRow | undefined, version: number, now: Date): UndoableVerb | null {
  const isFresh = last && last.undoes === null && now.getTime() - last.at.getTime() <= DESK.undoMinutes * 60_000
  return isFresh && last.after.version === version && isOneOf(UNDOABLE, last.verb) ? last.verb : null
}
const UNDOABLE = ['mark', 'book', 'move', 'cancel'] as const
export type UndoableVerb = (typeof UNDOABLE)[number]

export async function canUndoLast(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, version }: { id: string; version: number },
) {
  const [last] = await readDeskEvents(db.reads, { placeIds: null, subject: id, limit: 1 })
  return undoableVerb(last, version, now) !== null
}

/** `changed`: the patient or the site changed it since. `full`: the seat and all beside the chairs are taken. */
export async function undoLast(
  deps: Deps,
  actor: DeskActor,
  { reference }: { reference: string },
): Promise<UndoLastOutcome> {
  const { db, now } = deps
  const booking = await findBooking(deps, { reference, staff: actor })
  if (!booking) return { kind: 'not_found' }
  const [last] = await readDeskEvents(db.reads, { placeIds: null, subject: booking.id, limit: 1 })
  if (!last || last.undoes !== null) return { kind: 'nothing' }
  if (now.getTime() - last.at.getTime() > DESK.undoMinutes * 60_000) return { kind: 'over' }
  return undo(deps, { actor, booking, last })
}

type UndoGiven = { actor: DeskActor; booking: FoundBooking; last: DeskEventRow }

async function undo(deps: Deps, undoing: UndoGiven): Promise<UndoLastOutcome> {
  const { actor, booking, last } = undoing
  const { reference } = booking
  const { verb } = last
  const version = Number(last.after.version)
  const desk = { actor, version, undoes: last.id }
  if (verb === 'book') return ended(await cancelAtDesk(deps, { reference, desk: { ...desk, reason: 'mistake' } }), verb)
  const former = formerState(last.before)
  if (!former) return { kind: 'nothing' }
  if (verb === 'move') {
    const { placeId, slot } = former
    return ended(await moveAtDesk(deps, { reference, ...slot, desk: { ...desk, placeId, again: former } }), verb)
  }
  if (verb !== 'mark' && verb !== 'cancel') return { kind: 'nothing' }
  const outcome = await catchSeatLost(undoAtSeat(deps, { ...undoing, former, version }))
  return outcome.kind === 'taken' ? { kind: 'full' } : outcome
}

function ended(outcome: DeskCancelOutcome | DeskMoveOutcome, verb: string): UndoLastOutcome {
  switch (outcome.kind) {
    case 'cancelled':
    case 'moved':
      return { kind: 'undone', verb }
    case 'changed':
      return outcome
    case 'taken':
      return { kind: 'full' }
    case 'not_found':
    case 'closed':
      return { kind: outcome.kind }
    default:
      return { kind: 'over' }
  }
}

type AtSeat = UndoGiven & { former: FormerState; version: number }

function undoAtSeat(deps: Deps, atSeat: AtSeat): Promise<UndoLastOutcome> {
  const { now } = deps
  const { actor, booking, last, former, version } = atSeat
  return deps.db.transaction(async (tx): Promise<UndoLastOutcome> => {
    await takeLocks(tx, [booking.reference], [seatsLockKey(former.placeId)])
    const row = await lockVisit(tx, booking.reference)
    if (!row) return { kind: 'not_found' }
    if (row.version !== version) return staleView(tx, row)
    if (last.verb === 'cancel') {
      const kind = await restore(tx, deps, { ...atSeat, row })
      return kind === 'restored' ? done(last) : { kind }
    }
    const back = { to: former.visit, moments: former.moments, undoes: last.id }
    const { kind } = await setVisit(tx, { now, actor, row }, back)
    return kind === 'marked' ? done(last) : { kind }
  })
}
const done = ({ verb }: DeskEventRow): UndoLastOutcome => ({ kind: 'undone', verb })

async function restore(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { actor, booking, last, former, row }: AtSeat & { row: VisitRow },
): Promise<'restored' | 'full' | 'closed'> {
  const gone = await lockCancelled(tx, row.reference)
  if (!gone || gone.unlinked) return 'full'
  const { slot, placeId, seat } = former
  const { network, proved } = gone
  const { visit_minutes: visitMinutes } = row
  const time = { owner: `desk:${actor.staffId}`, placeId, ...slot, network, proved, visitMinutes, now }
  const held = await takeAtDesk(tx, time, { rule: 'again', seat, overbook: true })
  if (held.kind !== 'held') return held.kind === 'closed' ? 'closed' : 'full'
  await regainBenefit(tx, { bookingId: row.id, visit: instantOf(slot.date, slot.start) })
  const { sid } = held
  if (!(await restoreRow(tx, { id: row.id, sid, proved, now })))
    throw new Error('A cancellation was undone without its seat')
  const payload = bookingPayload({ ...booking, date: slot.date, start: slot.start })
  const { phone: to, language } = booking
  const message = { subject: sid, to, language, payload, now, byClinic: true, notBefore: notBeforeOf(now) }
  await writeMessage(tx, { kind: 'booking_confirmed', ...message })
  await writeAct(tx, { now, actor, verb: 'restore', undoes: last.id }, row, row.reference)
  return 'restored'
}
