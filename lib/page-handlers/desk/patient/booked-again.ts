import type { DeskRequest } from '@/lib/http/forms/with-desk'
import { queryValue } from '@/lib/http/query-value'
import { readablePhone } from '@/lib/texts/format'
import { findBooking } from '@/lib/use-cases/booking/find'

/** `?again=<reference>` names nobody. Nothing is filled in while names are hidden. */
export async function bookedAgain({
  page,
  visitor,
  desk,
}: DeskRequest): Promise<Readonly<Record<string, string>> | null> {
  const reference = queryValue(page.query.again)
  if (reference === '' || visitor.desk.isHiding) return null
  const booking = await findBooking(visitor.deps, { reference, staff: desk.actor })
  if (!booking || booking.phone === '') return null
  return { phone: readablePhone(booking.phone), name: booking.name, language: booking.language }
}
