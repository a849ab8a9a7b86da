// A met booking that is moved to the time which it has: it stays there, in another chair.
import { lockLiving } from '@/lib/db/queries/booking-changes'
import { readMet } from '@/lib/db/queries/interruption-states'
import { lockChain, lockWords } from '@/lib/db/queries/locks'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'
import { admitChange, type ChangeRefusal, type DeskChange } from '@/lib/use-cases/desk/admit-change'
import { writeAct } from '@/lib/use-cases/desk/booking-state'
import { reseatMet } from '@/lib/use-cases/interruption/reseat'

type TimeOutcome = { kind: 'moved'; reference: string; id: string } | { kind: 'taken' } | { kind: 'not_found' }

/** Gives the booking another chair of its own time. `taken`: none is free. */
export async function keepTime(
  deps: Deps,
  booking: FoundBooking,
  desk?: DeskChange,
): Promise<TimeOutcome | ChangeRefusal> {
  const { db, now } = deps
  const { id, reference, place } = booking
  return db.transaction(async (tx): Promise<TimeOutcome | ChangeRefusal> => {
    await lockChain(tx)
    await lockWords(tx, [reference])
    const admitted = desk && (await admitChange(tx, desk, { reference, now }))
    if (admitted && admitted.kind !== 'may') return admitted
    const living = await lockLiving(tx, reference)
    if (!living) return { kind: 'not_found' }
    if (living.starts_at.getTime() !== booking.startsAt.getTime()) return { kind: 'taken' }
    const kept = await reseatMet(tx, deps, { placeId: place.id, bookingIds: [id] })
    if ((await readMet(tx, [id])).has(id)) return { kind: 'taken' }
    if (admitted && desk && kept.has(id)) await writeAct(tx, { ...desk, now, verb: 'chair' }, admitted.row, reference)
    return { kind: 'moved', reference, id: living.seat_id }
  })
}
