// A link's key becomes a cookie and leaves the address before the page is shown.

import type { PageRequest } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import type { Visitor } from '@/lib/http/visitor'
import { accessOf } from '@/lib/page-handlers/booking/booking-page'
import { type BookingAccess, findBooking } from '@/lib/use-cases/booking/find'

/** Resolves with the canonical reference of the booking that the key opens, or null. */
export type Opens = (visitor: Visitor, access: BookingAccess) => Promise<string | null>

const opensBooking =
  (link: Pick<BookingAccess, 'allowsExpired'>): Opens =>
  async ({ deps }, access) => {
    const booking = await findBooking(deps, { ...access, ...link })
    return booking?.hasLink ? booking.reference : null
  }
const opensStanding = opensBooking({})
/** Only for the page of an answer. */
export const opensExpired = opensBooking({ allowsExpired: true })

/** `path` makes the page's address from a reference. */
export async function byLink(
  { page, visitor, form = null }: Pick<PageRequest, 'page' | 'visitor'> & Partial<Pick<PageRequest, 'form'>>,
  path: (reference: string) => string,
  opens: Opens = opensStanding,
): Promise<{ access: BookingAccess } | { elsewhere: { redirect: { destination: string; statusCode: 303 } } }> {
  const [reference, key] = [queryValue(page.params?.reference), queryValue(page.query.key)]
  const access = await accessOf(visitor, reference, key)
  if (key === '') return { access }
  const opened = await opens(visitor, access)
  if (opened !== null) visitor.manage.keep(opened, key)
  if (form) return { access }
  return { elsewhere: { redirect: { destination: path(opened ?? reference), statusCode: 303 } } }
}
