// A price; for a member the usual one struck through beside it, and why it is lower.

import type { PriceView } from '@/components/booking/views'
import { Note } from '@/components/kit/note'
import { useWords } from '@/lib/browser/words'

export function Price({ price, usualPrice, priceNote }: PriceView) {
  const { MEMBER_PRICE } = useWords('prices')
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
