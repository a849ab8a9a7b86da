import { withPatientApi } from '@/lib/http/calls/with-api'
import { emptyBody } from '@/lib/page-handlers/calls/inputs'
import { endSessions } from '@/lib/use-cases/account/end-session'

export const config = { api: { bodyParser: false } }

export default withPatientApi({ body: emptyBody }, async ({ deps, session, signedIn }) => {
  await endSessions(deps, signedIn.uid)
  session.end()
  return { ended: true }
})
