// A price; for a member the usual one struck through beside it, and why it is lower.

import styles from '@/components/booking/booking.module.css'
import type { PriceView } from '@/components/booking/views'
import { MEMBER_PRICE } from '@/lib/texts/en/prices'

export function Price({ price, usualPrice, priceNote }: PriceView) {
  return (
    <>
      {price}
      {usualPrice ? (
        <>
          {' '}
          <s className={styles.usual}>
            <span className="visually-hidden">{MEMBER_PRICE.usual} </span>
            {usualPrice}
          </s>
        </>
      ) : null}
      {priceNote ? <span className={styles.priceNote}>{priceNote}</span> : null}
    </>
  )
}
