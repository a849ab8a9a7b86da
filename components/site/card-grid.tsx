// Cards side by side, as many as fit.
import type { ReactNode } from 'react'
import styles from '@/components/site/pages.module.css'

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>
}
