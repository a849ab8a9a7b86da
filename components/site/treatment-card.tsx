// A treatment among others: its picture, name, one line and price. The whole card is the link.

import { Anchor } from '@/components/kit/anchor'
import { Card } from '@/components/kit/card'
import { Note } from '@/components/kit/note'
import { Picture } from '@/components/kit/picture'
import { Rating } from '@/components/kit/rating'
import styles from '@/components/site/treatment-card.module.css'
import type { TreatmentCardView } from '@/components/site/views'

export function TreatmentCard({ card }: { card: TreatmentCardView }) {
  return (
    <Card as="li" className={styles.card} isLinked isPictured>
      <Picture
        source={card.image}
        alt=""
        fit="contain"
        quality="low"
        className={styles.picture}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 30vw"
      />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Anchor className={styles.link} href={card.href}>
            {card.name}
          </Anchor>
        </h3>
        <Note isSmall>{card.line}</Note>
        <Rating words={card.rating} />
        <p className={styles.price}>{card.price}</p>
      </div>
    </Card>
  )
}
