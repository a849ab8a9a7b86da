// The column that a step's question stands in, as wide as text is read well; on a desktop the panel stands beside it.
import type { ReactNode } from 'react'
import styles from '@/components/step/step.module.css'

export const QuestionColumn = ({ children }: { children: ReactNode }) => (
  <div className={styles.question}>{children}</div>
)
