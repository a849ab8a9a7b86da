import { withPatientApi } from '@/lib/http/with-api'
import { listBookings } from '@/lib/server/list-bookings'
import { emptyBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withPatientApi(emptyBody, ({ deps, signedIn }) => listBookings(deps, signedIn))
