import { readPoint } from '@/lib/catalogue/point'
import { withApi } from '@/lib/http/with-api'
import { refusedCity, searchBody } from '@/lib/screens/calls/inputs'
import { searchClinics } from '@/lib/use-cases/clinics/search'

export const config = { api: { bodyParser: false } }

export default withApi({ body: searchBody }, async ({ deps, owner, words, body }) => {
  const found = await searchClinics(deps, {
    cityId: body.city,
    owner: owner(),
    near: readPoint(body.latLng) ?? undefined,
    q: body.q,
    cid: body.cid,
    day: body.date,
  })
  // Only where none is found is it asked whether there is such a city.
  return (found.clinics.length === 0 && (await refusedCity(words, deps, body.city))) || found
})
