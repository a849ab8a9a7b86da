import { chain } from '@/lib/catalogue/chain'
import { canPayOnline } from '@/lib/catalogue/treatments/payments'
import { lockLiving } from '@/lib/db/queries/booking/booking-changes'
import { takeLocks } from '@/lib/db/queries/locks'
import { endPayment, type PaymentRow, readOpenPayment, setLink, writePayment } from '@/lib/db/queries/payments/payments'
import { readMoney } from '@/lib/db/queries/payments/takings'
import { balanceOf } from '@/lib/domain/payments/balance'
import { endOfPage, nextAsk } from '@/lib/domain/payments/page-times'
import { noteFailure, noteSuccess } from '@/lib/log/dependencies'
import type { Gateway } from '@/lib/payments/port'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import type { Deps } from '@/lib/use-cases/deps'

/** `returnTo`: the address of the payment's own page. */
type Start = { gateway: Gateway | null; returnTo(id: string): string }
/** `away`: the gateway does not answer; the payment's page offers another try. `nothing`: there is nothing to pay online. */
export type StartOutcome = { kind: 'started' | 'away'; id: string } | { kind: 'nothing' }

/** A booking has at most one open page: a repeated request leads to the same one. */
export async function startPayment(
  deps: Deps,
  booking: Pick<FoundBooking, 'reference' | 'pricePaise'>,
  start: Start,
): Promise<StartOutcome> {
  const { gateway } = start
  if (gateway === null || !canPayOnline(gateway)) return { kind: 'nothing' }
  const payment = await openPayment(deps, booking)
  if (payment === null) return { kind: 'nothing' }
  return {
    kind: (await ensureLink(deps, payment, { ...start, gateway, booking })) ? 'started' : 'away',
    id: payment.id,
  }
}

/** Null if the booking does not stand, or nothing is due. */
async function openPayment(
  { db, now }: Deps,
  { reference, pricePaise }: Pick<FoundBooking, 'reference' | 'pricePaise'>,
): Promise<PaymentRow | null> {
  return db.transaction(async (tx): Promise<PaymentRow | null> => {
    await takeLocks(tx, [reference])
    const living = await lockLiving(tx, reference)
    if (!living) return null
    const open = await readOpenPayment(tx, living.id)
    if (open && (open.required || open.expires_at > now)) return open
    if (open) await endPayment(tx, open.id)
    const { visit, starts_at: startsAt } = living
    const { duePaise } = balanceOf(await readMoney(tx, living.id), { pricePaise, status: 'confirmed', visit })
    if (duePaise === 0) return null
    const expiresAt = endOfPage({ startsAt, required: false }, now)
    const askAt = nextAsk({ createdAt: now, expiresAt, isOpen: true }, now)
    const page = { bookingId: living.id, paise: duePaise, required: false, now, expiresAt, askAt }
    return writePayment(tx, page)
  })
}

/** The gateway learns the reference alone, because a treatment is a matter of health. False if it fails. */
async function ensureLink(
  { db }: Deps,
  { id, paise, expires_at: expiresAt, link_id }: PaymentRow,
  { gateway, returnTo, booking }: Start & { gateway: Gateway; booking: Pick<FoundBooking, 'reference'> },
): Promise<boolean> {
  if (link_id !== null) return true
  const description = `${chain().brand.name} ${booking.reference}`
  const page = { reference: id, paise, description, expiresAt, returnTo: returnTo(id) }
  const link = await gateway.createLink(page).catch((error: unknown) => {
    noteFailure('payments', error instanceof Error ? error.name : 'unknown')
    return null
  })
  if (link === null) return false
  noteSuccess('payments')
  await setLink(db.writes, { id, ...link })
  return true
}
