// A booking's price in words, with the usual one and the reason where a membership lowers it.
import type { PriceView } from '@/components/booking/views'
import type { Benefit } from '@/lib/catalogue/benefits'
import { REVIEW } from '@/lib/texts/en/booking'
import { MEMBER_PRICE } from '@/lib/texts/en/member-prices'
import { formatMoney } from '@/lib/texts/format'

type Priced = { pricePaise: number; savedPaise: number; benefit: Benefit | null }

/** What the patient pays, and what others would. */
export const priceView = ({ pricePaise, savedPaise, benefit }: Priced): PriceView => ({
  price: pricePaise === 0 ? REVIEW.free : REVIEW.atVisit(formatMoney(pricePaise)),
  usualPrice: savedPaise === 0 ? null : formatMoney(pricePaise + savedPaise),
  priceNote: benefit && MEMBER_PRICE.notes[benefit],
})
