import styles from '@/components/desk/patient/patient.module.css'
import { List } from '@/components/kit/list'
import type { HistoryLine } from '@/lib/views/desk/booking'

export function HistoryLines({ lines }: { lines: readonly HistoryLine[] }) {
  return (
    <List isOrdered className={styles.history}>
      {lines.map(({ key, at, text, by }) => (
        <li key={key}>
          <strong>{text}</strong>
          <span className={styles.by}>{`${at}, ${by}`}</span>
        </li>
      ))}
    </List>
  )
}
