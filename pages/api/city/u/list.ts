import { withApi } from '@/lib/http/with-api'
import { listCities } from '@/lib/server/list-cities'
import { emptyBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(emptyBody, async ({ deps }) => ({ cities: await listCities(deps) }))
