import { withApi } from '@/lib/http/with-api'
import { bookingBody } from '@/lib/screens/calls/inputs'
import { accessOf } from '@/lib/screens/manage/booking-page'
import { cancelBooking } from '@/lib/use-cases/booking/cancel'

export const config = { api: { bodyParser: false } }

export default withApi({ body: bookingBody, done: ['cancelled', 'already'] }, async ({ body, ...visitor }) =>
  cancelBooking(visitor.deps, await accessOf(visitor, body.reference, body.key ?? '')),
)
