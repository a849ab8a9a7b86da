// A treatment among others: its picture, name, one line and price. The whole card is the link.
import Link from 'next/link'
import { Picture } from '@/components/kit/picture'
import styles from '@/components/site/pages.module.css'
import type { TreatmentCardView } from '@/components/site/views'

type Props = { card: TreatmentCardView; level: 2 | 3 }

export function TreatmentCard({ card, level }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={styles.card}>
      <Picture
        className={styles.cardPicture}
        source={card.image}
        alt=""
        quality="low"
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 92vw"
      />
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
