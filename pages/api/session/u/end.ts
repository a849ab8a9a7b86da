import { withApi } from '@/lib/http/with-api'
import { emptyBody } from '@/lib/screens/calls/inputs'
import { endedSessions } from '@/lib/screens/calls/session'

export const config = { api: { bodyParser: false } }

export default withApi({ body: emptyBody }, async (visitor) => {
  await endedSessions(visitor)
  visitor.session.end()
  return { ended: true }
})
