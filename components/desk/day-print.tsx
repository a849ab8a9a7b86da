// The day on paper: for when the power or the network is away.
import styles from '@/components/desk/day-print.module.css'
import { DeskFrame } from '@/components/desk/frame'
import type { DeskView } from '@/components/desk/views'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

export type PrintView = {
  placeName: string
  day: string
  /** When it was printed. */
  at: string
  lines: readonly {
    reference: string
    time: string
    chair: string
    name: string
    phone: string
    what: string
    tags: string
    state: string
  }[]
}

export function DayPrint({ desk, print: view }: { desk: DeskView; print: PrintView }) {
  const { PRINT } = useWords('desk-print')
  const title = fill(PRINT.title, { place: view.placeName, day: view.day })
  return (
    <DeskFrame desk={desk} title={title}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{fill(PRINT.at, { at: view.at })}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            {[PRINT.time, PRINT.chair, PRINT.name, PRINT.phone, PRINT.what, PRINT.known, PRINT.came].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.lines.map((line) => (
            <tr key={line.reference}>
              <th scope="row">{line.time}</th>
              <td>{line.chair}</td>
              <td>{line.name}</td>
              <td>{line.phone}</td>
              <td>{line.what}</td>
              <td>{line.tags}</td>
              <td>{line.state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{PRINT.shred}</p>
    </DeskFrame>
  )
}
