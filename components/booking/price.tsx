import { Note } from '@/components/kit/note'
import { useTexts } from '@/lib/browser/texts'
import type { PriceView } from '@/lib/views/booking'

export function Price({ price, usualPrice, priceNote, costs = [] }: PriceView & { costs?: readonly string[] }) {
  const { MEMBER_PRICE } = useTexts('prices')
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
      {costs.map((cost) => (
        <Note key={cost} as="div" isSmall>
          {cost}
        </Note>
      ))}
      {priceNote ? (
        <Note as="div" isSmall>
          {priceNote}
        </Note>
      ) : null}
    </>
  )
}
