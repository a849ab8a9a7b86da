// The id is a secret of its own: a payment app may open the page in another browser. So it shows no name and no number.

import { z } from 'zod'
import { managePath, payPath, receiptPath } from '@/lib/addresses/paths'
import { paymentTerms } from '@/lib/catalogue/treatments/payments'
import { localOf } from '@/lib/domain/clinic-time'
import { withForms } from '@/lib/http/forms/with-forms'
import { type PageRequest, withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import type { Visitor } from '@/lib/http/visitor'
import { bookingFor } from '@/lib/page-handlers/booking/booking-page'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import { startOnline } from '@/lib/page-handlers/payments/pay-online'
import { formatDay, formatMoney, formatTime } from '@/lib/texts/format'
import { noteHint } from '@/lib/use-cases/payments/hint'
import { readPaymentPage } from '@/lib/use-cases/payments/read-payment'
import type { PayState, PayView } from '@/lib/views/payments'

type PaymentPage = NonNullable<Awaited<ReturnType<typeof readPaymentPage>>>
export type PayProps = { pay: PayView | null }
type PayForms = { request: PageRequest; about: { found: PaymentPage }; shown: null; notice: never; props: PayProps }

/** Razorpay adds this to the address of return. It is no proof, so the page only waits for the gateway's word. */
const RETURNED = 'razorpay_payment_link_status'

export function payStateOf(
  { payment, booking, money }: PaymentPage,
  { now, hasReturned }: { now: Date; hasReturned: boolean },
): PayState {
  const { paidPaise, backPaise, duePaise, isBack } = money
  if (duePaise === 0 && paidPaise > 0) return 'paid'
  if (backPaise > 0 && paidPaise === 0) return isBack ? 'back_done' : 'back'
  if (booking.status === 'cancelled') return 'gone'
  if (duePaise === 0) return 'settled'
  if (payment.state !== 'open') return 'ended'
  if (payment.link_url === null) return 'away'
  return hasReturned || payment.expires_at <= now ? 'waits' : 'open'
}

async function viewOf({ visitor, page, found }: PageRequest & { found: PaymentPage }): Promise<PayView> {
  const { texts, deps } = visitor
  const { payment, booking, money } = found
  const { placeName, when } = bookingView(texts, { ...booking, concern: null }, deps.now)
  const { date, time } = localOf(payment.expires_at)
  const until = payment.required ? formatTime(texts, time) : `${formatDay(texts, date)}, ${formatTime(texts, time)}`
  const state = payStateOf(found, { now: deps.now, hasReturned: queryValue(page.query[RETURNED]) !== '' })
  const isKnown = (await bookingFor(visitor, booking.reference, '')) !== null
  const { backPaise, paidPaise, duePaise } = money
  const paise = state === 'paid' ? paidPaise : state === 'back' || state === 'back_done' ? backPaise : payment.paise
  return {
    id: payment.id,
    state,
    amount: formatMoney(state === 'ended' ? duePaise : paise),
    what: `${when}, ${placeName}`,
    until,
    isFirst: payment.required,
    missed: paymentTerms()?.missed ?? 'refunded',
    payHref: state === 'open' ? payment.link_url : null,
    manageHref: isKnown ? managePath(booking.reference) : null,
    receiptHref: isKnown && money.hasReceipt ? receiptPath(booking.reference) : null,
  }
}

async function again({ visitor, found: { booking, payment } }: { visitor: Visitor; found: PaymentPage }) {
  const outcome = await startOnline(visitor, booking)
  return { kind: 'shown' as const, id: outcome.kind === 'nothing' ? payment.id : outcome.id }
}

const { act, page } = withForms<PayForms>()
const ACTS = {
  again: act({ reads: z.object({}), run: again }).answers({ shown: ({ outcome: { id } }) => ({ to: payPath(id) }) }),
  check: act({
    reads: z.object({}),
    async run({ visitor, found }) {
      await noteHint(visitor.deps, { linkId: found.payment.link_id, refundReference: null })
      return { kind: 'asked' as const }
    },
  }).answers({
    asked: ({ context: { found } }) => ({ to: `${payPath(found.payment.id)}?${RETURNED}=asked` }),
  }),
}

export const payPage = withPage<PayProps>(
  '/pay/[id]',
  page({
    async load({ page, visitor }) {
      const found = await readPaymentPage(visitor.deps, queryValue(page.params?.id))
      if (found) return { found }
      page.res.statusCode = 404
      return { elsewhere: { props: { pay: null } } }
    },
    acts: ACTS,
    notices: [],
    unread: null,
    show: async (context) => ({ props: { pay: await viewOf(context) } }),
  }),
)
