import { withPatientApi } from '@/lib/http/with-api'
import { memberBody } from '@/lib/screens/calls/inputs'
import { activateMembership } from '@/lib/use-cases/membership/activate'

export const config = { api: { bodyParser: false } }

export default withPatientApi({ body: memberBody, done: ['activated'] }, ({ deps, signedIn, body }) =>
  activateMembership(deps, { uid: signedIn.uid, issue: body.issue }),
)
