import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { checkProofCode } from '@/lib/use-cases/account/prove-number'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['phone/u/prove'], async ({ deps, owner, body }) =>
  checkProofCode(deps, { owner: owner(), ...body }),
)
