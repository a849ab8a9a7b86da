import { withApi } from '@/lib/http/with-api'
import { rescheduleBooking } from '@/lib/server/reschedule-booking'
import { accessOf } from '@/lib/steps/booking-page'
import { rescheduleBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(rescheduleBody, async ({ body, ...visitor }) => {
  const { reference, key = '', date, start, end } = body
  const { network } = visitor
  return rescheduleBooking(visitor.deps, { ...(await accessOf(visitor, reference, key)), date, start, end, network })
})
