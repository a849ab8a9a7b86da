import { lockLiving } from '@/lib/db/queries/booking/booking-changes'
import { readAffected } from '@/lib/db/queries/closures/affected-states'
import { lockChain, takeLocks } from '@/lib/db/queries/locks'
import type { Tx } from '@/lib/db/schema'
import { reseatAffected } from '@/lib/use-cases/closures/reseat'
import type { Deps } from '@/lib/use-cases/deps'

type TimeOutcome = { kind: 'kept'; id: string; isReseated: boolean } | { kind: 'taken' } | { kind: 'not_found' }

/** Call this first in the transaction, so that nobody takes a seat meanwhile. */
export async function lockToKeep(tx: Tx, reference: string): Promise<void> {
  await lockChain(tx)
  await takeLocks(tx, [reference])
}

type AffectedBooking = { id: string; reference: string; place: { id: string }; startsAt: Date }

/** Call this after `lockToKeep`. `taken`: no chair is free. */
export async function keepSlot(tx: Tx, deps: Deps, booking: AffectedBooking): Promise<TimeOutcome> {
  const { id, reference, place } = booking
  const living = await lockLiving(tx, reference)
  if (!living) return { kind: 'not_found' }
  if (living.starts_at.getTime() !== booking.startsAt.getTime()) return { kind: 'taken' }
  const kept = await reseatAffected(tx, deps, { placeId: place.id, bookingIds: [id] })
  if ((await readAffected(tx, [id])).has(id)) return { kind: 'taken' }
  return { kind: 'kept', id: living.seat_id, isReseated: kept.has(id) }
}
