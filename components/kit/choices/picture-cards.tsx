import { Breakable } from '@/components/kit/breakable'
import { LinkCard } from '@/components/kit/card'
import { CardGrid } from '@/components/kit/card-grid'
import styles from '@/components/kit/choices/picture-cards.module.css'
import { Note } from '@/components/kit/note'
import { Picture } from '@/components/kit/pictures/picture'
import type { PictureName } from '@/lib/catalogue/pictures'

type PictureCard = { href: string; label: string; line?: string; picture: PictureName }

export function PictureCards({ cards }: { cards: readonly PictureCard[] }) {
  return (
    <CardGrid isSmall>
      {cards.map(({ href, label, line, picture }) => (
        <li key={href}>
          <LinkCard className={styles.card} href={href} isPictured>
            <Picture className={styles.picture} source={picture} alt="" />
            <span className={styles.text}>
              <span className={styles.label}>
                <Breakable text={label} />
              </span>
              {line ? (
                <Note as="span" isSmall>
                  {line}
                </Note>
              ) : null}
            </span>
          </LinkCard>
        </li>
      ))}
    </CardGrid>
  )
}
