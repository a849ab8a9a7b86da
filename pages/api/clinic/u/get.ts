import { withApi } from '@/lib/http/with-api'
import { getClinic } from '@/lib/server/get-clinic'
import { clinicBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(clinicBody, async ({ deps, body }) => {
  const clinic = await getClinic(deps, body.cid)
  return clinic ? { clinic } : { kind: 'not_found' }
})
