import type { ReactNode } from 'react'
import styles from '@/components/step/step.module.css'

export const QuestionColumn = ({ children }: { children: ReactNode }) => (
  <div className={styles.question}>{children}</div>
)
