import { withApi } from '@/lib/http/calls/with-api'
import { accessOf } from '@/lib/page-handlers/booking/booking-page'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['booking/u/reschedule'], async ({ body, ...visitor }) => {
  const { reference, key = '', date, start, end } = body
  const { network } = visitor
  return rescheduleBooking(visitor.deps, { ...(await accessOf(visitor, reference, key)), date, start, end, network })
})
