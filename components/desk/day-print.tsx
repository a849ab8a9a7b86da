// The day on paper: for when the power or the network is away.
import type { VisitCard } from '@/components/desk/day-views'
import { DeskFrame } from '@/components/desk/frame'
import { HouseLink } from '@/components/desk/house-link'
import type { DeskView } from '@/components/desk/views'
import { Table } from '@/components/kit/table'
import { useWords } from '@/lib/browser/words'
import { fill } from '@/lib/texts/fill'

export type PrintView = {
  placeName: string
  /** Of a team that comes to the house. */
  isAtHome: boolean
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
    /** Of a home visit: the house, and where it is on a map. */
    home: VisitCard['home']
    tags: string
    state: string
  }[]
}

export function DayPrint({ desk, print: view }: { desk: DeskView; print: PrintView }) {
  const { PRINT } = useWords('desk-print')
  const title = fill(PRINT.title, { place: view.placeName, day: view.day })
  const where = view.isAtHome ? [PRINT.address] : []
  const chair = view.isAtHome ? PRINT.team : PRINT.chair
  const heads = [PRINT.time, chair, PRINT.name, PRINT.phone, ...where, PRINT.what, PRINT.known, PRINT.came]
  const rows = view.lines.map(({ reference, time, chair, name, phone, home, what, tags, state }) => ({
    key: reference,
    cells: [
      ...[time, chair, name, phone],
      ...(view.isAtHome ? [home ? <HouseLink key="house" house={home} /> : ''] : []),
      ...[what, tags, state],
    ],
  }))
  return (
    <DeskFrame desk={desk} title={title}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{fill(PRINT.at, { at: view.at })}</p>
      <Table caption={title} heads={heads} rows={rows} />
      <p>{PRINT.shred}</p>
    </DeskFrame>
  )
}
