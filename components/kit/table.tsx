// On a narrow screen the table scrolls sideways.
import type { ReactNode } from 'react'
import styles from '@/components/kit/table.module.css'

type Props = {
  /** Read out but not seen. */
  caption: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

export function Table({ caption, heads, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed sideways has to be reached by the keyboard.
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, at) => (
                <td key={heads[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
