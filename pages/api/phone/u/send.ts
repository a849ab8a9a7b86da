import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { sendProofCode } from '@/lib/use-cases/account/prove-number'
import { codePort } from '@/lib/use-cases/runtime'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['phone/u/send'], async ({ deps, owner, network, language, body }) =>
  sendProofCode(deps, codePort(), { owner: owner(), network, language, phone: body.phone }),
)
