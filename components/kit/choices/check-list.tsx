import { Check } from 'lucide-react'
import styles from '@/components/kit/choices/check-list.module.css'
import { List } from '@/components/kit/list'

type Props = {
  lines: readonly string[]
  /** Side by side, for a few words each. */
  isRow?: boolean
}

export function CheckList({ lines, isRow = false }: Props) {
  return (
    <List className={`${styles.checks} ${isRow ? styles.row : styles.column}`}>
      {lines.map((line) => (
        <li key={line}>
          <Check aria-hidden="true" />
          {line}
        </li>
      ))}
    </List>
  )
}
