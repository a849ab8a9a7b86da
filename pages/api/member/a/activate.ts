import { withPatientApi } from '@/lib/http/with-api'
import { activateMembership } from '@/lib/server/activate-membership'
import { memberBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withPatientApi(memberBody, ({ deps, signedIn, body }) =>
  activateMembership(deps, { uid: signedIn.uid, issue: body.issue }),
)
