import { withApi } from '@/lib/http/calls/with-api'
import { accessOf } from '@/lib/page-handlers/booking/booking-page'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['booking/u/cancel'], async ({ body, ...visitor }) =>
  cancelBooking(visitor.deps, await accessOf(visitor, body.reference, body.key ?? '')),
)
