// Cards that lead on: a picture, a name, one short line.
import Link from 'next/link'
import { Picture } from '@/components/kit/picture'
import styles from '@/components/site/picture-cards.module.css'
import type { PictureName } from '@/lib/catalogue/pictures'

type Card = { href: string; label: string; line?: string; picture: PictureName }

export function PictureCards({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.href}>
          <Link className={styles.card} href={card.href} prefetch={false}>
            <Picture
              className={styles.picture}
              source={card.picture}
              alt=""
              sizes="(min-width: 64rem) 11rem, (min-width: 40rem) 30vw, 45vw"
              quality="low"
            />
            <span className={styles.text}>
              <span className={styles.label}>{card.label}</span>
              {card.line ? <span className={styles.line}>{card.line}</span> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
