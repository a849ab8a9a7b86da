import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { citiesInLanguage } from '@/lib/page-handlers/calls/clinics'

export const config = { api: { bodyParser: false } }

export default withApi(BOOKING_CALLS['city/u/list'], async ({ texts, deps }) => ({
  cities: await citiesInLanguage(texts, deps),
}))
