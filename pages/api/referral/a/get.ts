import { withPatientApi } from '@/lib/http/with-api'
import { getReferral } from '@/lib/server/get-referral'
import { emptyBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withPatientApi(emptyBody, async ({ deps, signedIn }) => {
  const referral = await getReferral(deps, signedIn.uid)
  return referral ?? { kind: 'not_found' }
})
