// This page only shows; the booking's page handles its forms.

import { managePath } from '@/lib/addresses/paths'
import { withPage } from '@/lib/http/forms/with-page'
import { queryValue } from '@/lib/http/query-value'
import { bookingFor } from '@/lib/page-handlers/booking/booking-page'
import { bookingView } from '@/lib/page-handlers/booking/booking-view'
import { otherTimes } from '@/lib/page-handlers/booking/move-times'
import { companionViews } from '@/lib/page-handlers/companions/companions'
import { redactForLink } from '@/lib/use-cases/booking/redact-for-link'
import type { BookingView, CompanionView, SlotOption } from '@/lib/views/booking'

/** `companions` could be cancelled too. */
export type CancelProps = { ticket: BookingView; nearest: SlotOption[]; companions: CompanionView[] }

/** Redirects to the booking if there is nothing to cancel. */
export const cancelPage = withPage<CancelProps>('/manage/[reference]/cancel', async ({ page, visitor }) => {
  const reference = queryValue(page.params?.reference)
  const booking = await bookingFor(visitor, reference, '')
  if (!booking?.canChange)
    return { redirect: { destination: managePath(booking?.reference ?? reference), statusCode: 303 } }
  const ticket = bookingView(visitor.texts, redactForLink(booking), visitor.deps.now)
  const companions = await companionViews(visitor, booking)
  return { props: { ticket, nearest: await otherTimes(visitor, booking), companions } }
})
