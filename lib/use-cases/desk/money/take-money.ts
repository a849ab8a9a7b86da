import { type DeskMethod, keepsMissed, sellerIn, taxPercentOf } from '@/lib/catalogue/treatments/payments'
import { readBooking } from '@/lib/db/queries/booking/bookings'
import { writeDeskEvent } from '@/lib/db/queries/desk/events'
import { takeLocks } from '@/lib/db/queries/locks'
import { readMoney, receiptsLockKey, writeTaking } from '@/lib/db/queries/payments/takings'
import { balanceOf } from '@/lib/domain/payments/balance'
import { receiptSeries } from '@/lib/domain/payments/receipts'
import { type Booking, bookingFrom } from '@/lib/use-cases/booking/booking'
import { findBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'
import type { DeskActor } from '@/lib/use-cases/desk/actor'

/** `paise`, `takings`: the amount due and the number of takings on the page, so that an old page takes nothing. */
type TakeInput = { reference: string; method: DeskMethod; paise: number; takings: number }
type TakeOutcome = { kind: 'taken' | 'paid' | 'changed' | 'no_seller' | 'not_found' }

function seriesOf({ place, service }: Booking, now: Date): string | null {
  const seller = sellerIn(place.cityId)
  return seller && receiptSeries(seller.code, taxPercentOf(service), now)
}

/** Takes all that is due. `paid`: nothing is due. `no_seller`: the chain's file has no terms for the state. */
export async function takeMoney(
  deps: Deps,
  actor: DeskActor,
  { reference, method, paise, takings }: TakeInput,
): Promise<TakeOutcome> {
  const { db, now } = deps
  const found = await findBooking(deps, { reference, staff: actor })
  if (!found) return { kind: 'not_found' }
  const series = seriesOf(found, now)
  if (series === null) return { kind: 'no_seller' }
  return db.transaction(async (tx): Promise<TakeOutcome> => {
    await takeLocks(tx, [found.reference, receiptsLockKey(series)])
    const row = await readBooking(tx, found.reference)
    if (!row || !actor.mayAt(row.place_id)) return { kind: 'not_found' }
    const booking = bookingFrom(row, now)
    const money = await readMoney(tx, booking.id)
    const { duePaise } = balanceOf(money, booking)
    if (duePaise === 0) return { kind: 'paid' }
    const isAsShown = duePaise === paise && money.takings.length === takings
    if (!isAsShown || seriesOf(booking, now) !== series) return { kind: 'changed' }
    await writeTaking(tx, {
      bookingId: booking.id,
      paise,
      method,
      staffId: actor.staffId,
      takenAt: now,
      keepsMissed: keepsMissed(),
      series,
      taxPercent: taxPercentOf(booking.service),
    })
    await writeDeskEvent(tx, {
      at: now,
      staffId: actor.staffId,
      placeId: booking.place.id,
      verb: 'money_taken',
      subject: booking.id,
      before: {},
      after: { method, paise },
    })
    return { kind: 'taken' }
  })
}
