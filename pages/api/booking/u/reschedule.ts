import { withApi } from '@/lib/http/with-api'
import { rescheduleBody } from '@/lib/screens/calls/inputs'
import { accessOf } from '@/lib/screens/manage/booking-page'
import { rescheduleBooking } from '@/lib/use-cases/booking/reschedule'

export const config = { api: { bodyParser: false } }

export default withApi({ body: rescheduleBody, done: ['moved'] }, async ({ body, ...visitor }) => {
  const { reference, key = '', date, start, end } = body
  const { network } = visitor
  return rescheduleBooking(visitor.deps, { ...(await accessOf(visitor, reference, key)), date, start, end, network })
})
