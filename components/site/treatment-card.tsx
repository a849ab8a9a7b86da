import { Anchor } from '@/components/kit/anchor'
import { Card } from '@/components/kit/card'
import { Note } from '@/components/kit/note'
import { Picture } from '@/components/kit/pictures/picture'
import { PatientRating } from '@/components/ratings/patient-rating'
import styles from '@/components/site/treatment-card.module.css'
import type { TreatmentCardView } from '@/lib/views/site'

export function TreatmentCard({ card }: { card: TreatmentCardView }) {
  return (
    <Card as="li" className={styles.card} isLinked isPictured>
      <Picture source={card.image} alt="" fit="contain" className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Anchor className={styles.link} href={card.href}>
            {card.name}
          </Anchor>
        </h3>
        <Note isSmall>{card.line}</Note>
        {card.rating ? <PatientRating rating={card.rating} /> : null}
        <p className={styles.price}>{card.price}</p>
        {card.cost ? <Note isSmall>{card.cost}</Note> : null}
      </div>
    </Card>
  )
}
