// A link's key becomes a cookie and leaves the address before the page is shown.

import type { PageRequest } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { accessOf, bookingFor } from '@/lib/page-handlers/booking/booking-page'
import type { BookingAccess } from '@/lib/use-cases/booking/find'

/** `path` makes the page's address from a reference. */
export async function byLink(
  { page, visitor, form = null }: Pick<PageRequest, 'page' | 'visitor'> & Partial<Pick<PageRequest, 'form'>>,
  path: (reference: string) => string,
): Promise<{ access: BookingAccess } | { elsewhere: { redirect: { destination: string; statusCode: 303 } } }> {
  const [reference, key] = [queryValue(page.params?.reference), queryValue(page.query.key)]
  if (key === '') return { access: await accessOf(visitor, reference, '') }
  const booking = await bookingFor(visitor, reference, key)
  if (booking?.hasLink) visitor.manage.keep(booking.reference, key)
  if (form) return { access: await accessOf(visitor, reference, key) }
  return { elsewhere: { redirect: { destination: path(booking?.reference ?? reference), statusCode: 303 } } }
}
