import { DESK_PATHS } from '@/lib/addresses/desk'
import { DESK_METHODS, sellerIn } from '@/lib/catalogue/treatments/payments'
import { balanceOf, givableOf } from '@/lib/domain/payments/balance'
import { receiptNumber } from '@/lib/domain/payments/receipts'
import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { momentText } from '@/lib/page-handlers/desk/booking-history'
import { receiptId } from '@/lib/page-handlers/payments/receipt-views'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { readDeskMoney } from '@/lib/use-cases/desk/money/read-money'
import type { DeskMoneyView, TakingLine } from '@/lib/views/desk/money'

type Money = Awaited<ReturnType<typeof readDeskMoney>>

function takingLine(
  texts: Texts,
  reference: string,
  { taking, money, givable }: { taking: Money['takings'][number]; money: Money; givable: number | undefined },
): TakingLine {
  const { MONEY, METHODS } = texts['desk-money']
  const refunds = money.refunds.filter(({ taking_id }) => taking_id === taking.id)
  const by = (at: Date, staffId: string | null) =>
    [momentText(texts, at.toISOString()), money.staff.get(staffId ?? '')].filter(Boolean).join(', ')
  const documentLink = (text: string, of: { series: string; n: number }) => ({
    text: fill(text, { number: receiptNumber(of) }),
    href: `${DESK_PATHS.receipt(reference)}#${receiptId(of)}`,
  })
  return {
    id: taking.id,
    text: fill(MONEY.taking, { amount: formatMoney(taking.paise), method: METHODS[taking.method] }),
    by: by(taking.taken_at, taking.staff_id),
    receipt: documentLink(MONEY.receipt, taking),
    refunds: refunds.map(({ id, paise, state, ended_at, created_at, staff_id, series, n }) => ({
      id,
      text: fill<string>(state === 'done' ? MONEY.gaveBack : MONEY.goesBack, { amount: formatMoney(paise) }),
      by: by(ended_at ?? created_at, staff_id),
      creditNote: series === null || n === null ? null : documentLink(MONEY.note, { series, n }),
    })),
    givable: givable === undefined ? null : { amount: formatMoney(givable), paise: givable },
  }
}

/** Null if the booking has no price, or the chain takes no money through the site. */
export async function deskMoneyView(
  { visitor: { deps, texts } }: DeskRequest,
  booking: FoundBooking,
): Promise<DeskMoneyView | null> {
  const { id, reference, pricePaise, place } = booking
  const canTake = sellerIn(place.cityId) !== null
  const money = await readDeskMoney(deps, id)
  if (money.takings.length === 0 && (pricePaise === 0 || !canTake)) return null
  const { MONEY } = texts['desk-money']
  const { paidPaise, refundedPaise, duePaise, surplusPaise } = balanceOf(money, booking)
  const givable = givableOf(money, booking)
  const facts = [
    { label: MONEY.price, paise: pricePaise, isShown: true },
    { label: MONEY.paid, paise: paidPaise, isShown: true },
    { label: MONEY.refunded, paise: refundedPaise, isShown: refundedPaise > 0 },
    { label: MONEY.due, paise: duePaise, isShown: surplusPaise === 0 },
    { label: MONEY.surplus, paise: surplusPaise, isShown: surplusPaise > 0 },
  ]
  return {
    facts: facts.flatMap(({ label, paise, isShown }) => (isShown ? [{ label, value: formatMoney(paise) }] : [])),
    takings: money.takings.map((taking) =>
      takingLine(texts, reference, { taking, money, givable: givable.get(taking.id) }),
    ),
    take:
      canTake && duePaise > 0
        ? { amount: formatMoney(duePaise), methods: DESK_METHODS, paise: duePaise, takings: money.takings.length }
        : null,
    hasOnline: money.takings.some(({ method }) => method === 'online'),
    hasSurplus: surplusPaise > 0,
  }
}
