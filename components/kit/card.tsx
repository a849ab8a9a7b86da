import type { HTMLAttributes } from 'react'
import { Anchor, type AnchorProps } from '@/components/kit/anchor'
import styles from '@/components/kit/card.module.css'

type Shape = {
  /** `raised` is the page's main thing; `quiet` is secondary. */
  look?: 'plain' | 'raised' | 'quiet'
  /** The picture reaches the card's edges. */
  isPictured?: boolean
  className?: string | undefined
}

const LOOKS = { plain: undefined, raised: styles.raised, quiet: styles.quiet }

const cardClass = ({ look = 'plain', isPictured = false, className }: Shape, isLinked: boolean): string =>
  [styles.card, LOOKS[look], isLinked ? styles.linked : null, isPictured ? styles.pictured : null, className]
    .filter(Boolean)
    .join(' ')

type Props = HTMLAttributes<HTMLElement> &
  Shape & {
    as?: 'div' | 'li' | 'section' | 'aside' | 'dl' | 'nav'
    /** A link inside takes the taps on the whole card. */
    isLinked?: boolean
  }

export function Card({ as: Part = 'div', isLinked = false, look, isPictured, className, ...rest }: Props) {
  return <Part {...rest} className={cardClass({ look, isPictured, className }, isLinked)} />
}

export function LinkCard({ look, isPictured, className, ...rest }: AnchorProps & Shape) {
  return <Anchor {...rest} className={cardClass({ look, isPictured, className }, true)} />
}
