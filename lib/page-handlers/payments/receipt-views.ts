import { DEFAULT_LANGUAGE } from '@/lib/catalogue/languages'
import { sellerOfSeries } from '@/lib/catalogue/treatments/payments'
import { localOf } from '@/lib/domain/clinic-time'
import { receiptNumber, taxParts } from '@/lib/domain/payments/receipts'
import { serviceName } from '@/lib/http/steps/price-text'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import { formatExactMoney, formatLongDay } from '@/lib/texts/format'
import { type Texts, textsIn } from '@/lib/texts/languages'
import type { Booking } from '@/lib/use-cases/booking/booking'
import type { readReceipts } from '@/lib/use-cases/payments/read-receipts'
import type { ReceiptView } from '@/lib/views/receipt'

type Money = Awaited<ReturnType<typeof readReceipts>>
type TakingItem = Money['takings'][number]

/** `KA/2627/B/3` as `KA-2627-B-3`. */
export const receiptId = (taking: Pick<TakingItem, 'series' | 'n'>): string =>
  receiptNumber(taking).replaceAll('/', '-')

function taxOf(paise: number, percent: number): ReceiptView['tax'] {
  if (percent === 0) return null
  const { taxable, half } = taxParts(paise, percent)
  return { taxable: formatExactMoney(taxable), half: formatExactMoney(half), rate: String(percent / 2) }
}

/** English has the names of the law. */
function titleOf(texts: Texts, kind: 'bill' | 'invoice' | 'note'): Pick<ReceiptView, 'title' | 'legalTitle'> {
  const [title, legal] = [texts, textsIn(DEFAULT_LANGUAGE)].map(({ receipt }) => receipt.RECEIPT[kind])
  return { title: title ?? '', legalTitle: title === legal ? null : (legal ?? null) }
}

/** Each receipt with its credit notes. `booking` is already redacted for this reader. A chain whose terms are gone is named by its brand. */
export function receiptViews(texts: Texts, booking: Booking, { takings, refunds }: Money): ReceiptView[] {
  const { name, address } = texts.brand.BRAND
  const { placeName } = bookingView(texts, booking, booking.startsAt)
  const dayOf = (moment: Date) => formatLongDay(texts, localOf(moment).date)
  return takings.flatMap((taking) => {
    const seller = sellerOfSeries(taking.series)
    const ofTaking = refunds.filter(({ taking_id }) => taking_id === taking.id)
    const both = {
      seller: { name: seller?.name ?? name, address: seller?.address ?? address, gstin: seller?.gstin ?? null },
      patient: booking.name,
      reference: booking.reference,
      service: serviceName(texts, booking.service),
      place: placeName,
      method: taking.method,
    }
    const receipt: ReceiptView = {
      ...both,
      id: receiptId(taking),
      ...titleOf(texts, taking.tax_percent === 0 ? 'bill' : 'invoice'),
      number: receiptNumber(taking),
      day: dayOf(taking.taken_at),
      against: null,
      amount: formatExactMoney(taking.paise),
      tax: taxOf(taking.paise, taking.tax_percent),
      refunds: ofTaking.map(({ id, paise, ended_at }) => ({
        id,
        amount: formatExactMoney(paise),
        day: ended_at && dayOf(ended_at),
      })),
    }
    const notes = ofTaking.flatMap(({ paise, ended_at, series, n }): ReceiptView[] => {
      if (ended_at === null || series === null || n === null) return []
      return [
        {
          ...both,
          id: receiptId({ series, n }),
          ...titleOf(texts, 'note'),
          number: receiptNumber({ series, n }),
          day: dayOf(ended_at),
          against: `${receipt.number}, ${receipt.day}`,
          amount: formatExactMoney(paise),
          tax: taxOf(paise, taking.tax_percent),
          refunds: [],
        },
      ]
    })
    return [receipt, ...notes]
  })
}
