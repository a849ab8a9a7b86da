import styles from '@/components/desk/day-board.module.css'
import { VisitCard } from '@/components/desk/visit-card'
import { Anchor } from '@/components/kit/anchor'
import { rowId } from '@/lib/addresses/desk'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { VisitCard as Card, DayCell, DayNotice, DayRow, DayView } from '@/lib/views/desk/day'

/** `notice` is shown in the card of the visit that was changed. */
type Common = { action: string; notice: DayNotice | null }

const announced = (card: Card, { action, notice }: Common) => (
  <VisitCard
    key={card.reference}
    id={card.reference}
    card={card}
    action={action}
    notice={notice?.undo?.reference === card.reference ? notice : null}
  />
)

type CellProps = Common & { cell: DayCell; chair: string; row: DayRow }

function Cell({ cell, chair, row, ...board }: CellProps) {
  const { DAY } = useTexts('desk-day')
  if (cell.kind === 'booked') return announced(cell.card, board)
  if (cell.kind === 'none') return null
  if (cell.kind === 'goes_on') return <p className={styles.held}>{fill(DAY.goesOn, { time: cell.until })}</p>
  if (cell.kind === 'held') return <p className={styles.held}>{DAY.held}</p>
  if (cell.kind === 'blocked') return <p className={styles.blocked}>{fill(DAY.blocked, { reason: cell.reason })}</p>
  return (
    <Anchor isWhole className={styles.free} href={cell.href} aria-label={fill(DAY.bookAt, { time: row.time, chair })}>
      {DAY.free}
    </Anchor>
  )
}

type RowProps = Common & { row: DayRow; chairs: readonly string[]; hasExtra: boolean }

function Row({ row, chairs, hasExtra, ...board }: RowProps) {
  const { DAY } = useTexts('desk-day')
  const isEmpty = row.cells.every(({ kind }) => kind === 'none') && row.extra.length === 0
  return (
    // A link to the row gives it the focus, without scripts too.
    <tr id={rowId(row.start)} tabIndex={-1} className={row.isNow ? styles.now : isEmpty ? styles.empty : undefined}>
      <th scope="row">{row.time}</th>
      {row.cells.map((cell, index) => (
        // A chair has no name but its number.
        <td
          key={chairs[index]}
          data-chair={chairs[index]}
          className={cell.kind === 'none' ? styles.none : cell.kind === 'booked' ? undefined : styles.bare}
        >
          <Cell cell={cell} chair={chairs[index] ?? ''} row={row} {...board} />
        </td>
      ))}
      {hasExtra ? (
        <td data-chair={DAY.extra} className={row.extra.length > 0 ? undefined : styles.none}>
          {row.extra.map((card) => announced(card, board))}
        </td>
      ) : null}
    </tr>
  )
}

/** A laptop's screen fits this many columns; more of them scroll inside the board. */
const FITTING = 6

export function DayBoard({ day, ...board }: Common & { day: DayView }) {
  const { DAY } = useTexts('desk-day')
  const hasExtra = day.rows.some(({ extra }) => extra.length > 0)
  const heads = hasExtra ? [...day.chairs, DAY.extra] : day.chairs
  const look = heads.length > FITTING ? `${styles.board} ${styles.many}` : styles.board
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard (WCAG 2.1.1)
    <section className={look} aria-label={DAY.board} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{DAY.time}</th>
            {heads.map((chair) => (
              <th key={chair} scope="col">
                {chair}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.rows.map((row) => (
            <Row key={row.start} row={row} chairs={day.chairs} hasExtra={hasExtra} {...board} />
          ))}
        </tbody>
      </table>
    </section>
  )
}
