import type { ReactNode } from 'react'
import styles from '@/components/kit/card-grid.module.css'
import { List } from '@/components/kit/list'

/** `isSmall`: two cards fit on a phone. */
export function CardGrid({ isSmall = false, children }: { isSmall?: boolean; children: ReactNode }) {
  return <List className={isSmall ? `${styles.grid} ${styles.small}` : styles.grid}>{children}</List>
}
