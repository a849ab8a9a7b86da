// The day on paper: for when the power or the network is away.
import { DeskFrame } from '@/components/desk/frame'
import type { DeskView } from '@/components/desk/views'
import { Table } from '@/components/kit/table'
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
  const heads = [PRINT.time, PRINT.chair, PRINT.name, PRINT.phone, PRINT.what, PRINT.known, PRINT.came]
  const rows = view.lines.map(({ reference, time, chair, name, phone, what, tags, state }) => ({
    key: reference,
    cells: [time, chair, name, phone, what, tags, state],
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
