import { readBooking } from '@/lib/db/queries/booking/bookings'
import { lockVisit } from '@/lib/db/queries/booking/visits'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { takeLocks } from '@/lib/db/queries/locks'
import { writeGivenBack } from '@/lib/db/queries/payments/desk-money'
import { readMoney, receiptsLockKey } from '@/lib/db/queries/payments/takings'
import { parseReference } from '@/lib/domain/booking/references'
import { givableOf } from '@/lib/domain/payments/balance'
import { creditNoteSeries } from '@/lib/domain/payments/receipts'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** `paise`: the amount on the page, so that an old page gives nothing back. */
type BackInput = { reference: string; takingId: string; paise: number }
type BackOutcome = { kind: 'given_back' | 'nothing' | 'changed' | 'not_found' }

/** Null without a credit note. A taking never changes, so it is read before the locks. */
async function noteSeries(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { reference, takingId }: Pick<BackInput, 'reference' | 'takingId'>,
): Promise<string | null> {
  const row = await readBooking(db.reads, reference)
  const taking = row && (await readMoney(db.reads, row.id)).takings.find(({ id }) => id === takingId)
  return taking ? creditNoteSeries(taking, now) : null
}

/** A surplus, or the whole rest of one taking of the desk. `nothing`: it was given back before, or was paid online. */
export async function giveMoneyBack(
  deps: Pick<Deps, 'db' | 'now'>,
  { staffId, mayAt }: DeskActor,
  { reference: typed, takingId, paise }: BackInput,
): Promise<BackOutcome> {
  const { db, now } = deps
  const reference = parseReference(typed)
  if (reference === null) return { kind: 'not_found' }
  const series = await noteSeries(deps, { reference, takingId })
  return db.transaction(async (tx): Promise<BackOutcome> => {
    await takeLocks(tx, [reference, ...(series === null ? [] : [receiptsLockKey(series)])])
    const row = await lockVisit(tx, reference)
    if (!row || !mayAt(row.place_id)) return { kind: 'not_found' }
    const { id: bookingId, status, visit, price_paise: pricePaise, place_id: placeId } = row
    const givable = givableOf(await readMoney(tx, bookingId), { status, visit, pricePaise }).get(takingId)
    if (givable !== paise) return { kind: givable === undefined ? 'nothing' : 'changed' }
    const after = await writeGivenBack(tx, { takingId, bookingId, paise, staffId, series, now })
    if (after === null) return { kind: 'nothing' }
    const verb = 'money_given_back'
    await writeDeskEvent(tx, { at: now, staffId, placeId, verb, subject: bookingId, before: {}, after })
    return { kind: 'given_back' }
  })
}
