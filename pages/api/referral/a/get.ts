import { withPatientApi } from '@/lib/http/with-api'
import { emptyBody } from '@/lib/screens/calls/inputs'
import { getReferral } from '@/lib/use-cases/referral/get'

export const config = { api: { bodyParser: false } }

export default withPatientApi({ body: emptyBody }, async ({ deps, signedIn }) => {
  const referral = await getReferral(deps, signedIn.uid)
  return referral ?? { kind: 'not_found' }
})
