import type { ReactNode } from 'react'
import styles from '@/components/kit/table.module.css'

type Props = {
  /** Read out but not seen. */
  caption: string
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

function Rows({ heads, rows, isNamed = false }: Pick<Props, 'heads' | 'rows'> & { isNamed?: boolean }) {
  return (
    <>
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
              <td key={heads[at + 1]} data-head={isNamed ? heads[at + 1] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}

/** On a narrow screen the table scrolls sideways. */
export function Table({ caption, ...table }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is pushed sideways has to be reached by the keyboard.
    <section className={styles.box} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <Rows {...table} />
      </table>
    </section>
  )
}

/** On a narrow screen each row is a paragraph, in which each value follows its heading. */
export function FoldingTable({ caption, ...table }: Props) {
  return (
    <table className={[styles.table, styles.folding].join(' ')} aria-label={caption}>
      <Rows {...table} isNamed />
    </table>
  )
}
