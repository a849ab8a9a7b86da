import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { getClinic } from '@/lib/use-cases/clinics/get'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['clinic/u/get'], async ({ deps, body }) => {
  const clinic = await getClinic(deps, body.cid)
  return clinic ? { clinic } : { kind: 'not_found' }
})
