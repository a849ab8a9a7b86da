import { withApi } from '@/lib/http/with-api'
import { endSession } from '@/lib/server/end-session'
import { emptyBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withApi(emptyBody, async ({ deps, session }) => {
  if (session.token !== null) await endSession(deps, session.token)
  session.end()
  return { ended: true }
})
