// One companion's link opens all bookings, because all went to the same number.

import { managePath } from '@/lib/addresses/paths'
import type { Visitor } from '@/lib/http/visitor'
import { patientLine } from '@/lib/page-handlers/booking/booking-view'
import { formatDay, formatTime } from '@/lib/texts/format'
import type { FoundBooking } from '@/lib/use-cases/booking/find'
import { listCompanions } from '@/lib/use-cases/companions/companions'
import type { CompanionView } from '@/lib/views/booking'

/** Their links' keys become cookies too. */
export async function companionViews(visitor: Visitor, booking: FoundBooking): Promise<CompanionView[]> {
  const { texts, deps, manage } = visitor
  const companions = await listCompanions(deps, booking)
  return companions.map(({ reference, name, age, date, start, key }) => {
    if (booking.hasLink && !booking.isOwn && manage.key(reference) !== key) manage.keep(reference, key)
    const when = `${formatDay(texts, date)}, ${formatTime(texts, start)}`
    return { reference, name: patientLine(texts, { name, age }), when, href: managePath(reference) }
  })
}
