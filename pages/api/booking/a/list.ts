import { withPatientApi } from '@/lib/http/with-api'
import { emptyBody } from '@/lib/screens/calls/inputs'
import { listBookings } from '@/lib/use-cases/booking/list'

export const config = { api: { bodyParser: false } }

export default withPatientApi({ body: emptyBody }, ({ deps, signedIn }) => listBookings(deps, signedIn))
