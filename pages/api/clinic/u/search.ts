import { readPoint } from '@/lib/catalogue/point'
import { withApi } from '@/lib/http/with-api'
import { searchBody } from '@/lib/screens/calls/inputs'
import { searchClinics } from '@/lib/use-cases/clinics/search'

export const config = { api: { bodyParser: false } }

export default withApi({ body: searchBody }, ({ deps, owner, body }) =>
  searchClinics(deps, {
    cityId: body.city,
    owner: owner(),
    near: readPoint(body.latLng) ?? undefined,
    q: body.q,
    cid: body.cid,
    day: body.date,
  }),
)
