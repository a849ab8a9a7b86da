import { withApi } from '@/lib/http/with-api'
import { emptyBody } from '@/lib/screens/calls/inputs'
import { listCities } from '@/lib/use-cases/clinics/list-cities'

export const config = { api: { bodyParser: false } }

export default withApi({ body: emptyBody }, async ({ deps }) => ({ cities: await listCities(deps) }))
