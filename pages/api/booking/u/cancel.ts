import { withApi } from '@/lib/http/with-api'
import { cancelBooking } from '@/lib/server/cancel-booking'
import { accessOf } from '@/lib/steps/booking-page'
import { bookingBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(bookingBody, async ({ body, ...visitor }) =>
  cancelBooking(visitor.deps, await accessOf(visitor, body.reference, body.key ?? '')),
)
