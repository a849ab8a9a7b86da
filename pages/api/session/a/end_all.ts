import { withPatientApi } from '@/lib/http/with-api'
import { endSessions } from '@/lib/server/end-session'
import { emptyBody } from '@/lib/steps/call-inputs'

export const config = { api: { bodyParser: false } }

export default withPatientApi(emptyBody, async ({ deps, session, signedIn }) => {
  await endSessions(deps, signedIn.uid)
  session.end()
  return { ended: true }
})
