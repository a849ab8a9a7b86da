import { withPatientApi } from '@/lib/http/with-api'
import { emptyBody } from '@/lib/screens/calls/inputs'
import { benefitsLeft } from '@/lib/use-cases/membership/benefits'
import { getMembership } from '@/lib/use-cases/membership/get'

export const config = { api: { bodyParser: false } }

export default withPatientApi({ body: emptyBody }, async ({ deps, signedIn }) => ({
  membership: await getMembership(deps, signedIn.uid),
  left: await benefitsLeft(deps, signedIn.uid),
}))
