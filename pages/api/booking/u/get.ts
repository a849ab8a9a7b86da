import { withApi } from '@/lib/http/calls/with-api'
import { accessOf } from '@/lib/page-handlers/booking/booking-page'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { findBooking } from '@/lib/use-cases/booking/find'
import { redactForLink } from '@/lib/use-cases/booking/redact-for-link'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['booking/u/get'], async ({ body, ...visitor }) => {
  const booking = await findBooking(visitor.deps, await accessOf(visitor, body.reference, body.key ?? ''))
  return booking ? { booking: redactForLink(booking) } : { kind: 'not_found' }
})
