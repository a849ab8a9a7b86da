// Only the gateway's own answer counts as money. An event, or the browser's return, is a reason to ask.
import { keepsMissed, sellerIn, taxPercentOf } from '@/lib/catalogue/treatments/payments'
import { cancelRow, lockLiving, restoreRow } from '@/lib/db/queries/booking/booking-changes'
import { type BookingRow, readBooking } from '@/lib/db/queries/booking/bookings'
import { proveBooking } from '@/lib/db/queries/desk/calls'
import { seatsLockKey, takeLocks } from '@/lib/db/queries/locks'
import { hastenMessage, writeMessage } from '@/lib/db/queries/messages/outbox'
import { type AskedPayment, claimAsks, endAsk } from '@/lib/db/queries/payments/payments'
import { readMoney, receiptsLockKey, writeTaking } from '@/lib/db/queries/payments/takings'
import type { Tx } from '@/lib/db/schema'
import { manageKey } from '@/lib/domain/booking/manage-key'
import { balanceOf } from '@/lib/domain/payments/balance'
import { nextAsk } from '@/lib/domain/payments/page-times'
import { receiptSeries } from '@/lib/domain/payments/receipts'
import { noteFailure, noteSuccess } from '@/lib/log/dependencies'
import type { Gateway, LinkState } from '@/lib/payments/port'
import { type Booking, bookingFrom } from '@/lib/use-cases/booking/booking'
import { bookingPayload } from '@/lib/use-cases/booking/payload'
import { catchSeatLost, retakeSeat } from '@/lib/use-cases/booking/take-seat'
import type { Deps } from '@/lib/use-cases/deps'

export type PaymentDeps = Pick<Deps, 'db' | 'now' | 'secret'> & { gateway: Gateway }

const BATCH = 20
/** Longer than all calls of a batch may take. */
const CLAIM_MS = 60_000

/**
 * Asks about the payments that are due. A failure of the gateway holds up no other payment: the claim's end is the next try. Returns
 * how many were due. Throws database errors.
 */
export async function askGateway(deps: PaymentDeps): Promise<number> {
  const { db, now } = deps
  const until = new Date(now.getTime() + CLAIM_MS)
  const asked = await claimAsks(db.writes, { now, until, most: BATCH })
  await Promise.all(asked.map((payment) => askOne(deps, payment)))
  return asked.length
}

async function askOne(deps: PaymentDeps, payment: AskedPayment): Promise<void> {
  const { db } = deps
  const row = await readBooking(db.reads, payment.reference)
  if (!row) return
  const { status, visit, price_paise: pricePaise } = row
  const { duePaise } = balanceOf(await readMoney(db.reads, row.id), { status, visit, pricePaise })
  const link = await fetchOrClose(deps, payment, duePaise > 0 && payment.state === 'open')
  if (link && (await record(deps, { payment, row, link }))) await standAgain(deps, { payment, row })
}

/** Closes a page that nobody needs any more. Null if the gateway fails. */
async function fetchOrClose(
  { gateway, now }: PaymentDeps,
  { link_id: linkId, expires_at: expiresAt }: AskedPayment,
  isNeeded: boolean,
): Promise<LinkState | null> {
  // A page that nobody was shown has no money.
  if (linkId === null) return { state: expiresAt <= now || !isNeeded ? 'ended' : 'open', captures: [] }
  try {
    const link = await gateway.fetchLink(linkId)
    const answered = link.state === 'open' && !isNeeded ? await gateway.cancelLink(linkId) : link
    noteSuccess('payments')
    return answered
  } catch (error) {
    noteFailure('payments', error instanceof Error ? error.name : 'unknown')
    return null
  }
}

type Answer = { payment: AskedPayment; row: BookingRow; link: LinkState }

/** True if money came for a booking that was cancelled because nobody had paid. */
async function record({ db, now, secret }: PaymentDeps, { payment, row, link }: Answer): Promise<boolean> {
  const taxPercent = taxPercentOf(row.service)
  const series = receiptSeries(sellerIn(row.city_id)?.code ?? 'IN', taxPercent, now)
  return db.transaction(async (tx) => {
    await takeLocks(tx, [payment.reference, receiptsLockKey(series)])
    const { id, booking_id: bookingId, required, claimed, created_at: createdAt, expires_at: expiresAt } = payment
    let isNew = false
    for (const { gatewayPaymentId, paise } of link.captures) {
      const money = { method: 'online', paymentId: id, gatewayPaymentId } as const
      const taking = { bookingId, paise, takenAt: now, keepsMissed: keepsMissed(), series, taxPercent, ...money }
      isNew = (await writeTaking(tx, taking)) || isNew
    }
    // A patient who pays is serious: the booking leaves the share of unproved numbers and the call list.
    if (isNew && !row.proved) await proveBooking(tx, bookingId)
    const state = link.captures.length > 0 ? 'paid' : link.state
    await endAsk(tx, { id, claimed, state, askAt: nextAsk({ createdAt, expiresAt, isOpen: state === 'open' }, now) })
    if (!required) return false
    const living = await lockLiving(tx, payment.reference)
    const message = bookingMessage(row, { now, secret })
    if (living && isNew) await hastenMessage(tx, { kind: 'booking_confirmed', subject: living.seat_id, now })
    const isAwaited = living?.visit === 'expected'
    if (isAwaited && state === 'ended' && (await readMoney(tx, bookingId)).takings.length === 0) {
      await cancelRow(tx, bookingId, { now, reason: null })
      await writeMessage(tx, { kind: 'booking_cancelled', subject: living.seat_id, ...message })
    }
    return !living && isNew && payment.state === 'ended'
  })
}

function bookingMessage(row: BookingRow, { now, secret }: Pick<Deps, 'now' | 'secret'>) {
  const booking: Booking = bookingFrom(row, now)
  const key = manageKey(secret, row.id, row.link_version)
  const payload = bookingPayload({ ...booking, manageKey: key })
  return { to: booking.phone, language: booking.language, network: row.network, payload, now }
}

/** The money came after the end of the page: the slot is the patient's again if it is still free. Otherwise the money goes back. */
async function standAgain(deps: PaymentDeps, { payment, row }: Pick<Answer, 'payment' | 'row'>): Promise<void> {
  const { db, now } = deps
  const { date, start, end, visitMinutes } = bookingFrom(row, now)
  const { place_id: placeId, network } = row
  const proved = true
  if (row.starts_at <= now) return
  const seat = { owner: `pay:${payment.id}`, placeId, date, start, end, visitMinutes, phone: null, network, proved }
  const work = db.transaction(async (tx: Tx) => {
    await takeLocks(tx, [payment.reference], [seatsLockKey(placeId)])
    const taken = await retakeSeat(tx, seat, now)
    if (taken.kind !== 'held') return taken
    if (!(await restoreRow(tx, { id: row.id, sid: taken.sid, proved, now })))
      throw new Error('A paid booking lost its seat')
    await writeMessage(tx, { kind: 'booking_confirmed', subject: taken.sid, ...bookingMessage(row, deps) })
    return taken
  })
  await catchSeatLost(work)
}
