// A manager of some places sees only their staff.

import { withDesk } from '@/lib/http/forms/with-desk'
import { readablePhone } from '@/lib/texts/format'
import { listStaff } from '@/lib/use-cases/desk/staff/manage-staff'
import type { StaffLine } from '@/lib/views/desk/staff'

export type StaffProps = { staff: readonly StaffLine[] }

export const staffPage = withDesk<StaffProps>('/desk/staff', { role: 'manager' }, async ({ visitor, desk }) => {
  const { STAFF } = visitor.texts['desk-staff']
  const staff = await listStaff(visitor.deps)
  const shown = staff.filter(({ everywhere, place_ids }) => everywhere || place_ids.some((id) => desk.actor.mayAt(id)))
  return {
    props: {
      staff: shown.map((row) => ({
        id: row.id,
        name: row.personal_name,
        phone: readablePhone(row.personal_phone),
        role: STAFF.roles[row.role],
        where: row.everywhere ? STAFF.everywhere : row.places.join(', '),
        pin: row.has_pin ? STAFF.chosen : STAFF.missing,
      })),
    },
  }
})
