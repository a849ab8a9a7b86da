import { withApi } from '@/lib/http/with-api'
import { searchClinics } from '@/lib/server/search-clinics'
import { pointOf, searchBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(searchBody, ({ deps, owner, body }) =>
  searchClinics(deps, {
    cityId: body.city,
    owner: owner(),
    near: pointOf(body.latLng),
    q: body.q,
    cid: body.cid,
    day: body.date,
  }),
)
