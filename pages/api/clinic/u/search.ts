import { readPoint } from '@/lib/catalogue/clinics/point'
import { withApi } from '@/lib/http/calls/with-api'
import { BOOKING_CALLS } from '@/lib/page-handlers/calls/booking-calls'
import { clinicsAnywhere, inCallsLanguage } from '@/lib/page-handlers/calls/clinics'
import { minutesFor, refusedCity } from '@/lib/page-handlers/calls/inputs'
import { searchClinics } from '@/lib/use-cases/clinics/search'

export const config = { api: { bodyParser: false } }

// With a city: its clinics and their next slots. Without: all clinics, without slots.
export default withApi(BOOKING_CALLS['clinic/u/search'], async ({ deps, ownerBefore, texts, body }) => {
  const near = readPoint(body.latLng) ?? undefined
  if (body.city === undefined) return clinicsAnywhere(texts, deps, { typed: body.q ?? '', near })
  const found = await searchClinics(deps, {
    cityId: body.city,
    owner: ownerBefore() ?? '',
    near,
    q: body.q,
    cid: body.cid,
    day: body.date,
    visitMinutes: minutesFor(body),
  })
  // An empty result may come from an unknown city.
  return (found.clinics.length === 0 && (await refusedCity(texts, deps, body.city))) || inCallsLanguage(texts, found)
})
