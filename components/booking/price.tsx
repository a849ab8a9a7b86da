// A price; for a member the usual one struck through beside it, and why it is lower.

import type { PriceView } from '@/components/booking/views'
import { Note } from '@/components/kit/note'
import { MEMBER_PRICE } from '@/lib/texts/en/prices'

export function Price({ price, usualPrice, priceNote }: PriceView) {
  return (
    <>
      {price}
      {usualPrice ? (
        <>
          {' '}
          <Note as="s">
            <span className="visually-hidden">{MEMBER_PRICE.usual} </span>
            {usualPrice}
          </Note>
        </>
      ) : null}
      {priceNote ? (
        <Note as="div" isSmall>
          {priceNote}
        </Note>
      ) : null}
    </>
  )
}
