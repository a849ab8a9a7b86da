// For a power cut or a network failure.

import { DeskFrame } from '@/components/desk/frame'
import { HouseLink } from '@/components/desk/house-link'
import { Table } from '@/components/kit/table'
import { useTexts } from '@/lib/browser/texts'
import { fill } from '@/lib/texts/fill'
import type { PrintView } from '@/lib/views/desk/day'
import type { DeskView } from '@/lib/views/desk/frame'

export function DayPrint({ desk, print: view }: { desk: DeskView; print: PrintView }) {
  const { PRINT } = useTexts('desk-print')
  const title = fill(PRINT.title, { place: view.placeName, day: view.day })
  const where = view.isAtHome ? [PRINT.address] : []
  const chair = view.isAtHome ? PRINT.team : PRINT.chair
  const heads = [PRINT.time, chair, PRINT.name, PRINT.phone, ...where, PRINT.what, PRINT.known, PRINT.came]
  const rows = view.lines.map(({ reference, time, chair, name, phone, home, what, tags, state }) => ({
    key: reference,
    cells: [
      time,
      chair,
      name,
      phone,
      ...(view.isAtHome ? [home ? <HouseLink key="house" house={home} /> : ''] : []),
      what,
      tags,
      state,
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
