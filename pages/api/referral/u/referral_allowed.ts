import { withApi } from '@/lib/http/with-api'
import { referralAllowed } from '@/lib/server/referral-allowed'
import { emptyBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(emptyBody, async ({ deps, patient }) => ({
  referral_allowed: await referralAllowed(deps, (await patient())?.uid ?? null),
}))
