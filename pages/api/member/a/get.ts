import { withPatientApi } from '@/lib/http/with-api'
import { getMembership } from '@/lib/server/get-membership'
import { benefitsLeft } from '@/lib/server/member-benefits'
import { emptyBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withPatientApi(emptyBody, async ({ deps, signedIn }) => ({
  membership: await getMembership(deps, signedIn.uid),
  left: await benefitsLeft(deps, signedIn.uid),
}))
