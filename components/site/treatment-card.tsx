// A treatment among others: its picture, name, one line and price. The whole card is the link.
import Link from 'next/link'
import type { ReactNode } from 'react'
import styles from '@/components/site/pages.module.css'
import type { TreatmentCardView } from '@/components/site/views'

/** `picture` is decoration: the name says what the card leads to. */
type Props = { card: TreatmentCardView; level: 2 | 3; picture?: ReactNode }

export function TreatmentCard({ card, level, picture }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={styles.card}>
      {picture ? <div className={styles.cardPicture}>{picture}</div> : null}
      <div className={styles.cardText}>
        <Heading className={styles.cardName}>
          <Link className={styles.cardLink} href={card.href} prefetch={false}>
            {card.name}
          </Link>
        </Heading>
        <p className={styles.cardLine}>{card.line}</p>
        <p className={styles.cardPrice}>{card.price}</p>
      </div>
    </li>
  )
}
