// One thing among others, on a ground of its own. LinkCard is one link as a whole.
import type { HTMLAttributes } from 'react'
import { Anchor, type AnchorProps } from '@/components/kit/anchor'
import styles from '@/components/kit/card.module.css'

type Shape = {
  /** Its picture reaches its edges. */
  isPictured?: boolean
}

const cardClass = (isLinked: boolean, { isPictured = false }: Shape, className: string | undefined): string =>
  [styles.card, isLinked ? styles.linked : null, isPictured ? styles.pictured : null, className]
    .filter(Boolean)
    .join(' ')

type Props = HTMLAttributes<HTMLElement> &
  Shape & {
    as?: 'div' | 'li' | 'section'
    /** A link inside takes the tap for the whole card. */
    isLinked?: boolean
  }

export function Card({ as: Part = 'div', isLinked = false, isPictured, className, ...rest }: Props) {
  return <Part {...rest} className={cardClass(isLinked, { isPictured }, className)} />
}

export function LinkCard({ isPictured, className, ...rest }: AnchorProps & Shape) {
  return <Anchor {...rest} className={cardClass(true, { isPictured }, className)} />
}
