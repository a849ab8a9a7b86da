import { lockVisit } from '@/lib/db/queries/booking/visits'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeGivenBack } from '@/lib/db/queries/payments/desk-money'
import { parseReference } from '@/lib/domain/booking/references'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

type BackOutcome = { kind: 'given_back' | 'nothing' | 'not_found' }

/** The whole rest of one taking of the desk. `nothing`: it was given back before, or was paid online. */
export async function giveMoneyBack(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { staffId, mayAt }: DeskActor,
  { reference: typed, takingId }: { reference: string; takingId: string },
): Promise<BackOutcome> {
  const reference = parseReference(typed)
  if (reference === null) return { kind: 'not_found' }
  return db.transaction(async (tx): Promise<BackOutcome> => {
    await takeLocks(tx, [reference])
    const row = await lockVisit(tx, reference)
    if (!row || !mayAt(row.place_id)) return { kind: 'not_found' }
    const after = await writeGivenBack(tx, { takingId, bookingId: row.id, staffId, now })
    if (after === null) return { kind: 'nothing' }
    const verb = 'money_given_back'
    await writeDeskEvent(tx, { at: now, staffId, placeId: row.place_id, verb, subject: row.id, before: {}, after })
    return { kind: 'given_back' }
  })
}
