// A member also sees the usual price and the reason.

import { type Benefit, freeAYear } from '@/lib/catalogue/benefits'
import { chain } from '@/lib/catalogue/chain'
import type { Service } from '@/lib/catalogue/treatments/prices'
import type { Where } from '@/lib/catalogue/treatments/treatment-record'
import { serviceName, serviceNote } from '@/lib/http/steps/price-text'
import { fill, plural } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Texts } from '@/lib/texts/languages'
import type { PriceView } from '@/lib/views/booking'

type VisitPrice = {
  service: Service
  where: Where
  /** The visit has to be paid for before it counts as booked. */
  isFirst: boolean
  pricePaise: number
  savedPaise: number
  benefit: Benefit | null
  paidPaise?: number
}

/** Null if the chain has no membership any more. */
function benefitNote({ prices: { MEMBER_PRICE }, language }: Texts, benefit: Benefit): string | null {
  const { notes } = MEMBER_PRICE
  const { membership } = chain()
  if (!membership) return null
  return benefit === 'price'
    ? fill(notes.price, { percent: membership.percentOff })
    : plural(language.LANGUAGE, notes[benefit], { count: freeAYear(membership)[benefit] })
}

export function payLine(
  { prices: { PRICE, MEMBER_PRICE } }: Texts,
  { isFirst, pricePaise, savedPaise }: Pick<VisitPrice, 'isFirst' | 'pricePaise' | 'savedPaise'>,
): string {
  if (pricePaise === 0) return savedPaise === 0 ? PRICE.consultation : MEMBER_PRICE.nothing
  return fill(isFirst ? PRICE.toPay : PRICE.atVisit, { price: formatMoney(pricePaise) })
}

function sentenceOf({ PRICE }: Texts['prices'], { isFirst, pricePaise, paidPaise = 0 }: VisitPrice): string {
  if (paidPaise >= pricePaise) return PRICE.ofPaid
  return isFirst ? PRICE.ofFirst : PRICE.of
}

export function priceView(texts: Texts, visitPrice: VisitPrice): PriceView {
  const { service, where, pricePaise, savedPaise, benefit } = visitPrice
  const { PRICE } = texts.prices
  if (pricePaise === 0 && savedPaise === 0)
    return { price: PRICE.consultation, usualPrice: null, priceNote: PRICE.consultationNote }
  const name = serviceName(texts, service)
  return {
    price:
      pricePaise === 0
        ? fill(PRICE.ofNothing, { service: name })
        : fill<string>(sentenceOf(texts.prices, visitPrice), { service: name, price: formatMoney(pricePaise) }),
    usualPrice: savedPaise === 0 ? null : formatMoney(pricePaise + savedPaise),
    priceNote: (benefit && benefitNote(texts, benefit)) ?? serviceNote(texts, service, where),
  }
}
