import type { HTMLAttributes, ReactNode } from 'react'
import styles from '@/components/kit/list.module.css'

type Props = HTMLAttributes<HTMLElement> & {
  /** The order has a meaning. */
  isOrdered?: boolean
}

function Part({ isOrdered = false, ...rest }: Props) {
  return isOrdered ? <ol {...rest} /> : <ul {...rest} />
}

export function List({ className, ...rest }: Props) {
  return <Part {...rest} className={className ? `${styles.list} ${className}` : styles.list} />
}

export function BulletList(props: Omit<Props, 'className'>) {
  return <Part {...props} className={styles.bullets} />
}

export function NumberedList({ lines }: { lines: readonly string[] }) {
  return (
    <ol className={`${styles.list} ${styles.numbered}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  )
}

/** A div with text and its actions; a line separates it from the next row. */
export function ListRow({ children }: { children: ReactNode }) {
  return <li className={styles.row}>{children}</li>
}
