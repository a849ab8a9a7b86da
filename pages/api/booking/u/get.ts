import { withApi } from '@/lib/http/with-api'
import { bookingBody } from '@/lib/screens/calls/inputs'
import { accessOf } from '@/lib/screens/manage/booking-page'
import { findBooking } from '@/lib/use-cases/booking/find'
import { seenBooking } from '@/lib/use-cases/booking/seen'

export const config = { api: { bodyParser: false } }

export default withApi({ body: bookingBody }, async ({ body, ...visitor }) => {
  const booking = await findBooking(visitor.deps, await accessOf(visitor, body.reference, body.key ?? ''))
  return booking ? { booking: seenBooking(booking) } : { kind: 'not_found' }
})
