import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { listCities } from '@/lib/use-cases/clinics/list-cities'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['city/u/list'], async ({ deps }) => ({ cities: await listCities(deps) }))
