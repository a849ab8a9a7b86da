// Lists of the pages outside the flows: what holds (with checks), and what happens in order (numbered).
import { Check } from 'lucide-react'
import styles from '@/components/site/pages.module.css'

type Props = { lines: readonly string[] }

export function CheckList({ lines }: Props) {
  return (
    <ul className={styles.checks}>
      {lines.map((line) => (
        <li key={line}>
          <Check aria-hidden="true" />
          {line}
        </li>
      ))}
    </ul>
  )
}

export function NumberedList({ lines }: Props) {
  return (
    <ol className={styles.numbered}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  )
}
