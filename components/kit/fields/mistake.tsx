// The question names it as its description.
import type { HTMLAttributes } from 'react'
import styles from '@/components/kit/fields/mistake.module.css'

type Props = Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'children'>

export function Mistake(props: Props) {
  return <p {...props} className={styles.mistake} />
}
