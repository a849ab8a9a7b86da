import type { HTMLAttributes } from 'react'
import styles from '@/components/kit/section.module.css'

type Props = HTMLAttributes<HTMLElement> & { as?: 'section' | 'div' | 'p'; title?: string }

export function Section({ as: Part = 'section', title, className, children, ...rest }: Props) {
  return (
    <Part {...rest} className={className ? `${styles.section} ${className}` : styles.section}>
      {title === undefined ? null : <h2>{title}</h2>}
      {children}
    </Part>
  )
}
