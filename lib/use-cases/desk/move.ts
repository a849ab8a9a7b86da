// The desk's part of moving a booking (lib/use-cases/booking/reschedule.ts): any time that is not over, also beside the chairs,
// also at another clinic where the actor has a right.
import { moveRow } from '@/lib/db/queries/booking-changes'
import { writeMessage } from '@/lib/db/queries/outbox'
import { readVisitedPlace } from '@/lib/db/queries/places'
import { type VisitRow, writeVisit } from '@/lib/db/queries/visits'
import type { Tx } from '@/lib/db/schema'
import type { Slot } from '@/lib/domain/slots'
import { momentsAt } from '@/lib/domain/visit'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import type { Deps } from '@/lib/use-cases/deps'
import { toldFrom } from '@/lib/use-cases/desk/actor'
import type { DeskChange } from '@/lib/use-cases/desk/admit-change'
import { type FormerState, momentColumns, momentsOf, slotOf, writeAct } from '@/lib/use-cases/desk/booking-state'
import { takeAtDesk } from '@/lib/use-cases/desk/take-desk-seat'

/** `placeId`: another clinic's. `overbook`: beside the chairs, where those are taken. `again`: back to where it was. */
export type DeskMove = DeskChange & { placeId?: string; overbook?: boolean; again?: FormerState }

type MoveGiven = {
  desk: DeskMove
  booking: FoundBooking
  row: VisitRow
  wanted: { owner: string; placeId: string } & Slot
}

/**
 * Moves the locked booking; the id of its new seat, or why not. `not_found`: a place of another kind, or without a right. Who
 * has arrived is awaited again where it goes to another day.
 */
export async function moveAtDesk(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { desk, booking, row, wanted }: MoveGiven,
): Promise<string | { kind: 'taken' } | { kind: 'closed' } | { kind: 'not_found' }> {
  const { actor, again, overbook = false } = desk
  const { proved, network } = row
  const place = await readVisitedPlace(tx, wanted.placeId, '')
  // A team does not treat at a clinic, nor a clinic at home: it would cost something else.
  if (!place || place.kind !== booking.place.kind || !actor.mayAt(wanted.placeId)) return { kind: 'not_found' }
  if (place.kind === 'home_zone' && wanted.placeId !== row.place_id) return { kind: 'not_found' }
  const wish = again
    ? ({ rule: 'again', seat: again.seat, overbook: true } as const)
    : ({ rule: 'desk', begun: true, overbook } as const)
  const held = await takeAtDesk(tx, { ...wanted, network, proved, now }, wish)
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
  const told = { subject: sid, to: booking.phone, payload, now, byClinic: true, notBefore: toldFrom(now) }
  await writeMessage(tx, { kind: 'booking_moved', ...told })
  await writeAct(tx, { ...desk, now, verb: 'move' }, row, row.reference)
  return sid
}
