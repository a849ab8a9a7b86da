import { DESK_PATHS } from '@/lib/addresses/desk'
import { managePath, receiptPath } from '@/lib/addresses/paths'
import { withDesk } from '@/lib/http/forms/with-desk'
import { withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { byLink } from '@/lib/page-handlers/booking/link-key'
import { initials } from '@/lib/page-handlers/desk/visit-card'
import { receiptViews } from '@/lib/page-handlers/payments/receipt-views'
import { findBooking } from '@/lib/use-cases/booking/find'
import { redactForLink } from '@/lib/use-cases/booking/redact-for-link'
import { readReceipts } from '@/lib/use-cases/payments/read-receipts'
import type { ReceiptsView } from '@/lib/views/receipt'

export type ReceiptProps = { view: ReceiptsView }

/** Redirects to the booking if nothing was paid, and for a visitor without access. */
export const receiptPage = withPage<ReceiptProps>('/manage/[reference]/receipt', async (request) => {
  const link = await byLink(request, receiptPath)
  if ('elsewhere' in link) return link.elsewhere
  const { deps, texts } = request.visitor
  const booking = await findBooking(deps, link.access)
  const bookingHref = managePath(booking?.reference ?? link.access.reference)
  const receipts = booking ? receiptViews(texts, redactForLink(booking), await readReceipts(deps, booking.id)) : []
  if (receipts.length === 0) return { redirect: { destination: bookingHref, statusCode: 303 } }
  return { props: { view: { bookingHref, receipts } } }
})

/** Hides the name while the screen does. */
export const deskReceiptPage = withDesk<ReceiptProps>(
  '/desk/booking/[reference]/receipt',
  {},
  async ({ page, visitor: { deps, texts, desk: screen }, desk }) => {
    const booking = await findBooking(deps, { reference: queryValue(page.params?.reference), staff: desk.actor })
    if (!booking) return { notFound: true }
    const name = screen.isHiding ? initials(booking.name) : booking.name
    const receipts = receiptViews(texts, { ...booking, name }, await readReceipts(deps, booking.id))
    return { props: { view: { bookingHref: DESK_PATHS.booking(booking.reference), receipts } }, at: booking.place.id }
  },
)
