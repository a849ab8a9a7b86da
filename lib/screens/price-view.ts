// A booking's price in words, with the usual one and the reason where a membership lowers it.

import type { PriceView } from '@/components/booking/views'
import type { Benefit } from '@/lib/catalogue/benefits'
import { isPriced, pricePaise as paiseAt, pricesPaise } from '@/lib/catalogue/prices'
import type { Where } from '@/lib/catalogue/treatment-record'
import type { TreatmentKey } from '@/lib/catalogue/treatments'
import { fill } from '@/lib/texts/fill'
import { formatMoney } from '@/lib/texts/format'
import type { Words } from '@/lib/texts/languages'

/** What is booked for a treatment. */
export const serviceName = ({ treatments, prices }: Words, treatment: TreatmentKey): string =>
  isPriced(treatment) ? treatments.SERVICES[treatment] : prices.PRICE.service

/** What a treatment's booking costs, while its place is still open. */
export function openPrice(words: Words, treatment: TreatmentKey): string {
  const { PRICE } = words.prices
  const [least = 0, ...more] = pricesPaise(treatment)
  if (least === 0) return PRICE.consultation
  return more.length === 0 ? formatMoney(words, least) : fill(PRICE.from, { price: formatMoney(words, least) })
}

/** What a treatment's booking costs at a place; empty where it can't be had there. */
export function priceAt(words: Words, treatment: TreatmentKey, where: Where): string {
  const { PRICE } = words.prices
  const paise = paiseAt(treatment, where)
  return paise === null ? '' : paise === 0 ? PRICE.consultation : formatMoney(words, paise)
}

type VisitPrice = { pricePaise: number; savedPaise: number; benefit: Benefit | null }

/** What the patient pays, and what others would. */
export function priceView(words: Words, { pricePaise, savedPaise, benefit }: VisitPrice): PriceView {
  const { PRICE, MEMBER_PRICE } = words.prices
  if (pricePaise === 0 && savedPaise === 0)
    return { price: PRICE.consultation, usualPrice: null, priceNote: PRICE.consultationNote }
  return {
    price: pricePaise === 0 ? PRICE.free : fill(PRICE.atVisit, { price: formatMoney(words, pricePaise) }),
    usualPrice: savedPaise === 0 ? null : formatMoney(words, pricePaise + savedPaise),
    priceNote: benefit && MEMBER_PRICE.notes[benefit],
  }
}
