import { withApi } from '@/lib/http/calls/with-api'
import { emptyBody } from '@/lib/page-handlers/calls/inputs'
import { referralAllowed } from '@/lib/use-cases/referral/allowed'

export const config = { api: { bodyParser: false } }

export default withApi({ body: emptyBody }, async ({ deps, patient }) => ({
  referral_allowed: await referralAllowed(deps, (await patient())?.uid ?? null),
}))
