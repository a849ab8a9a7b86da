import type { HTMLAttributes } from 'react'
import styles from '@/components/kit/note.module.css'

type Props = HTMLAttributes<HTMLElement> & { as?: 'p' | 'span' | 's' | 'div' | 'figcaption'; isSmall?: boolean }

export function Note({ as: Part = 'p', isSmall = false, className, ...rest }: Props) {
  return (
    <Part {...rest} className={[styles.note, isSmall ? styles.small : null, className].filter(Boolean).join(' ')} />
  )
}
