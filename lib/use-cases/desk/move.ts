import { lockLiving, moveRow } from '@/lib/db/queries/booking/booking-changes'
import { type VisitRow, writeVisit } from '@/lib/db/queries/booking/visits'
import { readVisitedPlace } from '@/lib/db/queries/calendar/places'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import { writeMessage } from '@/lib/db/queries/messages/outbox'
import type { Tx } from '@/lib/db/schema'
import { momentsAt } from '@/lib/domain/booking/visit'
import type { Slot } from '@/lib/domain/calendar/slots'
import { instantOf } from '@/lib/domain/clinic-time'
import { type FoundBooking, findBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import { catchSeatLost } from '@/lib/use-cases/booking/take-seat'
import { keepSlot, lockToKeep } from '@/lib/use-cases/closures/keep-slot'
import type { Deps } from '@/lib/use-cases/deps'
import { notBeforeOf } from '@/lib/use-cases/desk/actor'
import { admitChange, type ChangeRefusal, type DeskChange } from '@/lib/use-cases/desk/admit-change'
import { type FormerState, momentColumns, momentsOf, slotOf, writeAct } from '@/lib/use-cases/desk/booking-state'
import { nearestAtDesk, takeAtDesk } from '@/lib/use-cases/desk/take-desk-seat'

/** `placeId`: another clinic. `again`: back to a former state. */
export type DeskMove = DeskChange & { placeId?: string; overbook?: boolean; again?: FormerState }

export type DeskMoveOutcome =
  | { kind: 'moved'; reference: string; id: string }
  | { kind: 'taken'; nearest: Slot[] }
  | { kind: 'closed' }
  | ChangeRefusal
type SeatOutcome = Exclude<DeskMoveOutcome, { kind: 'taken' }> | { kind: 'taken' }

/** A booking that is there already counts as moved. `too_late`: its day is over. */
export async function moveAtDesk(
  deps: Deps,
  { reference, desk, ...slot }: { reference: string; desk: DeskMove } & Slot,
): Promise<DeskMoveOutcome> {
  const booking = await findBooking(deps, { reference, staff: desk.actor })
  if (!booking) return { kind: 'not_found' }
  const { visitMinutes } = booking
  const placeId = desk.placeId ?? booking.place.id
  const wanted = { owner: `desk:${desk.actor.staffId}`, placeId, ...slot, visitMinutes }
  const isOwnTime = wanted.placeId === booking.place.id && slot.date === booking.date && slot.start === booking.start
  const moving = { desk, booking, wanted }
  const outcome = await (isOwnTime && booking.affected
    ? keepSlotAtDesk(deps, moving)
    : catchSeatLost(moveSeat(deps, moving)))
  return outcome.kind === 'taken' ? { kind: 'taken', nearest: await nearestAtDesk(deps, wanted) } : outcome
}

type WantedTime = { owner: string; placeId: string; visitMinutes: number | null } & Slot
type MoveGiven = { desk: DeskMove; booking: FoundBooking; wanted: WantedTime }

const keepSlotAtDesk = (deps: Deps, { desk, booking }: MoveGiven): Promise<SeatOutcome> =>
  deps.db.transaction(async (tx): Promise<SeatOutcome> => {
    const { now } = deps
    const { reference } = booking
    await lockToKeep(tx, reference)
    const admitted = await admitChange(tx, desk, { reference, now })
    if (admitted.kind !== 'may') return admitted
    const kept = await keepSlot(tx, deps, booking)
    if (kept.kind !== 'kept') return kept
    if (kept.isReseated) await writeAct(tx, { ...desk, now, verb: 'chair' }, admitted.row, reference)
    return { kind: 'moved', reference, id: kept.id }
  })

const moveSeat = (deps: Deps, moving: MoveGiven): Promise<SeatOutcome> =>
  deps.db.transaction(async (tx): Promise<SeatOutcome> => {
    const { now } = deps
    const { desk, booking, wanted } = moving
    const { reference, place } = booking
    // Place locks come before any seat: a closure waits for the locks taken here.
    await takeLocks(tx, [wanted.owner, reference], [seatsLockKey(place.id), seatsLockKey(wanted.placeId)])
    const admitted = await admitChange(tx, desk, { reference, now })
    if (admitted.kind !== 'may') return admitted
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'not_found' }
    const isThere =
      living.starts_at.getTime() === instantOf(wanted.date, wanted.start).getTime() && wanted.placeId === place.id
    if (isThere) return { kind: 'moved', reference, id: living.seat_id }
    const sid = await takeNewSeat(tx, deps, { ...moving, row: admitted.row })
    return typeof sid === 'string' ? { kind: 'moved', reference, id: sid } : sid
  })

/** Returns the seat's id. A patient who has arrived is expected again when the day changes. */
async function takeNewSeat(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { desk, booking, row, wanted }: MoveGiven & { row: VisitRow },
): Promise<string | { kind: 'taken' } | { kind: 'closed' } | { kind: 'not_found' }> {
  const { actor, again, overbook = false } = desk
  const { proved, network } = row
  const place = await readVisitedPlace(tx, wanted.placeId, '')
  // A home visit has another price than a clinic visit, so a booking can't change between them.
  if (!place || place.kind !== booking.place.kind || !actor.mayAt(wanted.placeId)) return { kind: 'not_found' }
  if (place.kind === 'home_zone' && wanted.placeId !== row.place_id) return { kind: 'not_found' }
  const request = again
    ? ({ rule: 'again', seat: again.seat, overbook: true } as const)
    : ({ rule: 'desk', begun: true, overbook } as const)
  const held = await takeAtDesk(tx, { ...wanted, network, proved, now }, request)
  if (held.kind !== 'held') return held
  const { sid } = held
  if (!(await moveRow(tx, { sid, from: row.seat_id, proved, now, anyPlace: true })))
    throw new Error('A move lost one of its seats')
  const isSameDay = slotOf(row.starts_at, row.ends_at).date === wanted.date
  const visit = again?.visit ?? (isSameDay ? row.visit : 'expected')
  const moments = again?.moments ?? momentsAt(visit, momentsOf(row), now)
  if (visit !== row.visit) await writeVisit(tx, { id: row.id, visit, ...momentColumns(moments) })
  const { name, address } = place
  const payload = bookingPayload({ ...booking, place: { name, address }, date: wanted.date, start: wanted.start })
  const { phone: to, language } = booking
  const message = { subject: sid, to, language, payload, now, byClinic: true, notBefore: notBeforeOf(now) }
  await writeMessage(tx, { kind: 'booking_moved', ...message })
  await writeAct(tx, { ...desk, now, verb: 'move' }, row, row.reference)
  return sid
}
