import { withPatientApi } from '@/lib/http/with-api'
import { emptyBody } from '@/lib/pages/calls/inputs'
import { endSessions } from '@/lib/use-cases/session/end'

export const config = { api: { bodyParser: false } }

export default withPatientApi({ body: emptyBody }, async ({ deps, session, signedIn }) => {
  await endSessions(deps, signedIn.uid)
  session.end()
  return { ended: true }
})
