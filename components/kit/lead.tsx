import type { ReactNode } from 'react'
import styles from '@/components/kit/lead.module.css'

export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
