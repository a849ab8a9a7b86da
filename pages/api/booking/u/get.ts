import { withApi } from '@/lib/http/with-api'
import { findBooking } from '@/lib/server/find-booking'
import { seenBooking } from '@/lib/server/seen-booking'
import { accessOf } from '@/lib/steps/booking-page'
import { bookingBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(bookingBody, async ({ body, ...visitor }) => {
  const booking = await findBooking(visitor.deps, await accessOf(visitor, body.reference, body.key ?? ''))
  return booking ? { booking: seenBooking(booking) } : { kind: 'not_found' }
})
