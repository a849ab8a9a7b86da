import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { releaseHold } from '@/lib/use-cases/booking/release-hold'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['slot/u/release'], ({ deps, owner, body }) =>
  releaseHold(deps, { owner: owner(), sid: body.sid }),
)
