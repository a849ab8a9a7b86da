import { DeskFrame } from '@/components/desk/frame'
import { Note } from '@/components/kit/note'
import { Table } from '@/components/kit/table'
import { useTexts } from '@/lib/browser/texts'
import type { DeskView } from '@/lib/views/desk/frame'
import type { StaffLine } from '@/lib/views/desk/staff'

export function DeskStaff({ desk, staff }: { desk: DeskView; staff: readonly StaffLine[] }) {
  const { STAFF } = useTexts('desk-staff')
  const heads = [STAFF.name, STAFF.phone, STAFF.role, STAFF.where, STAFF.pin]
  const rows = staff.map(({ id, name, phone, role, where, pin }) => ({
    key: id,
    cells: [name, phone, role, where, pin],
  }))
  return (
    <DeskFrame desk={desk} title={STAFF.title}>
      <h1 tabIndex={-1}>{STAFF.title}</h1>
      <Note>{STAFF.lead}</Note>
      <Table caption={STAFF.title} heads={heads} rows={rows} />
    </DeskFrame>
  )
}
