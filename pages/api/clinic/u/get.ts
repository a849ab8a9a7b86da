import { withApi } from '@/lib/http/with-api'
import { clinicBody } from '@/lib/screens/calls/inputs'
import { getClinic } from '@/lib/use-cases/clinics/get'

export const config = { api: { bodyParser: false } }

export default withApi({ body: clinicBody }, async ({ deps, body }) => {
  const clinic = await getClinic(deps, body.cid)
  return clinic ? { clinic } : { kind: 'not_found' }
})
